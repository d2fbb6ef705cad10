import { join } from 'node:path';
import { dataFolder } from '@warren/server/data-folder';
import type { Args } from '../cli/args.js';
import { openFileLog } from './log.js';
import { logLevel } from './settings.js';

/** The folder of `--data`, or that of this system, and what is in it. */
export function openDataFolder(args: Args) {
  const data = args.text('data') ?? dataFolder();
  /** Where runs, scores and worlds are. */
  const folder = join(data, 'play');
  const log = openFileLog(join(data, 'log'), () => new Date(), { level: logLevel(folder) });
  return { data, folder, log };
}
