import { Rng } from '@warren/engine';
import {
  type AnyGame,
  beginVerify,
  findGame,
  makeRecordingBytes,
  parseRecordingBytes,
  RECORDING_LIMITS,
  WORK_LIMITS,
} from '@warren/games';
import { type Attack, beginAttack, bytesOf, drawAttack, mutate } from './attack.js';

/** What the dearest recordings of a game cost, in microseconds of processor time. */
export interface Dearest {
  readonly game: string;
  readonly perByte: number;
  readonly perTick: number;
  /** The whole verification of the dearest run, refused or not, in seconds. */
  readonly run: number;
  /** What a unit of work was worth at most, in short runs and long ones. */
  readonly perUnit: number;
  /** What a run at the limit of work would take at that price, in seconds: no upload costs more. */
  readonly bound: number;
  readonly attack: Attack;
}

/** So many ticks are enough to see what an attack costs, if that can be measured at all. */
const [SLICES, SLICE_TICKS] = [20, 100];
const LEAST_COST = 2_000;
const MANY_TICKS = 2_000;
const STARTS = 24;
const MUTATIONS = 80;
/**
 * Other programs and a cold engine only add to a measurement: of each piece of a run, the least counts of all within a
 * second, and of five.
 */
const [PIECES, REPEATS, REPEAT_SECONDS] = [50, 5, 1];
/** The dearest few are played as long as a server would play them. */
const FINALISTS = 3;

interface Sample {
  readonly attack: Attack;
  readonly perTick: number;
  readonly perByte: number;
  readonly perRun: number;
}

/** Looks for the dearest recordings of a game: draws attacks, then mutates the dearest one over and over. */
export function findDearest(id: string, seed = 'dearest'): Dearest {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason);
  const game = found.value;
  const rng = Rng.fromSeed(seed, id);
  const samples = Array.from({ length: STARTS }, () => sample(game, drawAttack(game, rng)));
  for (const by of ['perTick', 'perByte', 'perRun'] as const) {
    let best = dearestBy(samples, by);
    for (let i = 0; i < MUTATIONS; i++) {
      const other = sample(game, mutate(game, best.attack, rng));
      samples.push(other);
      if (other[by] > best[by]) best = other;
    }
  }
  const finalists = (['perTick', 'perRun'] as const).flatMap((by) =>
    [...samples].sort((a, b) => b[by] - a[by]).slice(0, FINALISTS),
  );
  const runs = finalists.map(({ attack }) => ({ attack, ...wholeRun(game, attack) }));
  const dearest = runs.reduce((a, b) => (b.seconds > a.seconds ? b : a));
  const perUnit = Math.max(...runs.map(({ units, seconds }) => (seconds * 1_000_000) / units));
  return {
    game: id,
    perByte: dearestBy(samples, 'perByte').perByte,
    perTick: dearestBy(samples, 'perTick').perTick,
    perUnit,
    bound: Math.max(dearest.seconds, (WORK_LIMITS.run * perUnit) / 1_000_000),
    run: dearest.seconds,
    attack: dearest.attack,
  };
}

function dearestBy(samples: readonly Sample[], by: 'perTick' | 'perByte' | 'perRun'): Sample {
  return samples.reduce((a, b) => (b[by] > a[by] ? b : a));
}

/** What some ticks of an attack cost, after those of the bot. */
function sample(game: AnyGame, attack: Attack): Sample {
  const attacked = beginAttack(game, attack);
  const { run } = attacked;
  const before = run.tick;
  const started = process.cpuUsage();
  for (let i = 0; i < SLICES && !attacked.isRefused; i++) attacked.play(SLICE_TICKS);
  const cost = microseconds(started);
  const ticks = run.tick - before;
  const isTold = cost > LEAST_COST && ticks >= SLICE_TICKS;
  const perTick = isTold ? cost / ticks : 0;
  return {
    attack,
    perTick,
    perByte: isTold ? cost / Math.max(64, bytesOf(run)) : 0,
    // What is refused soon costs little in the end.
    perRun: attacked.isRefused ? 0 : perTick * mostTicks(game, attack),
  };
}

/** How long an attack may be. */
function mostTicks(game: AnyGame, { pattern }: Attack): number {
  const actions = pattern.reduce((sum, tick) => sum + tick.length, 0);
  return Math.min(game.maxTicks, (RECORDING_LIMITS.actions * pattern.length) / actions);
}

/** What a server spends on an attack that goes on as long as it can. */
function wholeRun(game: AnyGame, attack: Attack): { readonly seconds: number; readonly units: number } {
  const attacked = beginAttack(game, attack);
  const { run } = attacked;
  while (!run.finished && !attacked.isRefused) attacked.play(MANY_TICKS);
  const bytes = makeRecordingBytes(run.recording());
  const least = verifyOnce(game, bytes);
  for (let times = 1, spent = sumOf(least.pieces); times < REPEATS || spent < REPEAT_SECONDS; times++) {
    const { pieces } = verifyOnce(game, bytes);
    spent += sumOf(pieces);
    for (const [i, seconds] of pieces.entries()) least.pieces[i] = Math.min(least.pieces[i], seconds);
  }
  return { seconds: sumOf(least.pieces), units: least.units };
}

/** What reading and playing again costs, in seconds, piece by piece, and how many units that counts as. */
function verifyOnce(game: AnyGame, bytes: Uint8Array): { readonly pieces: number[]; readonly units: number } {
  const pieces: number[] = [];
  let started = process.cpuUsage();
  const finish = () => {
    pieces.push(microseconds(started) / 1_000_000);
    started = process.cpuUsage();
  };
  const read = parseRecordingBytes(bytes);
  const verifying = read.ok ? beginVerify(game, read.value) : read;
  finish();
  if (!read.ok || !verifying.ok) return { pieces, units: Number.POSITIVE_INFINITY };
  const ticks = Math.ceil(read.value.ticks / PIECES);
  for (let i = 0; i < PIECES; i++) {
    verifying.value.advance(ticks);
    finish();
  }
  return { pieces, units: verifying.value.work };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function microseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return user + system;
}
