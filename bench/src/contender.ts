/** One library's way of doing a task. */
export interface Contender {
  readonly name: string;
  /** The longest side it is asked for: beyond it, it needs gigabytes or minutes. */
  readonly largest: number;
  /** Gets everything ready, unmeasured, and returns the work to be measured. Each seed is another maze. */
  prepare(size: number, seed: number): () => unknown;
}

/** A task that ours and others do side by side: `size` x `size` rooms each. */
export interface Contest {
  readonly suite: string;
  readonly name: string;
  readonly sizes: readonly number[];
  readonly ours: Contender;
  /** Loaded only in the process that measures, so that the start-up of a peer slows no other. */
  peers(): Promise<readonly Contender[]>;
}
