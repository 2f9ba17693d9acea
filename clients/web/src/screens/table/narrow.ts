// Whether the table is shown as on a phone: one column, log and chat in a drawer.

export function isNarrow(): boolean {
  return matchMedia('(width < 900px)').matches;
}
