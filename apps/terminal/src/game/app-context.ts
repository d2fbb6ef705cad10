import type { Online } from '../online/online.js';
import type { Log } from '../storage/log.js';
import type { Stage } from '../tui/stage.js';

/** What all pages of the terminal client share. */
export interface AppContext {
  readonly stage: Stage;
  /** Where runs, scores and the name are kept. */
  readonly folder: string;
  /** Whether time only passes with key presses. */
  readonly turns: boolean;
  /** A new seed for each run; the one that was asked for, if one was. */
  readonly seed: () => string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly today: () => Date;
  /** The server, for those who are signed in; `null` where nothing is to be ranked. */
  readonly online: Online | null;
  /** Where it is told what happened; never on the screen. */
  readonly log: Log;
  /** Hands over the recording of a run that was ended or left. */
  readonly deliver: (recording: string) => Promise<void>;
}
