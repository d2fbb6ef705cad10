import { HOLD_ACTIONS } from '../kernel/directions.js';
import { type AnyWalk, rememberWays, SIDES, type Ways } from '../walks/walk.js';
import { NO_MEASURES } from './measures.js';
import { spreadOf } from './spread.js';
import type { Watcher } from './watcher.js';

const NEVER = -1;
const NO_SIDE = -1;

/**
 * Watches the hand of a player who walks: when a key that turned came, seen from the place where the player turned; and
 * which way was taken where there are several. A turn without a new key, as along a wall, says nothing.
 */
export function watchHand(walk: AnyWalk): Watcher {
  const keys = watchKeys();
  const times = { reaction: [] as number[], entry: [] as number[], stops: [] as number[] };
  const choices = watchChoices(walk);
  let maze: object | null = null;
  let node = -1;
  /** The side by which the node was entered in walking direction; -1 where the player did not walk into it. */
  let along = NO_SIDE;
  let enteredAt = 0;
  /** How many ticks from the middle the body came at least, and when it was there or would have been. */
  let nearest = 0;
  let middleAt = 0;
  let lastTurn = NEVER;

  function enter(state: unknown, tick: number, next: number, side: number): void {
    node = next;
    along = side;
    enteredAt = tick;
    nearest = walk.fromMiddle(state, axisOf(side));
    middleAt = tick + nearest;
  }

  function leave(side: number): void {
    if (along === NO_SIDE || side === NO_SIDE) return;
    if (keys.letGoAt >= enteredAt) times.stops.push(keys.letGoAt - middleAt);
    const press = keys.pressedAt[side];
    if (side === along || press <= lastTurn) return;
    lastTurn = press;
    times.reaction.push(press - middleAt);
    times.entry.push(press - enteredAt);
  }

  return {
    after(state, actions, tick) {
      keys.take(actions, tick);
      const here = walk.node(state);
      const inMaze = walk.maze(state);
      if (inMaze !== maze) {
        maze = inMaze;
        enter(state, tick, here, NO_SIDE);
      } else if (here !== node) {
        const side = walk.side(state, node, here);
        leave(side);
        choices.take(state, { from: node, to: here, along, side });
        enter(state, tick, here, side);
      } else {
        if (nearest === 0) return;
        const away = walk.fromMiddle(state, axisOf(along));
        if (away >= nearest) return;
        nearest = away;
        middleAt = tick + away;
      }
    },
    measures: () => ({
      ...NO_MEASURES,
      reaction: spreadOf(times.reaction),
      entry: spreadOf(times.entry),
      stops: spreadOf(times.stops),
      ...choices.shares(),
    }),
  };
}

/** Down or across; a player who did not walk in is measured across. */
function axisOf(side: number): number {
  return side === NO_SIDE ? 1 : side % 2;
}

/** When each direction was pressed last, and when all were let go. */
function watchKeys() {
  const pressedAt = new Array<number>(SIDES).fill(NEVER);
  let held = 0;
  let letGoAt = NEVER;
  return {
    pressedAt: pressedAt as readonly number[],
    get letGoAt() {
      return letGoAt;
    },
    take(actions: readonly number[], tick: number): void {
      for (const action of actions) {
        if (action >= HOLD_ACTIONS.length) continue;
        for (let side = 0; side < SIDES; side++) {
          if ((action & ~held & (1 << side)) !== 0) pressedAt[side] = tick;
        }
        if (action === 0 && held !== 0) letGoAt = tick;
        held = action;
      }
    },
  };
}

interface Step {
  readonly from: number;
  readonly to: number;
  /** The walking direction by which `from` was entered, and that by which it was left. */
  readonly along: number;
  readonly side: number;
}

/** Counts the places with several ways onward, and the shortest ways taken there. */
function watchChoices(walk: AnyWalk) {
  const all = { part: 0, whole: 0 };
  const blind = { part: 0, whole: 0 };
  const waysOf = rememberWays(walk);
  return {
    take(state: unknown, { from, to, along, side }: Step): void {
      // To turn back is no choice of a way: it mends one.
      if (side === NO_SIDE || along === NO_SIDE || side === (along + 2) % SIDES) return;
      const ways = waysOf(state);
      if (waysOnward(ways, from, along) < 2) return;
      const isShortest = ways.left(to) < ways.left(from) ? 1 : 0;
      all.whole++;
      all.part += isShortest;
      if (walk.isSeen(state, ways.goal(from))) return;
      blind.whole++;
      blind.part += isShortest;
    },
    shares: () => ({ choices: { ...all }, blind: { ...blind } }),
  };
}

function waysOnward(ways: Ways, node: number, along: number): number {
  let count = 0;
  for (let side = 0; side < SIDES; side++) {
    if (side !== (along + 2) % SIDES && ways.to(node, side) >= 0) count++;
  }
  return count;
}
