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
  type Standing,
  type Verdict,
} from '@warren/games';
import { type Scrutiny, scrutinize } from '@warren/games/scrutiny';
import type { TaskHooks } from './task-hooks.js';

export interface RecordingOrder {
  readonly recording: Uint8Array;
  /** A longer recording is refused unplayed. */
  readonly ticks: number;
}

export interface VerifyOrder extends RecordingOrder {
  /** What was seen of its log while it was played; empty for nothing. */
  readonly witnessed: Uint8Array;
  /** From which standing on it is measured how machine-like the run is; `null` for no measuring. */
  readonly measuredFrom: Standing | null;
}

/** A verdict, and what only a server wants to know of a recording. */
export interface Judged extends Verdict {
  /** A hash of settings, maze and actions. */
  readonly logHash: string;
  /** Whether its log begins with what was witnessed. */
  readonly isWitnessed: boolean;
  /** How machine-like it is; `null` where that was not measured. */
  readonly scrutiny: Scrutiny | null;
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
  { recording, ticks: most, witnessed, measuredFrom }: VerifyOrder,
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
      const scrutiny = measured(game.value, read.value, verdict.value, measuredFrom);
      const traits = traitsOfLog(game.value, read.value, witnessed);
      return { ...accept({ ...verdict.value, ...traits, scrutiny }), work };
    }
    if (performance.now() - reported < REPORT_EVERY_MS) continue;
    reported = performance.now();
    progress(Math.floor((1000 * verifying.value.tick) / ticks));
  }
}

/** The longest part of a run that is looked at twice: about a second of work. */
const MEASURED_WORK = 1_000_000;

/** How machine-like a run is that stands at least so high. */
function measured(
  game: AnyGame,
  recording: Recording,
  { outcome }: Verdict,
  from: Standing | null,
): Scrutiny | null {
  const standing = game.ranking.standing(outcome);
  if (from === null || standing === null) return null;
  const isBelow =
    standing.points < from.points || (standing.points === from.points && standing.ties > from.ties);
  if (isBelow) return null;
  const scrutiny = scrutinize(game, recording, MEASURED_WORK);
  return scrutiny.ok ? scrutiny.value : null;
}

function traitsOfLog(
  game: AnyGame,
  { rules, settings, seed, actions }: Recording,
  witnessed: Uint8Array,
): Pick<Judged, 'logHash' | 'isWitnessed'> {
  const log = makeLogBytes(actions);
  const claims = JSON.stringify([game.id, rules, settings, isFixed(game, settings, seed) ? '' : seed]);
  return {
    logHash: createHash('sha256').update(claims).update(log).digest('base64url'),
    isWitnessed: Buffer.compare(log.subarray(0, witnessed.length), witnessed) === 0,
  };
}

/** Small mazes of two seeds look alike by chance, at most one in ten; those of seven do not. */
const OTHER_SEEDS = 6;

/** Whether the maze is the same for every seed, as those of seasons and codes are: its first picture says so. */
function isFixed({ setup, frame }: AnyGame, settings: Plain, seed: string): boolean {
  const picture = (of: string) => JSON.stringify(frame(setup(settings, of)));
  const own = picture(seed);
  for (let i = 0; i < OTHER_SEEDS; i++) {
    if (picture(`not ${seed}${i}`) !== own) return false;
  }
  return true;
}

function tooLong(ticks: number, most: number) {
  return refuse(`the recording has ${ticks} ticks; at most ${most} are played again here`);
}
