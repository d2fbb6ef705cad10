import type { Rng } from '@warren/engine';
import { type AnyWalk, rememberWays, SIDES } from '../walks/walk.js';
import { type Decision, makeHand } from './human-hand.js';
import type { Timing } from './reaction.js';
import type { Skill } from './skill.js';

/** Where a walker wants to go from a node that it entered along a side, or -1. */
export type Decide = (state: unknown, node: number, along: number) => Decision;

interface HumanOptions {
  readonly walk: AnyWalk;
  readonly skill: Skill;
  readonly timing: Timing;
  readonly rng: Rng;
  readonly decide: Decide;
}

/** A player who does not get on tries something else after so many ticks. */
const STUCK = 30;
const NO_SIDE = -1;

/**
 * Walks as people do: keys for corners that were foreseen come around their moment, others after a reaction; at
 * junctions the player may stand and think; too late a key leads past the corner. Answers the directions to hold.
 */
export function beginHumanWalk({ walk, skill, timing, rng, decide }: HumanOptions) {
  const hand = makeHand(skill, timing, rng);
  const waysOf = rememberWays(walk);
  let maze: object | null = null;
  let node = -1;
  let along = NO_SIDE;
  let movedAt = 0;

  function enter(state: unknown, here: number): void {
    along = walk.side(state, node, here);
    node = here;
    movedAt = hand.now();
    hand.turned(along);
    if (hand.isPlannedFor(here)) return;
    hand.drop();
    const through = walk.ticksPerNode(state);
    const now = decide(state, here, along);
    if (now.side === NO_SIDE) return;
    if ((hand.held() & (1 << now.side)) === 0) {
      hand.plan(here, now, through >> 1);
      return;
    }
    // All is well here: the eye is on the next corner.
    const ahead = waysOf(state).to(here, now.side);
    if (ahead < 0) return;
    const then = decide(state, ahead, now.side);
    if (then.side !== now.side) hand.plan(ahead, then, through + (through >> 1));
  }

  function begin(state: unknown, here: number): void {
    maze = walk.maze(state);
    node = here;
    along = NO_SIDE;
    movedAt = hand.now();
    hand.pause(here, timing.think() + timing.react(), timing.react());
  }

  /** Pushes along the wall, this way and that, until the corner is found. */
  function struggle(state: unknown): void {
    movedAt = hand.now() - STUCK + 8 + rng.below(16);
    const { side } = decide(state, node, along);
    if (side === NO_SIDE) return;
    const aside = rng.below(SIDES);
    hand.grip((1 << side) | (aside % 2 === side % 2 ? 0 : 1 << aside));
  }

  return {
    /** The directions to hold in the next tick. */
    hold(state: unknown): number {
      hand.count();
      const here = walk.node(state);
      if (walk.maze(state) !== maze) begin(state, here);
      else if (here !== node) enter(state, here);
      const isFree = walk.isFree(state);
      hand.move(isFree, along, () => decide(state, here, along).side);
      if (hand.isIdle() && isFree && hand.now() - movedAt > STUCK) struggle(state);
      return hand.held();
    },
    /** Something else needs the hands: nothing is held. */
    rest(): void {
      hand.count();
      hand.grip(0);
      hand.pause(node, timing.react(), 0);
    },
  };
}

/** Takes the shortest way in a maze that is in view, and now and then a wrong one, which it sees a few nodes later. */
export function decideInView(walk: AnyWalk, { errorPercent }: Skill, rng: Rng): Decide {
  const waysOf = rememberWays(walk);
  let astray = 0;
  return (state, node, along) => {
    const { to, left } = waysOf(state);
    const open = [0, 1, 2, 3].filter((side) => to(node, side) >= 0);
    const right = open.reduce(
      (best, side) => (left(to(node, side)) < left(to(node, best)) ? side : best),
      open[0],
    );
    const onward = open.filter((side) => along === NO_SIDE || side !== (along + 2) % SIDES);
    const wrong = onward.filter((side) => side !== right);
    const isChoice = onward.length > 1;
    if (isChoice && astray === 0 && rng.chance(errorPercent, 100)) astray = 1 + rng.below(3);
    if (astray === 0 || wrong.length === 0) {
      astray = 0;
      return { side: left(node) === 0 ? NO_SIDE : right, isChoice };
    }
    astray--;
    return { side: wrong[rng.below(wrong.length)], isChoice };
  };
}
