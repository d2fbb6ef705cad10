import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { oneLine } from '../cli/text.js';

export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where a program tells what happened, for whoever looks into it later. Nothing of it is ever on the screen. */
export type Log = Readonly<Record<LogLevel, (module: string, message: string) => void>>;

/** A log nobody reads. */
export const silentLog: Log = { error() {}, warn() {}, info() {} };

export interface FileLogOptions {
  /** Where `warren.log` and the older ones are; made when something is told. */
  readonly folder: string;
  readonly now: () => Date;
  /** How large a file may grow, and how many there are. */
  readonly bytes?: number;
  readonly files?: number;
}

const FILE = 'warren.log';
/** What would open an account is never written down, wherever the words come from. */
const SECRET = /\b(token|password|passphrase|bearer|cookie|authorization)\b(["']?\s*[:= ]\s*)("[^"]*"|\S+)/gi;

/** A log in a file that begins anew when it has grown, a few of which are kept. Trouble with it troubles nobody. */
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

  function tell(level: LogLevel, module: string, message: string): void {
    const words = oneLine(message.replace(SECRET, '$1$2***'));
    try {
      mkdirSync(folder, { recursive: true });
      rotate();
      appendFileSync(path, `${now().toISOString()} ${level.padEnd(5)} ${oneLine(module)}: ${words}\n`);
    } catch {
      // A disk that is full, or a folder that is not ours: the game goes on.
    }
  }

  const telling = (level: LogLevel) => (module: string, message: string) => tell(level, module, message);
  return Object.fromEntries(LOG_LEVELS.map((level) => [level, telling(level)])) as Log;
}
