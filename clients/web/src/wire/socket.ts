// The part of a WebSocket the connection uses: the seam for tests.

export interface Socket {
  onopen: (() => void) | undefined;
  onmessage: ((text: string) => void) | undefined;
  onclose: (() => void) | undefined;
  send(text: string): void;
  close(): void;
}

export type OpenSocket = () => Socket;

export function openBrowserSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const real = new WebSocket(`${scheme}://${location.host}/ws`);
  const socket: Socket = {
    onopen: undefined,
    onmessage: undefined,
    onclose: undefined,
    send: (text) => real.send(text),
    close: () => real.close(),
  };
  real.onopen = () => socket.onopen?.();
  real.onmessage = (event) => socket.onmessage?.(String(event.data));
  real.onclose = () => socket.onclose?.();
  return socket;
}
