import { ATTACK, CONTINUE, SLOT, USE } from '../lost-cause/actions.js';
import { nearestSlime } from '../lost-cause/fight.js';
import { isKey, isLock, keyFor } from '../lost-cause/inventory.js';
import { fightRules, PIXEL } from '../lost-cause/numbers.js';
import { playerMiddle, playerTile } from '../lost-cause/player.js';
import type { Level, LostCauseState } from '../lost-cause/state.js';
import { middleX, middleY, tilesWide } from '../lost-cause/tiles.js';
import { type Bot, directionsTo, holdActions } from './bot.js';

/** Closer to the middle of a tile than this is close enough: half of the longest step. */
const NEAR = 2 * PIXEL;

/** Fetches the nearest key, opens the nearest lock that it fits, and fights what is in reach. It sees the whole map. */
export const lostCauseBot: Bot<LostCauseState> = makeLostCauseBot({ strikes: true });

/** A bot that never strikes shows what fights are worth. */
export function makeLostCauseBot({ strikes }: { readonly strikes: boolean }): Bot<LostCauseState> {
  return {
    game: 'lost-cause',
    begin() {
      let plan: Plan | null = null;
      return ({ phase, level, settings }) => {
        if (phase === 'won') return [CONTINUE];
        if (phase !== 'playing') return [];
        const blow = strikes ? fight(level, fightRules(settings).sword) : null;
        if (blow !== null) return blow;
        // The way is looked for once a tile, not once a tick.
        if (plan === null || !holds(plan, level)) plan = makePlan(level);
        return follow(plan, level);
      };
    },
  };
}

/** Where to go from a tile, as long as the things on the map are the same. */
interface Plan {
  readonly level: Level;
  readonly here: number;
  readonly things: number;
  /** The next tile on the way to what is wanted; `here` when it is reached. */
  readonly next: number;
}

function holds(plan: Plan, level: Level): boolean {
  return plan.level === level && plan.here === playerTile(level) && plan.things === level.things.length;
}

function makePlan(level: Level): Plan {
  const here = playerTile(level);
  return { level, here, things: level.things.length, next: firstStep(level, here, wantedTiles(level)) };
}

/** Stands and strikes while a slime is in reach; `null` when there is nothing to strike, or nothing to strike with. */
function fight(level: Level, reach: number): number[] | null {
  if (nearestSlime(level, reach) === null) return null;
  const { player, ticks } = level;
  const steel = player.slots.indexOf('steel-sword');
  const weapon = steel >= 0 ? steel : player.slots.indexOf('sword');
  if (weapon < 0) return null;
  const actions = holdActions(level.player, 0);
  if (player.active !== weapon) actions.push(SLOT + weapon);
  // The tick this action belongs to is the next one.
  if (ticks + 1 >= player.ready) actions.push(ATTACK);
  return actions;
}

/** Where there is something to fetch or to open. */
function wantedTiles({ player, things, exit }: Level): Set<number> {
  const hasRoom = player.slots.includes(null);
  const wanted = things.filter(({ kind }) =>
    isLock(kind) ? player.slots.includes(keyFor(kind)) : isKey(kind) && hasRoom,
  );
  return new Set([exit, ...wanted.map(({ tile }) => tile)]);
}

/** The first tile on the shortest way from here to any wanted tile; `here` when one is reached or none is. */
function firstStep(level: Level, here: number, wanted: ReadonlySet<number>): number {
  const across = tilesWide(level);
  const { steps } = level;
  /** For each tile reached: the first tile of the way to it. */
  const first = new Int16Array(steps.length).fill(-1);
  const queue = [here];
  first[here] = here;
  for (const tile of queue) {
    if (wanted.has(tile)) return first[tile];
    for (const next of [tile - across, tile + 1, tile + across, tile - 1]) {
      if (first[next] !== -1 || steps[next] < 0 || !areNeighbours(across, tile, next)) continue;
      first[next] = tile === here ? next : first[tile];
      queue.push(next);
    }
  }
  return here;
}

/** The tile after the last of a row is the first of the next one, and no neighbour. */
function areNeighbours(across: number, tile: number, next: number): boolean {
  return Math.abs(tile - next) === across || Math.floor(tile / across) === Math.floor(next / across);
}

/** Walks to the next tile; what is wanted in this one is taken or opened. */
function follow({ here, next }: Plan, level: Level): number[] {
  if (next !== here) return holdActions(level.player, steer(level, next));
  const thing = level.things.find(({ tile }) => tile === here);
  if (thing === undefined) return holdActions(level.player, 0);
  if (!isLock(thing.kind)) return [USE];
  const key = level.player.slots.indexOf(keyFor(thing.kind));
  return level.player.active === key ? [USE] : [SLOT + key, USE];
}

function steer(level: Level, tile: number): number {
  const { x, y } = playerMiddle(level);
  return directionsTo(middleX(level, tile) - x, middleY(level, tile) - y, NEAR);
}
