import { availableParallelism, homedir } from 'node:os';
import { accept, type Result, refuse } from '@warren/engine';
import { RECORDING_LIMITS } from '@warren/games';
import { type Config, DEFAULT_LIMITS } from './config.js';
import { databaseFile, dataFolder } from './data-folder.js';
import { SETTINGS } from './settings.js';

interface Sources {
  /** Flags of the command by name; they win over the environment. */
  readonly flags: Readonly<Record<string, string | undefined>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** A server for this machine alone that keeps everything in memory: for tests, and as a base. */
export function defaultConfig(): Config {
  return {
    host: 'localhost',
    port: 8080,
    adminPort: null,
    adminHost: 'localhost',
    adminToken: null,
    data: dataFolder(),
    database: 'sqlite::memory:',
    databaseConnections: 8,
    databaseWait: 60,
    migrate: true,
    minFreeMb: 200,
    redis: null,
    publicUrl: null,
    trustedHops: 0,
    log: 'silent',
    sessionDays: 90,
    ticketHours: 24,
    limits: DEFAULT_LIMITS,
    passwords: { concurrent: workers(4), waiting: 32 },
    checking: { workers: workers(8), queue: 1_000, patienceMs: 2_500, ticks: RECORDING_LIMITS.ticks },
  };
}

/** Threads for slow work: one core stays free to answer requests. */
function workers(most: number): number {
  return Math.max(1, Math.min(most, availableParallelism() - 1));
}

/** The settings of a server with a lasting database, or everything that is wrong with them. */
export function readConfig({ flags, environment }: Sources): Result<Config> {
  const data = dataFolder({ platform: process.platform, env: environment, home: homedir() });
  let config: Config = { ...defaultConfig(), data, log: 'info', database: '' };
  const flaws: string[] = [];
  for (const { flag, read } of SETTINGS) {
    const variable = variableOf(flag);
    const given = flags[flag] ?? environment[variable];
    if (given === undefined) continue;
    const changed = read(given, config);
    if (changed.ok) config = changed.value;
    else flaws.push(`${flags[flag] === undefined ? variable : `--${flag}`} ${changed.reason}`);
  }
  if (flaws.length > 0) return refuse(flaws.join('; '));
  if (config.database !== '') return accept(config);
  return accept({ ...config, database: `sqlite:${databaseFile(config.data)}` });
}

/** The name of a setting in the environment. */
export function variableOf(flag: string): string {
  return `WARREN_${flag.toUpperCase().replaceAll('-', '_')}`;
}
