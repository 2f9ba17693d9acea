// A line to the server that can be cut and mended, as networks do.

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { lastingPort } from './ports';

export class Line {
  private readonly open = new Set<Socket>();
  private door: Server | undefined;
  private port = 0;

  private constructor(private readonly target: number) {}

  static async to(address: string): Promise<Line> {
    const line = new Line(Number(new URL(address).port));
    await line.mend();
    return line;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  cut(): void {
    this.door?.close();
    for (const socket of this.open) socket.destroy();
  }

  async mend(): Promise<void> {
    this.door = createServer((near) => this.join(near, connect(this.target, '127.0.0.1')));
    this.port ||= await lastingPort();
    this.door.listen(this.port, '127.0.0.1');
    await once(this.door, 'listening');
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.open.delete(from);
        to.destroy();
      });
    }
  }
}
