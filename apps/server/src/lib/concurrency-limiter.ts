export interface ConcurrencyOptions {
  readonly concurrent: number;
  readonly waiting: number;
}

/** Runs a few tasks at once and lets a few more wait; further ones are refused. */
export function makeConcurrencyLimiter({ concurrent, waiting }: ConcurrencyOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  function finish(): void {
    const next = queue.shift();
    // The next waiting task takes over this slot, so that a task that arrives now cannot overtake it.
    if (next === undefined) running--;
    else next();
  }

  return {
    async run<T>(task: () => Promise<T>): Promise<T | 'busy'> {
      if (running < concurrent) running++;
      else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
      else return 'busy';
      try {
        return await task();
      } finally {
        finish();
      }
    },
  };
}
