import { createHash } from 'node:crypto';
import { accept, type Result, refuse } from '@warren/engine';
import {
  type AnyGame,
  beginVerify,
  checkRecording,
  checkWork,
  findGame,
  makeLogBytes,
  type Plain,
  parseRecordingBytes,
  type Recording,
  type Verdict,
} from '@warren/games';
import type { TaskHooks } from './task-hooks.js';

export interface RecordingOrder {
  readonly recording: Uint8Array;
  /** A longer recording is refused unplayed. */
  readonly ticks: number;
}

export interface VerifyOrder extends RecordingOrder {
  /** What was seen of its log while it was played; empty for nothing. */
  readonly witnessed: Uint8Array;
}

/** A verdict, and what only a server wants to know of a recording. */
export interface Judged extends Verdict {
  /** A hash of settings, maze and actions. */
  readonly logHash: string;
  /** Whether its log begins with what was witnessed. */
  readonly isWitnessed: boolean;
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

/** Plays a recording again in slices, and reports its progress in thousandths. Answers the work it took, too. */
export function verifyInSlices(
  { recording, ticks: most, witnessed }: VerifyOrder,
  { progress }: Pick<TaskHooks, 'progress'>,
): Result<Judged> & { readonly work?: number } {
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
    if (verdict !== null) {
      const { work } = verifying.value;
      if (!verdict.ok) return { ...verdict, work };
      return { ...accept({ ...verdict.value, ...traitsOfLog(game.value, read.value, witnessed) }), work };
    }
    if (performance.now() - reported < REPORT_EVERY_MS) continue;
    reported = performance.now();
    progress(Math.floor((1000 * verifying.value.tick) / ticks));
  }
}

function traitsOfLog(
  game: AnyGame,
  { rules, settings, seed, actions }: Recording,
  witnessed: Uint8Array,
): Omit<Judged, keyof Verdict> {
  const log = makeLogBytes(actions);
  const claims = JSON.stringify([game.id, rules, settings, isFixed(game, settings, seed) ? '' : seed]);
  return {
    logHash: createHash('sha256').update(claims).update(log).digest('base64url'),
    isWitnessed: Buffer.compare(log.subarray(0, witnessed.length), witnessed) === 0,
  };
}

/** Whether the maze is the same for every seed, as those of seasons and codes are: its first picture says so. */
function isFixed({ setup, frame }: AnyGame, settings: Plain, seed: string): boolean {
  const picture = (of: string) => JSON.stringify(frame(setup(settings, of)));
  return picture(seed) === picture(`not ${seed}`);
}

function tooLong(ticks: number, most: number) {
  return refuse(`the recording has ${ticks} ticks; at most ${most} are played again here`);
}
