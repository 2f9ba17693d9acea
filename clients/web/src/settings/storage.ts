// What this browser keeps between visits. Where it keeps nothing (private windows, blocked
// storage), things last as long as the page.

const memory = new Map<string, string>();

export function readSetting(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function writeSetting(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // The memory has it.
  }
}

export function dropSetting(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
