// The engine in the browser: plays a whole record again, without trusting the server.

interface Engine {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly buffer: (size: number) => number;
  readonly verify_record: (size: number) => number;
}

async function load(): Promise<Engine> {
  const nothing = (): number => 0;
  const host = { fd_close: nothing, fd_seek: nothing, fd_write: nothing };
  const { instance } = await WebAssembly.instantiateStreaming(fetch('/engine.wasm'), {
    wasi_snapshot_preview1: host,
  });
  // The module's own description of what it exports is tests/wasm.
  const engine = instance.exports as unknown as Engine;
  engine._initialize();
  return engine;
}

function textAt(engine: Engine, address: number): string {
  const bytes = new Uint8Array(engine.memory.buffer);
  return new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
}

/** What is wrong with the record, or '' when promise, seed and every position hold. */
export async function faultOf(record: string): Promise<string> {
  const engine = await load();
  const bytes = new TextEncoder().encode(record);
  const address = engine.buffer(bytes.length);
  new Uint8Array(engine.memory.buffer).set(bytes, address);
  return textAt(engine, engine.verify_record(bytes.length));
}
