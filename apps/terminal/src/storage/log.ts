import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { oneLine } from '../cli/text.js';

/** A log of what happened. Nothing of it appears on the screen. */
export type Log = Readonly<Record<'error' | LogLevel, (module: string, message: string) => void>>;

/** What is worth a line: this and what is graver. Errors always are. */
export const LOG_LEVELS = ['debug', 'info', 'warn'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** A log that drops everything. */
export const silentLog: Log = { error() {}, warn() {}, info() {}, debug() {} };

const FILE = 'warren.log';
/** Secrets are never written, wherever the text comes from. */
const SECRET = /\b(token|password|passphrase|bearer|cookie|authorization)\b(["']?\s*[:= ]\s*)("[^"]*"|\S+)/gi;

/** The size of a log file, and the number of files; and what is written to them. */
const USUAL = { bytes: 256_000, files: 4, level: 'info' as LogLevel };

/**
 * Opens `warren.log`, which is rotated by size. It and its folder are made with the first line. Errors of the log
 * itself are ignored.
 */
export function openFileLog(
  folder: string,
  now: () => Date,
  options: Readonly<Partial<typeof USUAL>> = {},
): Log {
  const { bytes, files, level: least } = { ...USUAL, ...options };
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

  const writeAs = (level: keyof Log) => (module: string, message: string) => {
    const words = oneLine(message.replace(SECRET, '$1$2***'));
    try {
      mkdirSync(folder, { recursive: true });
      rotate();
      appendFileSync(path, `${now().toISOString()} ${level.padEnd(5)} ${oneLine(module)}: ${words}\n`);
    } catch {
      // The disk is full or the folder is not writable: the game goes on.
    }
  };
  const [debug, info, warn] = LOG_LEVELS.map((level, i) =>
    i < LOG_LEVELS.indexOf(least) ? silentLog[level] : writeAs(level),
  );
  return { error: writeAs('error'), warn, info, debug };
}
