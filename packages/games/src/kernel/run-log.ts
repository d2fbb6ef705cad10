import { accept, type Result, refuse } from '@warren/engine';
import { byteReader, writeVarint } from '@warren/engine/codes';
import { RECORDING_LIMITS } from './recording.js';
import { extendLog } from './state-hash.js';

/** The actions of a run so far, as somebody sees them who follows it. */
export interface RunLog {
  /** How many actions there are. */
  readonly count: number;
  /** A chained hash of all of them. */
  readonly hash: number;
  /** Tick and action by turns, without the first so many actions. */
  since(count: number): number[];
}

/** Where a log has come to: what is needed to take in more of it. */
export interface LogEnd {
  readonly count: number;
  readonly hash: number;
  /** The tick of the last action; 0 without one. */
  readonly tick: number;
}

/** The end of a log without actions. */
export const LOG_START: LogEnd = { count: 0, hash: 0, tick: 0 };

/** Adds actions to bytes: for each the ticks since the one before, and its number. */
export function writeLog(bytes: number[], actions: readonly number[], before = 0): void {
  let last = before;
  for (let i = 0; i < actions.length; i += 2) {
    writeVarint(bytes, actions[i] - last);
    writeVarint(bytes, actions[i + 1]);
    last = actions[i];
  }
}

/** A part of a log as bytes, the way recordings hold them. `before` is the tick of the action before the part. */
export function makeLogBytes(actions: readonly number[], before = 0): Uint8Array {
  const bytes: number[] = [];
  writeLog(bytes, actions, before);
  return new Uint8Array(bytes);
}

/** Reads a part of a log that follows a tick, with at most so many actions. */
export function parseLogBytes(bytes: Uint8Array, before: number, most: number): Result<number[]> {
  const reader = byteReader(bytes);
  const actions: number[] = [];
  let tick = before;
  while (reader.left() > 0) {
    if (actions.length >= 2 * most) return refuse(`this part of a log has more than ${most} actions`);
    tick += reader.varint();
    actions.push(tick, reader.varint());
    if (reader.broken()) return refuse('this part of a log is cut off');
    if (tick > RECORDING_LIMITS.ticks) return refuse('an action of this log is later than a run may last');
  }
  return accept(actions);
}

/** The end of a log after more actions. */
export function extendEnd(end: LogEnd, actions: readonly number[]): LogEnd {
  let { hash } = end;
  for (let i = 0; i < actions.length; i += 2) hash = extendLog(hash, actions[i], actions[i + 1]);
  return { count: end.count + actions.length / 2, hash, tick: actions.at(-2) ?? end.tick };
}
