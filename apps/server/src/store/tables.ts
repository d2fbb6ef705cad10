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
  };
  readonly session: {
    readonly token_hash: string;
    readonly account_id: string;
    readonly kind: 'cookie' | 'token';
    readonly created_at: number;
    readonly ends_at: number;
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
}

/** The position on a board. `down` is the points negated: then every column is in rising order. */
interface Standing {
  readonly board_id: string;
  readonly down: number;
  readonly ties: number;
  readonly received_at: number;
  readonly run_id: string;
}
