import type { Counter } from './counter.js';

interface Window {
  count: number;
  endsAt: number;
}

/** More names than this are not remembered at once; the one first seen is forgotten first. */
const MOST_NAMES = 100_000;

/** Counts within this process. */
export function memoryCounter(now: () => number, mostNames = MOST_NAMES): Counter {
  const windows = new Map<string, Window>();

  function begin(name: string, windowMs: number, at: number): Window {
    // Set anew, so that the order of the map stays that of the beginnings.
    windows.delete(name);
    const window = { count: 0, endsAt: at + windowMs };
    windows.set(name, window);
    if (windows.size > mostNames) {
      for (const oldest of windows.keys()) {
        windows.delete(oldest);
        break;
      }
    }
    return window;
  }

  return {
    add(name, windowMs) {
      const at = now();
      let window = windows.get(name);
      if (window === undefined || window.endsAt <= at) window = begin(name, windowMs, at);
      window.count++;
      return { count: window.count, restMs: window.endsAt - at };
    },
    async close() {
      windows.clear();
    },
  };
}
