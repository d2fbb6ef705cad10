import { accept, type Result, refuse } from '@warren/engine';
import type { LimitClass } from '@warren/protocol';
import { type Config, DEFAULT_LIMITS, LOG_LEVELS } from './config.js';

/** One setting: `--public-url URL`, or WARREN_PUBLIC_URL in the environment. */
export interface Setting {
  readonly flag: string;
  /** The placeholder of the value in the help text, such as `N`. */
  readonly value: string;
  readonly about: string;
  /** The settings with this one changed, or what is wrong with the text. */
  read(text: string, config: Config): Result<Config>;
}

/** All settings, in the order of the help text. */
export const SETTINGS: readonly Setting[] = [
  number('port', '0 takes any free port (8080)', { max: 65_535 }, (config, port) => ({ ...config, port })),
  text('host', 'H', 'the address it listens on (localhost)', (config, host) => ({ ...config, host })),
  text('data', 'DIR', 'the folder of its database (where this system keeps data)', (config, data) => ({
    ...config,
    data,
  })),
  {
    flag: 'database',
    value: 'URL',
    about: 'another database: postgres://... or sqlite:FILE (a file in the data folder)',
    read: readDatabase,
  },
  {
    flag: 'redis',
    value: 'URL',
    about: 'redis://... shares limits between several servers (none)',
    read: readRedis,
  },
  {
    flag: 'public-url',
    value: 'URL',
    about: 'the public address, such as https://example.org (that of each request)',
    read: readPublicUrl,
  },
  number('trusted-hops', 'how many proxies stand in front of it (0)', { max: 10 }, (config, trustedHops) => ({
    ...config,
    trustedHops,
  })),
  { flag: 'log', value: 'LEVEL', about: `${LOG_LEVELS.join(', ')} (info)`, read: readLog },
  number('session-days', 'how long a session lasts (90)', { min: 1, max: 400 }, (config, sessionDays) => ({
    ...config,
    sessionDays,
  })),
  number(
    'ticket-hours',
    'how long a ticket is good for (24)',
    { min: 1, max: 720 },
    (config, ticketHours) => ({
      ...config,
      ticketHours,
    }),
  ),
  limit('read', 'reading'),
  limit('write', 'writing saves and levels'),
  limit('sign-in', 'signing in and all that takes a password'),
  limit('guest', 'creating guest accounts'),
  limit('ticket', 'drawing tickets'),
  limit('upload', 'uploading runs, and whole tables'),
  limit('picture', 'large pictures of mazes'),
  number(
    'password-threads',
    'how many passwords are hashed at once (by the machine)',
    { min: 1, max: 64 },
    (config, concurrent) => ({ ...config, passwords: { ...config.passwords, concurrent } }),
  ),
  number('password-queue', 'how many may wait for that (32)', { max: 10_000 }, (config, waiting) => ({
    ...config,
    passwords: { ...config.passwords, waiting },
  })),
  number(
    'check-threads',
    'how many runs are checked at once (by the machine)',
    { min: 1, max: 64 },
    (config, workers) => ({ ...config, checking: { ...config.checking, workers } }),
  ),
  number('check-queue', 'how many may wait for that (200)', { max: 100_000 }, (config, queue) => ({
    ...config,
    checking: { ...config.checking, queue },
  })),
  number(
    'check-patience',
    'milliseconds an upload waits for its check (2500)',
    { max: 30_000 },
    (config, patienceMs) => ({ ...config, checking: { ...config.checking, patienceMs } }),
  ),
];

type Change<Value> = (config: Config, value: Value) => Config;

function text(flag: string, value: string, about: string, change: Change<string>): Setting {
  return {
    flag,
    value,
    about,
    read: (given, config) => (given === '' ? refuse('must not be empty') : accept(change(config, given))),
  };
}

function number(
  flag: string,
  about: string,
  { min = 0, max }: { readonly min?: number; readonly max: number },
  change: Change<number>,
): Setting {
  return {
    flag,
    value: 'N',
    about,
    read(given, config) {
      const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
      if (!(value >= min && value <= max)) return refuse(`must be a whole number from ${min} to ${max}`);
      return accept(change(config, value));
    },
  };
}

function limit(name: LimitClass, what: string): Setting {
  const { account, address, seconds } = DEFAULT_LIMITS[name];
  return {
    flag: `limit-${name}`,
    value: 'A/B/S',
    about: `${what} (${account}/${address}/${seconds})`,
    read(given, config) {
      const [account, address, seconds] = /^\d{1,9}(\/\d{1,9}){2}$/.test(given)
        ? given.split('/').map(Number)
        : [];
      if (!account || !address || !seconds) return refuse('must be three numbers such as 60/300/60');
      return accept({ ...config, limits: { ...config.limits, [name]: { account, address, seconds } } });
    },
  };
}

function readLog(given: string, config: Config): Result<Config> {
  const log = LOG_LEVELS.find((level) => level === given);
  return log === undefined ? refuse(`must be one of ${LOG_LEVELS.join(', ')}`) : accept({ ...config, log });
}

function readDatabase(given: string, config: Config): Result<Config> {
  if (given.startsWith('sqlite:') && given.length > 'sqlite:'.length) {
    return accept({ ...config, database: given });
  }
  if (!isUrl(given, ['postgres:', 'postgresql:'])) {
    return refuse('must be postgres://user@host/name or sqlite:FILE');
  }
  return accept({ ...config, database: given });
}

function readRedis(given: string, config: Config): Result<Config> {
  if (!isUrl(given, ['redis:', 'rediss:'])) return refuse('must be redis://host:port');
  return accept({ ...config, redis: given });
}

function readPublicUrl(given: string, config: Config): Result<Config> {
  if (!isUrl(given, ['http:', 'https:'])) return refuse('must be an address such as https://example.org');
  const { origin, pathname, search, hash, username } = new URL(given);
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') {
    return refuse(`must be the address of the whole site, such as ${origin}`);
  }
  return accept({ ...config, publicUrl: origin });
}

function isUrl(given: string, protocols: readonly string[]): boolean {
  return URL.canParse(given) && protocols.includes(new URL(given).protocol) && new URL(given).hostname !== '';
}
