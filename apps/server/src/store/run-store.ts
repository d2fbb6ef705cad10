export type RunStatus = 'waiting' | 'verified' | 'refused';

/** A run that was handed in. */
export interface RunRow {
  readonly id: string;
  readonly accountId: string;
  readonly playerName: string;
  readonly playerGuest: boolean;
  readonly status: RunStatus;
  readonly reason: string;
  readonly game: string;
  readonly rules: number;
  readonly settings: string;
  readonly ticks: number;
  /** As JSON; `null` until the server has played it again. */
  readonly outcome: string | null;
  readonly board: string | null;
  readonly daily: string | null;
  readonly ranked: boolean;
  readonly unranked: string | null;
  readonly points: number | null;
  readonly ties: number | null;
  readonly pausedMs: number;
  readonly ticketId: string | null;
  readonly receivedAt: number;
  readonly verifiedAt: number | null;
}

/** What is known when a run comes in. */
export interface NewRun {
  readonly id: string;
  readonly accountId: string;
  /** A hash of the recording: the same one handed in again is the same run. */
  readonly recordingHash: string;
  readonly recording: Uint8Array;
  readonly game: string;
  readonly rules: number;
  readonly settings: string;
  readonly ticks: number;
  readonly daily: string | null;
  /** Why it cannot be ranked, known before it is played again; or `null`. */
  readonly unranked: string | null;
  readonly pausedMs: number;
  readonly ticketId: string | null;
  readonly receivedAt: number;
}

/** What the server's own simulation came to. */
export type RunVerdict =
  | { readonly status: 'refused'; readonly reason: string; readonly at: number }
  | {
      readonly status: 'verified';
      readonly outcome: string;
      /** The board it belongs to, whether or not it is ranked there. */
      readonly board: BoardOfRun | null;
      readonly unranked: string | null;
      readonly points: number | null;
      readonly ties: number | null;
      readonly at: number;
    };

export interface BoardOfRun {
  /** With the game and `@rules`, such as `lost-cause.campaign@1`. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly kind: 'game' | 'daily' | 'code';
  readonly title: string;
  readonly day: string | null;
  readonly code: string;
}

export type Received =
  | { readonly kind: 'new' | 'known'; readonly run: RunRow }
  /** The ticket was used for another recording. */
  | { readonly kind: 'ticket-used' };

export interface RunStore {
  /** Keeps a run as `waiting` and uses up its ticket, both or neither. */
  receive(run: NewRun): Promise<Received>;
  /**
   * Writes down what came of a waiting run; a ranked one takes its place on its board if it is the player's best.
   * A run that is finished already stays as it is. `null` when the run was deleted with its account meanwhile.
   * Of the player's refused and unranked runs the newest `keep` stay; all of them, where it is left out.
   */
  finish(id: string, verdict: RunVerdict, keep?: number): Promise<RunRow | null>;
  find(id: string): Promise<RunRow | null>;
  recording(id: string): Promise<Uint8Array | null>;
  /** Those waiting to be checked, the oldest first. */
  waiting(limit: number): Promise<readonly RunRow[]>;
  /** The runs of an account, the newest first; `after` is the last one of the page before. */
  list(
    accountId: string,
    page: {
      readonly limit: number;
      readonly after: { readonly receivedAt: number; readonly id: string } | null;
    },
  ): Promise<readonly RunRow[]>;
}
