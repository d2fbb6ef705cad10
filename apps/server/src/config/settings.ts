import { accept, type Result, refuse } from '@warren/engine';
import type { LimitClass } from '@warren/protocol';
import { parseUrl } from '../lib/parse-url.js';
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

const password = countsOf('passwords', 'password');
const check = countsOf('checking', 'check');

/** All settings, in the order of the help text. */
export const SETTINGS: readonly Setting[] = [
  setting('port', 'N', '0 takes any free port (8080)', wholeNumber(0, 65_535)),
  setting('host', 'H', 'the address it listens on (localhost)', someText),
  setting('adminPort', 'N', 'a port of its own for /metrics and details (none)', wholeNumber(0, 65_535)),
  setting('adminHost', 'H', 'the address that port listens on (localhost)', someText),
  setting('adminToken', 'T', 'the token for acts on that port; better in the environment (none)', readToken),
  setting('data', 'DIR', 'the folder of its database (where this system keeps data)', someText),
  setting(
    'database',
    'URL',
    'another database: postgres://... or sqlite:FILE (a file in the data folder)',
    readDatabase,
  ),
  setting(
    'databaseConnections',
    'N',
    'how many connections to PostgreSQL it keeps at most (8)',
    wholeNumber(2, 1_000),
  ),
  setting(
    'databaseWait',
    'N',
    'how many seconds it waits at start for a database that is not there (60)',
    wholeNumber(0, 1_000_000),
  ),
  setting(
    'migrate',
    'yes|no',
    'whether it brings the database up to date at start; see warren migrate (yes)',
    yesOrNo,
  ),
  setting(
    'minFreeMb',
    'N',
    'with fewer free megabytes on its disk nothing more is written (200)',
    wholeNumber(0, 1_000_000),
  ),
  setting('redis', 'URL', 'redis://... shares limits between several servers (none)', readRedis),
  setting(
    'publicUrl',
    'URL',
    'the public address, such as https://example.org (that of each request)',
    readPublicUrl,
  ),
  setting('trustedHops', 'N', 'how many proxies stand in front of it (0)', wholeNumber(0, 10)),
  setting('log', 'LEVEL', `${LOG_LEVELS.join(', ')} (info)`, readLog),
  setting('sessionDays', 'N', 'how long a session lasts (90)', wholeNumber(1, 400)),
  setting('ticketHours', 'N', 'how long a ticket is good for (24)', wholeNumber(1, 720)),
  limit('read', 'reading'),
  limit('write', 'writing saves and levels'),
  limit('sign-in', 'signing in and all that takes a password'),
  limit('guest', 'creating guest accounts'),
  limit('ticket', 'drawing tickets'),
  limit('witness', 'reporting runs that are being played'),
  limit('upload', 'uploading runs, and whole tables'),
  limit('report', 'reporting runs and names'),
  limit('picture', 'large pictures of mazes'),
  password('threads', 'how many passwords are hashed at once (by the machine)', 'concurrent', 1, 64),
  password('queue', 'how many may wait for that (32)', 'waiting', 0, 10_000),
  check('threads', 'how many runs are checked at once (by the machine)', 'workers', 1, 64),
  check('queue', 'how many may wait for that (1000)', 'queue', 0, 100_000),
  check('patience', 'milliseconds an upload waits for its check (2500)', 'patienceMs', 0, 30_000),
];

/** The setting of a field: that of `publicUrl` is `--public-url`. */
function setting<Key extends keyof Config>(
  key: Key,
  value: string,
  about: string,
  readValue: (given: string) => Result<Config[Key]>,
): Setting {
  const flag = key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const read: Setting['read'] = (given, config) => {
    const value = readValue(given);
    return value.ok ? accept({ ...config, [key]: value.value }) : value;
  };
  return { flag, value, about, read };
}

/** Settings of whole numbers within a group of fields. */
function countsOf<Group extends 'passwords' | 'checking'>(group: Group, prefix: string) {
  return (name: string, about: string, key: keyof Config[Group], min: number, max: number): Setting => {
    const readValue = wholeNumber(min, max);
    const read: Setting['read'] = (given, config) => {
      const value = readValue(given);
      return value.ok ? accept({ ...config, [group]: { ...config[group], [key]: value.value } }) : value;
    };
    return { flag: `${prefix}-${name}`, value: 'N', about, read };
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

function someText(given: string): Result<string> {
  return given === '' ? refuse('must not be empty') : accept(given);
}

const SHORTEST_TOKEN = 20;

/** A token is sent in a header, and must not be guessed. */
function readToken(given: string): Result<string> {
  return given.length >= SHORTEST_TOKEN && /^[\x21-\x7e]+$/.test(given)
    ? accept(given)
    : refuse(`must be at least ${SHORTEST_TOKEN} letters, digits and signs without spaces`);
}

function wholeNumber(min: number, max: number): (given: string) => Result<number> {
  return (given) => {
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max
      ? accept(value)
      : refuse(`must be a whole number from ${min} to ${max}`);
  };
}

function yesOrNo(given: string): Result<boolean> {
  return given === 'yes' || given === 'no' ? accept(given === 'yes') : refuse('must be yes or no');
}

function readLog(given: string): Result<Config['log']> {
  const log = LOG_LEVELS.find((level) => level === given);
  return log === undefined ? refuse(`must be one of ${LOG_LEVELS.join(', ')}`) : accept(log);
}

function readDatabase(given: string): Result<string> {
  const isFile = given.startsWith('sqlite:') && given.length > 'sqlite:'.length;
  return isFile || isUrl(given, ['postgres:', 'postgresql:'])
    ? accept(given)
    : refuse('must be postgres://user@host/name or sqlite:FILE');
}

function readRedis(given: string): Result<string> {
  return isUrl(given, ['redis:', 'rediss:']) ? accept(given) : refuse('must be redis://host:port');
}

function readPublicUrl(given: string): Result<string> {
  const url = parseUrl(given);
  if (url === null || !isUrl(given, ['http:', 'https:'])) {
    return refuse('must be an address such as https://example.org');
  }
  const { origin, pathname, search, hash, username } = url;
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') {
    return refuse(`must be the address of the whole site, such as ${origin}`);
  }
  return accept(origin);
}

function isUrl(given: string, protocols: readonly string[]): boolean {
  const url = parseUrl(given);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
}
