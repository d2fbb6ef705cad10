/** How often something happened in the window of time it is in. */
export interface Counted {
  readonly count: number;
  /** When the window ends, in milliseconds from now. */
  readonly restMs: number;
}

/** Counts what happens under a name, anew in each window of time. */
export interface Counter {
  /** At once where it is known at once: most requests wait for nothing. */
  add(name: string, windowMs: number): Counted | Promise<Counted>;
  close(): Promise<void>;
}
