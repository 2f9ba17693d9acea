// The emblem of an alien as its file has it: paths in a square of 64 by 64, the lowest first.

/** Attributes of a path by their names in SVG. */
export type Path = Readonly<Record<string, string>>;
export type Emblem = readonly Path[];

/** The paths of an emblem.svg, which has nothing else. */
export function emblemIn(svg: string): Emblem {
  return [...svg.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  );
}
