import type { Rng } from '@warren/engine';
import { SIDES } from '../walks/walk.js';
import type { Timing } from './reaction.js';
import type { Skill } from './skill.js';

export interface Decision {
  /** -1 to stay. */
  readonly side: number;
  /** Whether there were several ways to choose from. */
  readonly isChoice: boolean;
}

/** How a hand handles its keys, by skill: percent. */
const HABITS = {
  novice: { foresees: 55, thinks: 60 },
  medium: { foresees: 75, thinks: 35 },
  expert: { foresees: 90, thinks: 12 },
} as const;
/** Of a thousand corners so many find the player with the thoughts elsewhere, for a part of these ticks. */
const LAPSE = { corners: 15, ticks: 90 } as const;
/** After a turn the old key is let go within so many ticks, and without a turn after so many. */
const BOTH = { turned: 6, longest: 30 } as const;
/** A key that is decided on only when it comes. */
const UNDECIDED = -1;

/** A key that is about to be pressed. */
interface Key {
  readonly side: number;
  readonly at: number;
  readonly node: number;
  /** Whether it comes before its corner: then the old key stays down until the turn is made. */
  readonly isEarly: boolean;
}

/** The hand of a simulated person on the four keys. It plans one key ahead and counts the ticks. */
export function makeHand({ id }: Skill, timing: Timing, rng: Rng) {
  const habits = HABITS[id];
  let tick = 0;
  let held = 0;
  let next: Key | null = null;
  let lettingGo: { readonly keep: number; at: number } | null = null;

  return {
    now: () => tick,
    held: () => held,
    isIdle: () => next === null,
    // Whether a key for a node is still to come.
    isPlannedFor: (node: number): boolean => next !== null && next.node === node && next.at > tick,

    /** Plans the key for a corner whose middle is so many ticks away. */
    plan(node: number, { side, isChoice }: Decision, away: number): void {
      if (side < 0) return;
      const lapse = lapseOf(rng);
      const reaction = timing.react();
      const thinks = isChoice && rng.chance(habits.thinks, 100);
      const foresees = !thinks && rng.chance(habits.foresees, 100);
      const late = thinks ? timing.think() : foresees ? timing.aim() : reaction;
      if (thinks) lettingGo = { keep: 0, at: tick + Math.abs(away + timing.aim()) };
      // What should have come already comes late by as much.
      const wait = Math.abs(away + late + lapse);
      next = { side, at: tick + wait, node, isEarly: wait < away };
    },

    /** Lets go, and presses something after a while. */
    pause(node: number, wait: number, letGo: number): void {
      next = { side: UNDECIDED, at: tick + wait, node, isEarly: false };
      lettingGo = { keep: 0, at: tick + letGo };
    },

    drop(): void {
      next = null;
    },

    /** The turn to a side is made: the old key goes soon. */
    turned(side: number): void {
      if (lettingGo !== null && lettingGo.keep === 1 << side) lettingGo.at = tick + rng.below(BOTH.turned);
    },

    /** Holds these keys from now on. */
    grip(directions: number): void {
      held = directions;
      lettingGo = null;
    },

    count: (): number => ++tick,

    /** Moves the fingers whose time has come; `decide` is asked for a key that was left open. */
    move(isFree: boolean, along: number, decide: () => number): void {
      if (lettingGo !== null && tick >= lettingGo.at) {
        held &= lettingGo.keep;
        lettingGo = null;
      }
      if (next === null || tick < next.at || !isFree) return;
      const { isEarly, side: planned } = next;
      const side = planned === UNDECIDED ? decide() : planned;
      next = null;
      if (side < 0) return;
      const both = isEarly && canHoldBoth(held, side, along);
      lettingGo = both ? { keep: 1 << side, at: tick + BOTH.longest } : null;
      held = both ? held | (1 << side) : 1 << side;
    },
  };
}

function lapseOf(rng: Rng): number {
  return rng.chance(LAPSE.corners, 1000) ? rng.below(LAPSE.ticks) : 0;
}

/** Whether a new key may be pressed beside those held; back and forth at once leads nowhere. */
function canHoldBoth(held: number, side: number, along: number): boolean {
  return held !== 0 && (held & (1 << side)) === 0 && (along < 0 || side !== (along + 2) % SIDES);
}
