import { accept, type Result, refuse } from '@warren/engine';
import {
  beginVerify,
  checkRecording,
  checkWork,
  findGame,
  type Plain,
  parseRecordingBytes,
  type Verdict,
} from '@warren/games';
import type { TaskHooks } from './task-hooks.js';

export interface RecordingOrder {
  readonly recording: Uint8Array;
  /** A longer recording is refused unplayed. */
  readonly ticks: number;
}

/** What a recording is of, after every check that needs no simulation. */
export interface RecordingHead {
  readonly game: string;
  readonly rules: number;
  readonly settings: Plain;
  readonly seed: string;
  readonly ticks: number;
}

/** Reads a recording, and refuses it before it costs much time. */
export function readHead({ recording, ticks: most }: RecordingOrder): Result<RecordingHead> {
  const read = parseRecordingBytes(recording);
  if (!read.ok) return read;
  const { game: id, rules, settings, seed, ticks } = read.value;
  const game = findGame(id);
  if (!game.ok) return game;
  const checked = checkRecording(game.value, read.value);
  if (!checked.ok) return checked;
  if (ticks > most) return tooLong(ticks, most);
  const affordable = checkWork(game.value, checked.value, ticks);
  return affordable.ok ? accept({ game: id, rules, settings, seed, ticks }) : affordable;
}

/** A few milliseconds of work. */
const SLICE_TICKS = 1_000;
const REPORT_EVERY_MS = 50;

/** Plays a recording again in slices, and reports its progress in thousandths. */
export function verifyInSlices(
  { recording, ticks: most }: RecordingOrder,
  { progress }: Pick<TaskHooks, 'progress'>,
): Result<Verdict> {
  const read = parseRecordingBytes(recording);
  if (!read.ok) return read;
  const { ticks } = read.value;
  if (ticks > most) return tooLong(ticks, most);
  const game = findGame(read.value.game);
  if (!game.ok) return game;
  const verifying = beginVerify(game.value, read.value);
  if (!verifying.ok) return verifying;
  let reported = performance.now();
  for (;;) {
    const verdict = verifying.value.advance(SLICE_TICKS);
    if (verdict !== null) return verdict;
    if (performance.now() - reported < REPORT_EVERY_MS) continue;
    reported = performance.now();
    progress(Math.floor((1000 * verifying.value.tick) / ticks));
  }
}

function tooLong(ticks: number, most: number) {
  return refuse(`the recording has ${ticks} ticks; at most ${most} are played again here`);
}
