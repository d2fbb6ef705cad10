import type { Args, Taking } from './args.js';
import type { Io } from './io.js';

/** One word of the `warren` command. Help, checks and dispatch all read this record. */
export interface Command extends Taking {
  readonly usage: readonly string[];
  readonly examples: readonly string[];
  /** Further lines of help. */
  readonly notes?: readonly string[];
  /** Does the work and returns the exit code. */
  run(args: Args, io: Io): Promise<number>;
}

/** A command in the list of all: what is told of it in a line, and the way to the rest. */
export interface CommandEntry extends Pick<Command, 'name'> {
  readonly summary: string;
  load(): Promise<Command>;
}
