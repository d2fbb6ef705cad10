import { readFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { oneLine } from '../../cli/text.js';
import { type Disk, writeAll } from './disk.js';

/** The process in a lock file. */
interface Owner {
  readonly pid: number;
  readonly host: string;
  /** When the process started, in a unit of the system: process numbers are reused, start times are not. */
  readonly birth: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** This process, and what the system tells about other processes. */
export interface ProcessInfo {
  readonly pid: number;
  readonly host: string;
  /** When it started, in a unit of the system. */
  readonly startTime: string;
  /** When the machine was started. */
  readonly bootedAt: number;
  /** When a process started; `null` when it has ended, empty when the system does not tell. */
  startTimeOf(pid: number): string | null;
}

const LOCK = 'lock';
const LARGEST = 4096;
/** Tolerance for a clock that was set. */
const SLACK_MS = 60_000;
/** A lock without an owner is about to be written, unless it is older than this. */
const SIGNING_MS = 5_000;

/** Errors of file systems without hard links. */
const LINKLESS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'];

/** The process this code runs in. */
export function currentProcess(): ProcessInfo {
  const { pid } = process;
  const startTime = startTimeOf(pid) || String(Math.round(performance.timeOrigin));
  return { pid, host: hostname(), startTime, bootedAt: Date.now() - 1000 * uptime(), startTimeOf };
}

function startTimeOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user can't be signalled, but it is there.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  try {
    // On Linux it is the 22nd field, counted from the end of the name, which may contain anything.
    const words = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return words[19] ?? '';
  } catch {
    return '';
  }
}

/** What `takeLock` needs. */
export interface LockTools {
  readonly disk: Disk;
  readonly processInfo: ProcessInfo;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Locks the world in a folder for this process and returns the function that unlocks it. A lock of a process that has
 * ended does not count.
 */
export function takeLock(folder: string, tools: LockTools): Result<() => void> {
  const { disk, processInfo, now } = tools;
  const path = join(folder, LOCK);
  const { pid, host, startTime } = processInfo;
  const mine = JSON.stringify({ pid, host, birth: startTime, since: now() } satisfies Owner);
  // Twice, because the existing lock may belong to a process that has ended.
  for (let attempt = 0; attempt < 2; attempt++) {
    if (sign(path, mine, tools)) {
      return accept(() => {
        if (disk.read(path, LARGEST)?.toString() === mine) disk.remove(path);
      });
    }
    const held = disk.read(path, LARGEST)?.toString();
    if (held === undefined) continue;
    const why = whyHeld(path, held, tools);
    if (why !== null) return refuse(why);
    if (!breakLock(path, held, tools)) break;
  }
  return refuse('it is being opened in another window at this moment');
}

/**
 * Creates the lock; false when there is one already. It appears with its text in it: a process that is killed in
 * between leaves no empty lock.
 */
function sign(path: string, text: string, { disk, processInfo }: LockTools): boolean {
  const draft = `${path}.${processInfo.pid}.new`;
  write(disk, draft, text, 'create');
  try {
    disk.link(draft, path);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    if (!LINKLESS.includes(code)) throw error;
  } finally {
    disk.remove(draft);
  }
  return signPlainly(disk, path, text);
}

/** Without hard links a lock exists for a moment before it has its text. */
function signPlainly(disk: Disk, path: string, text: string): boolean {
  try {
    write(disk, path, text, 'exclusive');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function write(disk: Disk, path: string, text: string, how: 'create' | 'exclusive'): void {
  const file = disk.open(path, how);
  try {
    writeAll(disk, file, Buffer.from(text), 0);
  } finally {
    disk.close(file);
  }
}

/** Why a lock is valid; `null` when its owner has ended. */
function whyHeld(path: string, text: string, { disk, processInfo, now }: LockTools): string | null {
  const owner = parseOwner(text);
  if (owner === null) {
    const age = now() - (disk.stat(path)?.changedAt ?? 0);
    return age < SIGNING_MS ? 'it is being opened in another window at this moment' : null;
  }
  const { pid, host, birth, since } = owner;
  if (host !== processInfo.host) {
    return oneLine(`it is being played on the machine ${host}; if it is not, delete ${path}`);
  }
  if (since < processInfo.bootedAt - SLACK_MS) return null;
  if (pid === processInfo.pid)
    return birth === processInfo.startTime ? 'it is open in this window already' : null;
  const other = processInfo.startTimeOf(pid);
  if (other === null || (other !== '' && other !== birth)) return null;
  return `it is being played in another window (process ${pid})`;
}

/** Removes an invalid lock. Another process may do the same at this moment and create a new one. */
function breakLock(path: string, held: string, { disk, processInfo }: LockTools): boolean {
  const aside = `${path}.${processInfo.pid}`;
  try {
    disk.rename(path, aside);
  } catch {
    return true;
  }
  if (disk.read(aside, LARGEST)?.toString() === held) {
    disk.remove(aside);
    return true;
  }
  disk.rename(aside, path);
  return false;
}

function parseOwner(text: string): Owner | null {
  try {
    const { pid, host, birth, since } = (JSON.parse(text) ?? {}) as Partial<Owner>;
    const isOne =
      Number.isSafeInteger(pid) &&
      typeof host === 'string' &&
      typeof birth === 'string' &&
      typeof since === 'number';
    return isOne ? ({ pid, host, birth, since } as Owner) : null;
  } catch {
    return null;
  }
}
