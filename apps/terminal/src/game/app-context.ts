import type { Online } from '../online/play-online.js';
import type { Log } from '../storage/log.js';
import type { Stage } from '../tui/stage.js';

/** What all pages of the terminal client share: screen, storage, clocks, server. */
export interface AppContext {
  readonly stage: Stage;
  /** The data folder of the games. */
  readonly folder: string;
  /** Whether time only passes with key presses. */
  readonly turns: boolean;
  /** A new seed for each run, or the one of `--seed`. */
  readonly seed: () => string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly today: () => Date;
  /** The server, if the player is signed in and the runs can be ranked. */
  readonly online: Online | null;
  /** The log file. */
  readonly log: Log;
  /** Writes the recording of a run that ended or was left to `--out`. */
  readonly deliver: (recording: string) => Promise<void>;
}
