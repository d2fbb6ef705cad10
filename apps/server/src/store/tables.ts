import type { ClassicCompletion } from '@warren/games/classic';
import type { Generated } from 'kysely';

/**
 * The tables as both databases have them: booleans are 0 or 1, times are milliseconds since 1970, and everything
 * of an account goes with it when it is deleted.
 */
export interface Tables {
  readonly migration: {
    readonly number: number;
    readonly name: string;
    /** Programs that know this migration, and all later ones, can work with the database. */
    readonly needs: Generated<number>;
  };
  readonly secret: {
    readonly name: string;
    readonly value: Uint8Array;
  };
  readonly account: {
    readonly id: string;
    readonly name: string;
    readonly folded: string;
    /** The name by its looks. Empty if a server of an older version wrote the row. */
    readonly lookalike: string | null;
    readonly guest: number;
    readonly password_hash: string | null;
    readonly created_at: number;
    /** The bytes of all saves with their copies, and how many saves there are, so that a write need not count. */
    readonly save_bytes: number;
    readonly save_slots: number;
    /** The highest revision of a deleted save: a new one begins above it, so no revision ever means two texts. */
    readonly save_floor: number;
    /** Until when it is banned; 0 for one that is not. A ban without an end has the last moment there is. */
    readonly banned_until: number;
    readonly ban_reason: string;
  };
  readonly session: {
    readonly token_hash: string;
    readonly account_id: string;
    readonly kind: 'cookie' | 'token';
    readonly created_at: number;
    readonly ends_at: number;
    /** What signed in, in a few words; empty where it did not say. */
    readonly device: string;
    /** When it was last used, to the hour. */
    readonly seen_at: number;
  };
  /** Every kept copy of a save. Of those that are no conflict, the highest revision is the save itself. */
  readonly save: {
    readonly account_id: string;
    readonly slot: string;
    readonly conflict: number;
    readonly revision: number;
    readonly id: string;
    readonly summary: string;
    readonly device: string;
    readonly saved_at: number;
    readonly bytes: number;
    readonly text: string;
  };
  readonly ticket: {
    readonly id: string;
    readonly account_id: string;
    readonly nonce: string;
    readonly game: string;
    readonly rules: number;
    /** As JSON, as the game filled them in. */
    readonly settings: string;
    readonly seed: string;
    readonly board: string;
    /** The day of the challenge, or `null`. */
    readonly daily: string | null;
    readonly issued_at: number;
    readonly ends_at: number;
    /** The run it was used for. */
    readonly run_id: string | null;
    /** When it made way for a newer one; 0 while it is open. */
    readonly closed_at: number;
    /** Of a challenge: a keyed hash of the address it was drawn from. */
    readonly bucket: string;
    /** Why its run will not be ranked, as far as that is known; empty otherwise. */
    readonly unranked: string;
  };
  /** What a server has seen of a run that is being played by a ticket. */
  readonly witness: {
    readonly ticket_id: string;
    /** When the first report came, and the first with a tick in it; 0 where none came. */
    readonly opened_at: number;
    readonly begun_at: number;
    readonly seen_at: number;
    /** How many ticks and actions there are, and the chained hash of the actions. */
    readonly tick: number;
    readonly count: number;
    readonly hash: number;
    /** The tick of the last action. */
    readonly last_tick: number;
    /** The size of the log. */
    readonly bytes: number;
    readonly still: number;
    readonly paused_ms: number;
    readonly pauses: number;
    /** Why the run is not witnessed, or `parted`; empty while all is well. */
    readonly flaw: string;
  };
  /** The log of a witness in parts, so that a report need not write all of it again. */
  readonly witness_part: {
    readonly ticket_id: string;
    readonly part: number;
    readonly bytes: Uint8Array;
  };
  readonly run: {
    readonly id: string;
    readonly account_id: string;
    /** A hash of the recording: the same one uploaded again is the same run. */
    readonly recording_hash: string;
    readonly status: 'waiting' | 'verified' | 'refused';
    readonly reason: string;
    readonly game: string;
    readonly rules: number;
    readonly settings: string;
    readonly ticks: number;
    /** As JSON; `null` until the server has played it again. */
    readonly outcome: string | null;
    readonly board: string | null;
    readonly daily: string | null;
    /** Why it is not ranked; it may be known before it is played again. */
    readonly unranked: string | null;
    readonly points: number | null;
    readonly ties: number | null;
    readonly paused_ms: number;
    readonly ticket_id: string | null;
    readonly received_at: number;
    readonly verified_at: number | null;
    /** The server that plays it again, and until when; empty where none does. Before that time no other begins. */
    readonly lease_owner: string;
    readonly lease_until: number;
    /** How often playing it again was begun and came to no end. */
    readonly tries: number;
    /** A keyed hash of the address it came from, while it waits. */
    readonly bucket: string;
    /** The size of its recording; 0 when that was deleted. */
    readonly bytes: number;
    /** Since when an operator hides it; 0 for all others. */
    readonly hidden_at: number;
    readonly hidden_reason: string;
    /** The list of its board it belongs to; empty without a ticket. */
    readonly category: string;
    /** Why it was not witnessed; empty if it was. */
    readonly unwitnessed: string;
    /** A hash of settings, maze and actions: the same under another name is a copy. Empty until it is played again. */
    readonly log_hash: string;
    /** When its ticket was drawn; 0 without one. */
    readonly drawn_at: number;
    readonly pauses: number;
    /** How long it was played; 0 without a ticket, and where players may think as long as they like. */
    readonly played_ms: number;
    /** How machine-like it is, as JSON; empty where that was not measured. */
    readonly scrutiny: string;
    /** 1 while it looks like a program's and no operator has looked at it. */
    readonly unreviewed: number;
  };
  /** Apart from the runs, so that reading a list of those does not wade through recordings. */
  readonly recording: {
    readonly run_id: string;
    readonly bytes: Uint8Array;
  };
  readonly board: {
    /** With the game and `@rules`, such as `lost-cause.campaign@1`. */
    readonly id: string;
    readonly game: string;
    readonly rules: number;
    readonly kind: 'game' | 'daily' | 'code';
    readonly title: string;
    readonly day: string | null;
    readonly code: string;
    readonly places: number;
    /** Runs verified before are not listed; 0 for a board that was never cleared. */
    readonly cleared_at: Generated<number>;
    /** Which list of the board this is. */
    readonly category: string;
  };
  /** The best run of an account on a board. */
  readonly place: Standing & {
    readonly account_id: string;
    /** As JSON. */
    readonly outcome: string;
  };
  /** The count of entries from here to the next block. A rank is a sum of blocks and a count within one. */
  readonly block: Standing & {
    readonly places: number;
  };
  readonly level: {
    readonly id: string;
    readonly account_id: string;
    readonly game: string;
    readonly name: string;
    readonly code: string;
    readonly shared: number;
    readonly created_at: number;
  };
  readonly imported: {
    readonly account_id: string;
    readonly board: string;
    readonly score: number;
    readonly name: string;
    readonly date: string;
  };
  /** A profile of Classic, by the form in which its name is compared. */
  readonly profile: {
    readonly account_id: string;
    readonly folded: string;
    readonly name: string;
    readonly created_at: number;
    readonly reset_at: number;
    readonly deleted_at: number;
  };
  /** A level that a profile has completed. */
  readonly completion: {
    readonly account_id: string;
    /** The folded name of the profile. */
    readonly profile: string;
    readonly kind: ClassicCompletion['kind'];
    readonly level: number;
    readonly season: number;
    readonly tunnels: number;
    readonly timer: number;
    readonly at: number;
    readonly ticks: number;
    readonly medal: ClassicCompletion['medal'];
    readonly assisted: number;
  };
  /** What operators did. It refers to nothing: its lines outlive what they are about. */
  readonly audit: {
    readonly number: Generated<number>;
    readonly at: number;
    /** The name that the operator gave; may be empty. */
    readonly operator: string;
    readonly via: 'command' | 'admin port' | 'server';
    readonly act: string;
    /** The id of an account, a run, a board or a report, and a name for people. */
    readonly subject: string;
    readonly subject_name: string;
    readonly reason: string;
    readonly before: string;
    readonly after: string;
  };
  /** What players reported. Of each player one report of a subject is open at most. */
  readonly report: {
    readonly id: string;
    readonly reporter_id: string;
    readonly player_id: string;
    readonly about: 'run' | 'name';
    /** The run, or the account whose name it is. */
    readonly subject: string;
    /** The run by which the player was found. */
    readonly run_id: string;
    readonly text: string;
    readonly created_at: number;
    /** 0 while it is open. */
    readonly closed_at: number;
    readonly closed_by: string;
    readonly answer: string;
  };
  /** The one link of an account that sets a new password. */
  readonly password_reset: {
    readonly account_id: string;
    readonly token_hash: string;
    readonly created_at: number;
    readonly ends_at: number;
  };
  /** A code that sets a new password once. */
  readonly recovery_code: {
    readonly code_hash: string;
    readonly account_id: string;
    readonly created_at: number;
  };
}

/** The position on a board. `down` is the points negated: then every column is in rising order. */
interface Standing {
  readonly board_id: string;
  readonly down: number;
  readonly ties: number;
  readonly received_at: number;
  readonly run_id: string;
}
