import type { KeyPress } from './key-press.js';

/** Keys wait here until somebody asks for them. */
export interface KeyQueue {
  add(key: KeyPress): void;
  next(milliseconds: number): Promise<KeyPress | null>;
}

/** Nobody presses so much ahead; a paste that is longer is cut. */
const MOST_WAITING = 256;

/** A queue. While the process is stopped nobody waits, so that no waiting ends by time. */
export function makeKeyQueue(isAwake: () => boolean): KeyQueue {
  const waiting: KeyPress[] = [];
  let wake: (() => void) | null = null;
  return {
    add(key) {
      if (waiting.length < MOST_WAITING) waiting.push(key);
      wake?.();
    },
    next(milliseconds) {
      if (waiting.length > 0) return Promise.resolve(waiting.shift() ?? null);
      return new Promise((resolve) => {
        const timer = Number.isFinite(milliseconds) ? setTimeout(onTime, milliseconds) : undefined;
        function onTime() {
          if (isAwake()) done();
        }
        function done() {
          clearTimeout(timer);
          wake = null;
          resolve(waiting.shift() ?? null);
        }
        wake = done;
      });
    },
  };
}
