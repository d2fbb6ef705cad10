import { TICKS_PER_SECOND } from './game.js';

/** A run stood still after so many ticks, for so long. */
export interface Pause {
  readonly tick: number;
  readonly ms: number;
}

/** A clock as plain data, good for JSON. Times are milliseconds since 1970. */
export interface SavedClock {
  readonly startedAt: number;
  readonly pauses: readonly Pause[];
  readonly savedAt: number;
}

/**
 * How a run lies in the time of the world: ticks take their time, and all the rest are pauses, whatever they are for: a
 * menu, a hidden page, the time between two levels or two visits, or between the end and the upload.
 */
export interface RunClock {
  readonly startedAt: number;
  /** Whether the run stands still now. */
  readonly isStill: boolean;
  /** Whether the run stands still from now on, after so many ticks. Saying the same twice changes nothing. */
  follow(tick: number, still: boolean): void;
  /** Time that went by without ticks and without a pause: the machine was asleep, or too slow. */
  lose(tick: number, ms: number): void;
  /** Every pause so far, in order, one a tick; one that still goes on counts up to now. */
  pauses(): readonly Pause[];
  /** From `savedAt` on the run stands still until `resumeRunClock`. */
  save(): SavedClock;
}

/** More pauses than any player makes; what comes after is added to the last one. */
const MOST_PAUSES = 10_000;

/** The clock of a run that begins now, and stands still until it is told otherwise. */
export function startRunClock(now: () => number): RunClock {
  const startedAt = Math.round(now());
  return clockFrom({ startedAt, pauses: [], savedAt: startedAt }, 0, now);
}

/** Continues a saved clock after so many ticks. A damaged or missing one counts as a run without a pause. */
export function resumeRunClock(saved: unknown, tick: number, now: () => number): RunClock {
  if (isSavedClock(saved, tick)) return clockFrom(saved, tick, now);
  const savedAt = Math.round(now());
  const startedAt = Math.max(0, savedAt - Math.round((tick * 1000) / TICKS_PER_SECOND));
  return clockFrom({ startedAt, pauses: [], savedAt }, tick, now);
}

function clockFrom({ startedAt, pauses, savedAt }: SavedClock, tick: number, now: () => number): RunClock {
  const past = pauses.map((pause) => ({ ...pause }));
  /** When and where the pause began that goes on now. */
  let still: { tick: number; since: number } | null = { tick, since: savedAt };

  function end(moment: number): void {
    if (still !== null) add(past, still.tick, moment - still.since);
  }

  function all(moment: number): Pause[] {
    const list = past.map((pause) => ({ ...pause }));
    if (still !== null) add(list, still.tick, moment - still.since);
    return list;
  }

  return {
    startedAt,
    get isStill() {
      return still !== null;
    },
    follow(at, isStill) {
      if (isStill === (still !== null)) return;
      const moment = Math.round(now());
      end(moment);
      still = isStill ? { tick: at, since: moment } : null;
    },
    lose: (at, ms) => add(past, at, Math.round(ms)),
    pauses: () => all(Math.round(now())),
    save() {
      const moment = Math.round(now());
      return { startedAt, pauses: all(moment), savedAt: moment };
    },
  };
}

/** Adds a pause to a list. A clock of the world may be set back: no pause is ever negative. */
function add(list: { tick: number; ms: number }[], tick: number, ms: number): void {
  if (ms <= 0) return;
  const last = list.at(-1);
  if (last !== undefined && (last.tick === tick || list.length >= MOST_PAUSES)) last.ms += ms;
  else list.push({ tick, ms });
}

/** Whether something from anywhere is a clock of a run of so many ticks. */
export function isSavedClock(value: unknown, tick: number): value is SavedClock {
  if (value === null || typeof value !== 'object') return false;
  const { startedAt, pauses, savedAt } = value as Partial<Record<keyof SavedClock, unknown>>;
  if (!isCount(startedAt) || !isCount(savedAt) || !Array.isArray(pauses)) return false;
  if (pauses.length > MOST_PAUSES) return false;
  let before = -1;
  return pauses.every((pause: unknown) => {
    const { tick: at, ms } = (pause ?? {}) as Partial<Record<keyof Pause, unknown>>;
    if (!isCount(at) || !isCount(ms) || at <= before || at > tick) return false;
    before = at;
    return true;
  });
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
