import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { oneLine } from '../cli/text.js';

export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A log of what happened. Nothing of it appears on the screen. */
export type Log = Readonly<Record<LogLevel, (module: string, message: string) => void>>;

/** A log that drops everything. */
export const silentLog: Log = { error() {}, warn() {}, info() {} };

export interface FileLogOptions {
  /** The folder of `warren.log` and the older files; created with the first line. */
  readonly folder: string;
  readonly now: () => Date;
  /** The size of a file and the number of files. */
  readonly bytes?: number;
  readonly files?: number;
}

const FILE = 'warren.log';
/** Secrets are never written, wherever the text comes from. */
const SECRET = /\b(token|password|passphrase|bearer|cookie|authorization)\b(["']?\s*[:= ]\s*)("[^"]*"|\S+)/gi;

/** A log file that is rotated by size. Errors of the log itself are ignored. */
export function openFileLog({ folder, now, bytes = 256_000, files = 4 }: FileLogOptions): Log {
  const path = join(folder, FILE);
  const older = (number: number) => (number === 0 ? path : `${path}.${number}`);

  function rotate(): void {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) < bytes) return;
    for (let number = files - 1; number > 0; number--) {
      if (statSync(older(number - 1), { throwIfNoEntry: false }) !== undefined) {
        renameSync(older(number - 1), older(number));
      }
    }
  }

  function write(level: LogLevel, module: string, message: string): void {
    const words = oneLine(message.replace(SECRET, '$1$2***'));
    try {
      mkdirSync(folder, { recursive: true });
      rotate();
      appendFileSync(path, `${now().toISOString()} ${level.padEnd(5)} ${oneLine(module)}: ${words}\n`);
    } catch {
      // The disk is full or the folder is not writable: the game goes on.
    }
  }

  const writing = (level: LogLevel) => (module: string, message: string) => write(level, module, message);
  return Object.fromEntries(LOG_LEVELS.map((level) => [level, writing(level)])) as Log;
}
