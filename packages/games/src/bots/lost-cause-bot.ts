import { tilesWide } from '../lost-cause/level.js';
import { LOST_CAUSE_ACTIONS } from '../lost-cause/lost-cause.js';
import { playerMiddle, playerTile, tileAt } from '../lost-cause/player.js';
import { type Level, type LostCauseState, PIXEL, TILE } from '../lost-cause/state.js';
import type { Bot } from './bot.js';

/** Closer to the middle of a tile than this is close enough. */
const NEAR = PIXEL;
/** Slimes closer than this in the same tile are fought. */
const FIGHT = 10 * PIXEL;

/**
 * Fetches the nearest key it has room for, opens the nearest lock it has a key for, and fights what stands in
 * its tile. It sees the whole map, but acts by the same inputs as anybody.
 */
export const lostCauseBot: Bot<LostCauseState> = {
  game: 'lost-cause',
  actions({ phase, level }) {
    if (phase === 'won') return [action('continue')];
    if (phase !== 'playing') return [];
    return fight(level) ?? errand(level);
  },
};

function action(name: (typeof LOST_CAUSE_ACTIONS)[number]): number {
  return LOST_CAUSE_ACTIONS.indexOf(name);
}

/** Stands and strikes while a slime is in reach. */
function fight(level: Level): number[] | null {
  const { player } = level;
  const middle = playerMiddle(level);
  const tile = playerTile(level);
  const inReach = level.slimes.some(({ x, y }) => {
    const square = (x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y);
    return square <= FIGHT * FIGHT && tileAt(level, x, y) === tile;
  });
  if (!inReach) return null;
  const weapon = Math.max(player.slots.indexOf('steel-sword'), player.slots.indexOf('sword'));
  const stop = hold(level, 0);
  if (weapon < 0) return null;
  if (player.active !== weapon) return [...stop, action('slot-1') + weapon];
  return player.cooldown === 0 ? [...stop, action('attack')] : stop;
}

/** The next thing to fetch or to open, and the way there. */
function errand(level: Level): number[] {
  const { player } = level;
  const key = player.slots.indexOf('key');
  const room = player.slots.includes(null);
  const wanted = new Set<number>(level.exit >= 0 ? [level.exit] : []);
  for (const { tile, kind } of level.things) {
    if ((kind === 'lock' && key >= 0) || (kind === 'key' && room)) wanted.add(tile);
  }
  const here = playerTile(level);
  const next = stepTo(level, here, wanted);
  if (next !== here) return hold(level, steer(level, next));
  const thing = level.things.find(({ tile }) => tile === here);
  if (thing?.kind === 'lock' && player.active !== key) return [action('slot-1') + key];
  return thing === undefined ? hold(level, 0) : [action('use')];
}

/** The first tile on the shortest way from here to any wanted tile; `here` when one is reached or none is. */
function stepTo(level: Level, here: number, wanted: ReadonlySet<number>): number {
  if (wanted.has(here)) return here;
  const across = tilesWide(level);
  const from = new Map<number, number>([[here, here]]);
  const queue = [here];
  for (const tile of queue) {
    for (const next of neighbours(level, tile, across)) {
      if (from.has(next)) continue;
      from.set(next, tile);
      queue.push(next);
      if (wanted.has(next)) return firstStep(from, here, next);
    }
  }
  return here;
}

function neighbours(level: Level, tile: number, across: number): number[] {
  const x = tile % across;
  const around = [tile - across, x + 1 < across ? tile + 1 : -1, tile + across, x > 0 ? tile - 1 : -1];
  return around.filter((next) => level.floor[next] === 1);
}

function firstStep(from: ReadonlyMap<number, number>, here: number, goal: number): number {
  let tile = goal;
  for (let before = from.get(tile); before !== undefined && before !== here; before = from.get(tile))
    tile = before;
  return tile;
}

/** The directions to hold to come to the middle of a tile. */
function steer(level: Level, tile: number): number {
  const across = tilesWide(level);
  const { x, y } = playerMiddle(level);
  const dx = ((tile % across) * 2 + 1) * (TILE / 2) - x;
  const dy = (Math.floor(tile / across) * 2 + 1) * (TILE / 2) - y;
  return (dx > NEAR ? 2 : dx < -NEAR ? 8 : 0) | (dy > NEAR ? 4 : dy < -NEAR ? 1 : 0);
}

/** Holding what is held already needs no action. */
function hold(level: Level, directions: number): number[] {
  return level.player.held === directions ? [] : [directions];
}
