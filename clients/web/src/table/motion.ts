// Whether things may move: the page says so at its root, for the device and the reader's settings.

export function movesThings(): boolean {
  return document.documentElement.dataset['motion'] !== 'off';
}
