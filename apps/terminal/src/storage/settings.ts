import { join } from 'node:path';
import type { OptionSpec } from '@warren/engine';
import { LOG_LEVELS, type LogLevel } from './log.js';
import { optionFile } from './option-file.js';

const SPECS: readonly OptionSpec[] = [
  {
    name: 'relaxed',
    type: 'choice',
    default: 'off',
    choices: ['off', 'on'],
    about: 'Clocks of new runs are off or slower, and the runs are not ranked.',
  },
  {
    name: 'log',
    type: 'choice',
    default: 'info',
    choices: LOG_LEVELS,
    about: 'What is written to log/warren.log.',
  },
];

/** The settings of all games in the terminal: `settings.conf` in the data folder of the games. */
export function settingsFile(folder: string) {
  return optionFile(join(folder, 'settings.conf'), SPECS);
}

/** Whether new runs are relaxed. */
export function isRelaxed(folder: string): boolean {
  return settingsFile(folder).values().relaxed === 'on';
}

/** What is worth a line in the log. */
export function logLevel(folder: string): LogLevel {
  return settingsFile(folder).values().log as LogLevel;
}
