import { type BotPlayer, directionsTo, holdActions } from '../bots/bot.js';
import { ATTACK, CONTINUE, SLOT, USE } from '../lost-cause/actions.js';
import { nearestSlime } from '../lost-cause/fight.js';
import { isKey, isLock, keyFor } from '../lost-cause/inventory.js';
import { fightRules, PIXEL } from '../lost-cause/numbers.js';
import { playerMiddle, playerTile } from '../lost-cause/player.js';
import { isSeen } from '../lost-cause/seen.js';
import { GEAR, type Level, type LostCauseState } from '../lost-cause/state.js';
import { middleX, middleY, tilesHigh, tilesWide } from '../lost-cause/tiles.js';

/** How an explorer hesitates. */
export interface Hesitation {
  /** From a slime in reach to the stroke, in ticks. */
  strike(): number;
  /** Before a new goal is walked to, in ticks. */
  choose(): number;
}

/** Acts at once. */
export const AT_ONCE: Hesitation = { strike: () => 0, choose: () => 0 };

/** Closer to the middle of a tile than this is close enough; it walks up to so far a tick. */
const NEAR = 4 * PIXEL;
/** Below this share of the health a bandage is wanted. */
const HURT_PARTS = 2;

interface Plan {
  readonly level: Level;
  readonly here: number;
  readonly things: number;
  readonly glimpse: number;
  /** The next tile on the way, and where the way leads. */
  readonly next: number;
  readonly goal: number;
}

/**
 * Explores as a person does: it knows what it has seen, which is what the map in the corner shows, fetches keys, opens
 * locks, takes gear, and fights what comes into reach.
 */
export function beginExplorer(hesitation: Hesitation): BotPlayer<LostCauseState> {
  let plan: Plan | null = null;
  let goal = -1;
  /** The ticks of the level at which it acts next. */
  let strikesAt = -1;
  let walksAt = 0;
  return ({ phase, level, settings }) => {
    if (phase === 'won') return [CONTINUE];
    if (phase !== 'playing') return [];
    if (nearestSlime(level, fightRules(settings).sword) === null) strikesAt = -1;
    else {
      if (strikesAt < 0) strikesAt = level.ticks + hesitation.strike();
      const blow = strike(level, strikesAt);
      if (blow !== null) return blow;
    }
    const cure = heal(level);
    if (cure !== null) return cure;
    if (plan === null || !holds(plan, level)) plan = makeExplorerPlan(level);
    if (plan.level.ticks === 0) walksAt = 0;
    if (plan.goal !== goal) {
      goal = plan.goal;
      walksAt = level.ticks + hesitation.choose();
    }
    if (level.ticks > 0 && level.ticks < walksAt) return holdActions(level.player, 0);
    return follow(plan, level);
  };
}

function strike(level: Level, from: number): number[] | null {
  const { player, ticks } = level;
  const steel = player.slots.indexOf('steel-sword');
  const weapon = steel >= 0 ? steel : player.slots.indexOf('sword');
  if (weapon < 0) return null;
  const actions = holdActions(player, 0);
  if (player.active !== weapon) actions.push(SLOT + weapon);
  if (ticks >= from && ticks + 1 >= player.ready) actions.push(ATTACK);
  return actions;
}

function heal({ player, width, height }: Level): number[] | null {
  const bandage = player.slots.indexOf('bandage');
  if (bandage < 0 || player.health * HURT_PARTS > width * height) return null;
  return [SLOT + bandage, ATTACK];
}

function holds(plan: Plan, level: Level): boolean {
  return (
    plan.level === level &&
    plan.here === playerTile(level) &&
    plan.things === level.things.length &&
    plan.glimpse === level.glimpse
  );
}

/** The way to what is nearest: a wanted thing it knows of, or a tile beside one it has not seen. */
export function makeExplorerPlan(level: Level, here = playerTile(level)): Plan {
  const wanted = wantedTiles(level);
  const rest = { level, here, things: level.things.length, glimpse: level.glimpse };
  const isUnknown = isFrontier(level);
  const way = nearestOf(level, here, (tile) => wanted.has(tile) || isUnknown(tile));
  return { ...rest, ...(way ?? { next: here, goal: here }) };
}

/** Things it has seen and has a use for. Two slots are left for keys. */
function wantedTiles(level: Level): Set<number> {
  const { player, things, exit } = level;
  const free = player.slots.filter((item) => item === null).length;
  const wanted = things.filter(({ kind, tile }) => {
    if (!isSeen(level, tile)) return false;
    if (isLock(kind)) return player.slots.includes(keyFor(kind));
    if (isKey(kind)) return free > 0;
    const isNew = (GEAR as readonly string[]).includes(kind) && !player.slots.includes(kind);
    return isNew && free > 2 && kind !== 'oil';
  });
  const ends = exit >= 0 && isSeen(level, exit) ? [exit] : [];
  return new Set([...ends, ...wanted.map(({ tile }) => tile)]);
}

/** Whether the map goes on unseen beside a tile. */
function isFrontier(level: Level): (tile: number) => boolean {
  return (tile) => neighbours(level, tile).some((next) => !isSeen(level, next));
}

function neighbours(level: Level, tile: number): number[] {
  const across = tilesWide(level);
  const column = tile % across;
  const row = (tile - column) / across;
  const list: number[] = [];
  if (row > 0) list.push(tile - across);
  if (column + 1 < across) list.push(tile + 1);
  if (row + 1 < tilesHigh(level)) list.push(tile + across);
  if (column > 0) list.push(tile - 1);
  return list;
}

/** The nearest tile that is as wished, over floor that was seen, and the first step of the way to it. */
function nearestOf(
  level: Level,
  here: number,
  isGoal: (tile: number) => boolean,
): { next: number; goal: number } | null {
  const first = new Map([[here, here]]);
  for (const [tile, step] of first) {
    if (isGoal(tile)) return { next: step, goal: tile };
    for (const next of neighbours(level, tile)) {
      if (first.has(next) || level.steps[next] < 0 || !isSeen(level, next)) continue;
      first.set(next, tile === here ? next : step);
    }
  }
  return null;
}

/** Walks to the next tile; what is wanted in this one is taken or opened. */
function follow({ here, next }: Plan, level: Level): number[] {
  const { player, things } = level;
  if (next !== here) return holdActions(player, steer(level, next));
  const thing = things.find(({ tile }) => tile === here);
  if (thing === undefined) return holdActions(player, steer(level, here));
  if (!isLock(thing.kind)) return [USE];
  const key = player.slots.indexOf(keyFor(thing.kind));
  return player.active === key ? [USE] : [SLOT + key, USE];
}

function steer(level: Level, tile: number): number {
  const { x, y } = playerMiddle(level);
  return directionsTo(middleX(level, tile) - x, middleY(level, tile) - y, NEAR);
}
