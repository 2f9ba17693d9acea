// The camera over the map: where it is, and how it gets elsewhere.

import { movesThings } from '../../../table/motion';
import {
  around,
  clamped,
  fit,
  fitScale,
  isSeen,
  panned,
  pointUnder,
  viewBoxOf,
  zoomed,
  type Camera,
  type Sight,
} from '../camera';
import { placeAt, type Box, type Place, type Point } from '../hex';

const FLIGHT = 280;

export class MapCamera {
  width = $state(0);
  height = $state(0);
  /** Undefined as long as the whole board is meant. */
  #wanted = $state.raw<Camera | undefined>();
  #timer = 0;
  readonly #board: () => Box;

  constructor(board: () => Box) {
    this.#board = board;
  }

  readonly screen = $derived.by((): Box => ({ width: this.width, height: this.height }));

  readonly at = $derived.by((): Camera => {
    const board = this.#board();
    return this.#wanted ? clamped(this.#wanted, board, this.screen) : fit(board, this.screen);
  });

  readonly viewBox = $derived.by((): string => viewBoxOf(this.at, this.screen));

  /** Is the whole board on the screen? */
  get isWhole(): boolean {
    return this.scale <= fitScale(this.#board(), this.screen) * 1.05;
  }

  get scale(): number {
    return this.at.scale;
  }

  pointAt(pixel: Point): Point {
    return pointUnder(this.at, this.screen, pixel);
  }

  placeAt(pixel: Point): Place {
    return placeAt(this.pointAt(pixel));
  }

  isSeen(point: Point): boolean {
    return isSeen(this.at, this.screen, point);
  }

  pan(dx: number, dy: number): void {
    this.#set(panned(this.at, dx, dy));
  }

  zoom(factor: number, pixel: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#set(zoomed(this.at, this.screen, pixel, factor));
  }

  fit(): void {
    cancelAnimationFrame(this.#timer);
    this.#wanted = undefined;
  }

  /** Puts a point into the middle of the screen. */
  centre({ x, y }: Point, scale = this.scale): void {
    this.#fly({ x, y, scale });
  }

  /** Shows all these points, if there is room for them at a scale one can point at. */
  show(points: readonly Point[], sight: Sight): void {
    const camera = around(points, this.screen, sight);
    if (camera) this.#fly(camera);
  }

  #set(camera: Camera): void {
    cancelAnimationFrame(this.#timer);
    this.#wanted = clamped(camera, this.#board(), this.screen);
  }

  #fly(camera: Camera): void {
    const [from, to] = [this.at, clamped(camera, this.#board(), this.screen)];
    cancelAnimationFrame(this.#timer);
    if (!movesThings()) {
      this.#wanted = to;
      return;
    }
    const begin = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - begin) / FLIGHT);
      const eased = part * part * (3 - 2 * part);
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.#wanted = {
        x: mix(from.x, to.x),
        y: mix(from.y, to.y),
        scale: mix(from.scale, to.scale),
      };
      if (part < 1) this.#timer = requestAnimationFrame(step);
    };
    this.#timer = requestAnimationFrame(step);
  }
}
