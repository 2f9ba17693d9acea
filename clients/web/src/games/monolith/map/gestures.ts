// Dragging, pinching, the wheel and clicks on the map, for mouse and touch alike.

import type { Point } from '../hex';
import type { MapCamera } from './mapCamera.svelte';

/** Pixels a pointer may tremble during a click. */
const TREMBLE = 7;

export interface Clicked {
  readonly pixel: Point;
  readonly isTouch: boolean;
}

export class Gestures {
  private readonly down = new Map<number, Point>();
  private begin: Point = { x: 0, y: 0 };
  private isDrag = false;

  constructor(
    private readonly camera: MapCamera,
    private readonly click: (clicked: Clicked) => void,
    private readonly hover: (pixel: Point | null) => void,
  ) {}

  private pixelOf(event: MouseEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  readonly press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = this.pixelOf(event);
    if (this.down.size === 0) {
      this.begin = at;
      this.isDrag = false;
    }
    this.down.set(event.pointerId, at);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    const at = this.pixelOf(event);
    const last = this.down.get(event.pointerId);
    if (!last) {
      if (event.pointerType === 'mouse') this.hover(at);
      return;
    }
    if (Math.hypot(at.x - this.begin.x, at.y - this.begin.y) > TREMBLE) this.isDrag = true;
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(last, at, other);
    else if (this.isDrag) this.camera.pan(at.x - last.x, at.y - last.y);
    this.down.set(event.pointerId, at);
  };

  private pinch(last: Point, at: Point, other: Point): void {
    this.isDrag = true;
    const [before, now] = [last, at].map((p) => Math.hypot(p.x - other.x, p.y - other.y));
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.camera.pan((at.x - last.x) / 2, (at.y - last.y) / 2);
    if (before && now) this.camera.zoom(now / before, middle);
  }

  readonly release = (event: PointerEvent): void => {
    const wasDown = this.down.delete(event.pointerId);
    if (!wasDown || this.down.size > 0 || this.isDrag) return;
    this.click({ pixel: this.pixelOf(event), isTouch: event.pointerType !== 'mouse' });
  };

  readonly cancel = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
    this.isDrag = true;
  };

  readonly leave = (): void => this.hover(null);

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * 0.0016), this.pixelOf(event));
  };
}
