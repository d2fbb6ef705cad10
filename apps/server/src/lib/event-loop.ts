import { setImmediate } from 'node:timers/promises';

/** Lets other work have a turn. For long work that is done in short steps. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}

/** Waits for a promise at most this long; `late` when it takes longer. */
export async function withTimeout<T, Late>(promise: Promise<T>, ms: number, late: Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
