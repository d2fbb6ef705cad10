/** How long the server waits, in milliseconds. */
export interface Timeouts {
  /** For all headers of a request. */
  readonly headersMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** For the other side to take or send anything at all. Whoever reads no answer would keep it in our memory. */
  readonly idleMs: number;
  /** How often the first two are looked after. */
  readonly checkMs: number;
  /** For requests under way when the server stops. */
  readonly stopMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 120_000,
  checkMs: 5_000,
  stopMs: 10_000,
};
