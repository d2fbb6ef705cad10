import type { LimitClass } from '@warren/protocol';

/** So many calls in so many seconds: of one account, and of everybody behind one address together. */
export interface RateLimit {
  readonly account: number;
  readonly address: number;
  readonly seconds: number;
}

export const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything about a server that can be set, checked and complete. */
export interface Config {
  /** `localhost`: this machine only. `0.0.0.0` for everybody. */
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Where the embedded database lies. */
  readonly data: string;
  /** `postgres://...`, or `sqlite:<file>`. */
  readonly database: string;
  /** `redis://...` to share limits between several servers; `null` for one server alone. */
  readonly redis: string | null;
  /** The address people use, such as `https://example.org`; `null` takes what each request says. */
  readonly publicUrl: string | null;
  /** How many proxies stand in front of the server: so many last entries of X-Forwarded-For are believed. */
  readonly trustedHops: number;
  /** `info` tells of what changes something or fails, `debug` of every request. */
  readonly log: LogLevel;
  readonly sessionDays: number;
  readonly ticketHours: number;
  readonly limits: Readonly<Record<LimitClass, RateLimit>>;
  readonly passwords: {
    /** How many passwords are hashed at once, and how many may wait for that. */
    readonly concurrent: number;
    readonly waiting: number;
  };
  readonly checking: {
    readonly workers: number;
    /** How many runs may wait to be checked. */
    readonly queue: number;
    /** How long an upload waits for its own check before it is answered with "not yet". */
    readonly patienceMs: number;
    /** No run of more ticks than this is played again. */
    readonly ticks: number;
  };
}
