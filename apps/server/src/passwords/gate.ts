/** Lets a few in at once, and a few more wait; whoever comes then is sent away. */
export interface Gate {
  pass<T>(work: () => Promise<T>): Promise<T | 'busy'>;
}

export function makeGate(room: { readonly concurrent: number; readonly waiting: number }): Gate {
  const queue: (() => void)[] = [];
  let inside = 0;

  function leave(): void {
    const next = queue.shift();
    // The place goes straight to the next in line, so that nobody who comes just now takes it.
    if (next === undefined) inside--;
    else next();
  }

  return {
    async pass(work) {
      if (inside < room.concurrent) inside++;
      else if (queue.length < room.waiting) await new Promise<void>((resolve) => queue.push(resolve));
      else return 'busy';
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
