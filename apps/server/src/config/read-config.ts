import { homedir } from 'node:os';
import { accept, type Result, refuse } from '@warren/engine';
import type { Config } from './config.js';
import { databaseFile, dataFolder } from './data-folder.js';
import { defaultConfig } from './default-config.js';
import { SETTINGS } from './settings.js';

interface Sources {
  /** What was typed, by the name of the flag; it wins. */
  readonly flags: Readonly<Record<string, string | undefined>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The settings of a server that lasts, or everything that is wrong with them. */
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
