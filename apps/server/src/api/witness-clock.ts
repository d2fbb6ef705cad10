import { type GameTrait, TICKS_PER_SECOND } from '@warren/games';
import type { Unwitnessed } from '@warren/protocol';
import type { WitnessRow } from '../store/repositories/witnesses.js';
import { START_MS, type TimedRun } from './ticket-checks.js';

/** The log reported now is another one than before: a second try on one ticket. */
export const PARTED = 'parted';

/** How a run lies in the server's time, as far as its reports have said. */
export type WitnessClock = Pick<
  WitnessRow,
  'openedAt' | 'begunAt' | 'seenAt' | 'tick' | 'still' | 'pausedMs' | 'pauses' | 'flaw'
>;

/** A moment at which a server has heard of a run. */
export interface Sight {
  readonly at: number;
  readonly tick: number;
  readonly still: boolean;
}

/** Clients report every five seconds. A connection may be lost for so long, and no more than that is played unseen. */
export const LONGEST_GAP_MS = 60_000;
/** Clocks of players run a little fast or slow, and reports are under way for a while. */
const FAST_PERMILLE = 20;
const SLOW_PERMILLE = 50;
const EARLY_MS = 1_000;
const LATE_MS = 10_000;
/** A pause every ten seconds of play, and some more. */
const FREE_PAUSES = 20;
const TICKS_A_PAUSE = 600;
/** The most turns a second, and those that a report may bring at once. */
const TURNS_A_SECOND = 25;
const FREE_TURNS = 50;

/** The clock of a run that a server hears of for the first time. */
export function openWitnessClock({ at, tick, still }: Sight): WitnessClock {
  return {
    // Its first reports may have been lost.
    openedAt: at - millis(tick),
    begunAt: tick > 0 ? at : 0,
    seenAt: at,
    tick,
    still: still ? 1 : 0,
    pausedMs: 0,
    pauses: 0,
    flaw: millis(tick) > LONGEST_GAP_MS ? 'gap' : '',
  };
}

/**
 * The clock after another sight. The first flaw stays: what was not witnessed once is not witnessed any more. A sight
 * before the last one came late and says nothing.
 */
export function followWitnessClock(
  clock: WitnessClock,
  sight: Sight,
  traits: readonly GameTrait[],
): WitnessClock {
  const { at, tick, still } = sight;
  if (tick < clock.tick || at < clock.seenAt) return clock;
  const passed = at - clock.seenAt;
  const played = millis(tick - clock.tick);
  const rest = clock.still === 1 ? Math.max(0, passed - played) : 0;
  const next = {
    ...clock,
    begunAt: clock.begunAt === 0 && tick > 0 ? at : clock.begunAt,
    seenAt: at,
    tick,
    still: still ? 1 : 0,
    pausedMs: clock.pausedMs + rest,
    pauses: clock.pauses + (still && clock.still === 0 ? 1 : 0),
  };
  if (clock.flaw !== '') return next;
  const flaw = traits.includes('turns') ? turnFlaw(passed, tick - clock.tick) : timeFlaw(clock, next);
  return { ...next, flaw: flaw ?? '' };
}

/** Why a run that was handed in is not witnessed: its upload is the last sight of it. `null` when it is. */
export function witnessFlaw(
  witness: WitnessClock | null,
  { traits, ticks, issuedAt, receivedAt }: TimedRun,
): Unwitnessed | null {
  if (witness === null || witness.openedAt > issuedAt + START_MS) return 'unseen';
  // What was played after the last report is longer than what a report may bring, or it was not played at all.
  if (ticks < witness.tick) return 'gap';
  const last = followWitnessClock(witness, { at: receivedAt, tick: ticks, still: false }, traits);
  // That of a second try is said by its log.
  return last.flaw === '' || last.flaw === PARTED ? null : (last.flaw as Unwitnessed);
}

/** In a game of turns players think as long as they like, but nobody makes hundreds of moves a second. */
function turnFlaw(passed: number, turns: number): Unwitnessed | null {
  return turns > FREE_TURNS + (passed * TURNS_A_SECOND) / 1000 ? 'fast' : null;
}

function timeFlaw(before: WitnessClock, now: WitnessClock): Unwitnessed | null {
  const unseen = before.still === 1 ? 0 : now.seenAt - before.seenAt;
  if (Math.max(unseen, millis(now.tick - before.tick)) > LONGEST_GAP_MS) return 'gap';
  const played = millis(now.tick);
  const drift = now.seenAt - now.openedAt - played - now.pausedMs;
  if (drift < 0 - EARLY_MS - (played * FAST_PERMILLE) / 1000) return 'fast';
  if (drift > LATE_MS + (played * SLOW_PERMILLE) / 1000) return 'slow';
  return now.pauses > FREE_PAUSES + now.tick / TICKS_A_PAUSE ? 'pauses' : null;
}

function millis(ticks: number): number {
  return Math.floor((ticks * 1000) / TICKS_PER_SECOND);
}
