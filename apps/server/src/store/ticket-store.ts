/** The permission to play one ranked run. */
export interface TicketRow {
  readonly id: string;
  readonly accountId: string;
  readonly nonce: string;
  readonly game: string;
  readonly rules: number;
  /** As JSON, as the game filled them in. */
  readonly settings: string;
  readonly seed: string;
  readonly board: string;
  /** The day of the challenge, or `null`. */
  readonly daily: string | null;
  readonly issuedAt: number;
  readonly endsAt: number;
  /** The run it was used for. */
  readonly runId: string | null;
}

export interface TicketStore {
  /**
   * Keeps a new ticket. An account draws one ticket a challenge: a second is refused as `drawn`. Of its unused
   * tickets outside challenges it keeps the newest `keep`.
   */
  draw(ticket: TicketRow, keep: number): Promise<'ok' | 'drawn'>;
  find(id: string): Promise<TicketRow | null>;
  /** The tickets of an account for the challenges of these days. */
  daily(accountId: string, days: readonly string[]): Promise<readonly TicketRow[]>;
  /** Forgets unused tickets that ended before, those of challenges excepted. */
  sweep(before: number): Promise<number>;
}
