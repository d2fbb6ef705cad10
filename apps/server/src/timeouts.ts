/** How long the server waits, in milliseconds. */
export interface Timeouts {
  /** For all headers of a request. */
  readonly headersMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** How often both are looked after. */
  readonly checkMs: number;
  /** For requests under way when the server stops. */
  readonly stopMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkMs: 5_000,
  stopMs: 10_000,
};
