import type { LimitClass } from '@warren/protocol';
import { parseUrl } from '../lib/parse-url.js';

/** How many calls are allowed in so many seconds: for one account, and for all clients behind one address. */
export interface RateLimit {
  readonly account: number;
  readonly address: number;
  readonly seconds: number;
}

export const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** All settings of a server, checked and complete. */
export interface Config {
  /** `localhost` for this machine only, `0.0.0.0` for every network. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The port of `/metrics` and the details of `/readyz`; `null` shows them on the other port, to this machine. */
  readonly adminPort: number | null;
  /** The address that port listens on. */
  readonly adminHost: string;
  /** What an operator shows on that port to act (`Authorization: Bearer`); `null` offers no acts there. */
  readonly adminToken: string | null;
  /** The folder of the embedded database. */
  readonly data: string;
  /** `postgres://...`, or `sqlite:<file>`. */
  readonly database: string;
  /** How many connections to PostgreSQL a server keeps at most. */
  readonly databaseConnections: number;
  /** How many seconds a server that starts waits for a database that is not there yet. */
  readonly databaseWait: number;
  /** Whether a server that starts migrates its database. */
  readonly migrate: boolean;
  /** With fewer free megabytes on the disk of the embedded database nothing more is written; 0 does not look. */
  readonly minFreeMb: number;
  /** `redis://...` to share limits between several servers; `null` for one server alone. */
  readonly redis: string | null;
  /** The public address, such as `https://example.org`; `null` takes what each request says. */
  readonly publicUrl: string | null;
  /** How many proxies stand in front of the server: so many last entries of X-Forwarded-For are trusted. */
  readonly trustedHops: number;
  /** `info` logs requests that change something or fail, `debug` logs every request. */
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
    /** How many runs may wait for verification. */
    readonly queue: number;
    /** How long an upload waits for its own verification before the server answers 202. */
    readonly patienceMs: number;
    /** Runs of more ticks are refused. */
    readonly ticks: number;
  };
}

const A_MINUTE = 60;
const TEN_MINUTES = 600;
const AN_HOUR = 3_600;

/** How often each kind of call may be made. Many clients can share an address: a family, a class, an office. */
export const DEFAULT_LIMITS: Config['limits'] = {
  read: { account: 1_200, address: 6_000, seconds: A_MINUTE },
  write: { account: 300, address: 1_500, seconds: A_MINUTE },
  'sign-in': { account: 30, address: 150, seconds: TEN_MINUTES },
  guest: { account: 20, address: 200, seconds: AN_HOUR },
  ticket: { account: 60, address: 300, seconds: A_MINUTE },
  witness: { account: 120, address: 3_000, seconds: A_MINUTE },
  upload: { account: 60, address: 300, seconds: A_MINUTE },
  report: { account: 10, address: 50, seconds: AN_HOUR },
  picture: { account: 60, address: 60, seconds: A_MINUTE },
};

/** The settings without the token and the passwords in their addresses, for the log. */
export function describeConfig(config: Config): Config {
  const { database, redis, adminToken } = config;
  return {
    ...config,
    adminToken: adminToken === null ? null : '***',
    database: database.startsWith('sqlite:') ? database : maskAddress(database),
    redis: redis === null ? null : maskAddress(redis),
  };
}

/** An address without its password and without its query, which may hold a password too. */
function maskAddress(address: string): string {
  const url = parseUrl(address);
  if (url === null) return '(not shown)';
  if (url.password !== '') url.password = '***';
  const more = url.search === '' ? '' : '?...';
  url.search = '';
  url.hash = '';
  return url.href + more;
}
