import type { Args } from './args.js';
import type { Io } from './io.js';

/** A flag of a command: `--name VALUE`, or a switch when `value` is null. */
export interface Flag {
  readonly name: string;
  /** What stands for the value in help, such as `N` or `FILE`. */
  readonly value: string | null;
  readonly about: string;
  /** Whether it may be given more than once. */
  readonly many?: boolean;
}

/** One word of the `warren` command. Help, checks and dispatch all read this record. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: readonly string[];
  /** What it takes besides flags, in words, or `null` when nothing. */
  readonly operands: string | null;
  readonly flags: readonly Flag[];
  readonly examples: readonly string[];
  /** Further lines of help. */
  readonly notes?: readonly string[];
  /** Does the work and returns the exit code. */
  run(args: Args, io: Io): Promise<number>;
}
