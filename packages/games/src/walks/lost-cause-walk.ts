import { isKey, isLock, keyFor } from '../lost-cause/inventory.js';
import { fightRules, TILE } from '../lost-cause/numbers.js';
import { playerMiddle, playerTile } from '../lost-cause/player.js';
import { isSeen } from '../lost-cause/seen.js';
import type { Level, LostCauseState } from '../lost-cause/state.js';
import { isRock, middleX, middleY, tileAt, tilesWide } from '../lost-cause/tiles.js';
import { sideBetween, type Walk, waysToGoals } from './walk.js';

/** Walks freely over tiles, of which the player sees a few. Wanted are keys, the locks they fit, and the exit. */
export const lostCauseWalk: Walk<LostCauseState> = {
  game: 'lost-cause',
  maze: ({ level }) => level,
  node: ({ level }) => playerTile(level),
  side: ({ level }, from, to) => sideBetween(tilesWide(level), from, to),
  fromMiddle(state, axis) {
    const { level } = state;
    const { x, y } = playerMiddle(level);
    const tile = tileAt(level, x, y);
    const away = Math.abs(axis === 0 ? y - middleY(level, tile) : x - middleX(level, tile));
    return Math.round(away / paceOf(state));
  },
  ticksPerNode: (state) => Math.ceil(TILE / paceOf(state)),
  isFree: ({ phase }) => phase === 'playing',
  // A thing is taken, put down or used: then the things on the map are others.
  errand: ({ level }) => level.things.length,
  ways({ level }) {
    const across = tilesWide(level);
    const to = (node: number, side: number) => tileBehind(level, across, node, side);
    return waysToGoals({ size: level.steps.length, to, cost: () => 1 }, wantedTiles(level));
  },
  isSeen: ({ level }, node) => isSeen(level, node),
};

function paceOf({ level: { hunted }, settings }: LostCauseState): number {
  const { pace, freePace } = fightRules(settings);
  return hunted ? pace : freePace;
}

function wantedTiles({ player, things, exit }: Level): number[] {
  const hasRoom = player.slots.includes(null);
  const wanted = things.filter(({ kind }) =>
    isLock(kind) ? player.slots.includes(keyFor(kind)) : isKey(kind) && hasRoom,
  );
  const tiles = wanted.map(({ tile }) => tile);
  return exit < 0 ? tiles : [exit, ...tiles];
}

function tileBehind(level: Level, across: number, tile: number, side: number): number {
  const column = (tile % across) + (side === 1 ? 1 : side === 3 ? -1 : 0);
  const row = Math.floor(tile / across) + (side === 2 ? 1 : side === 0 ? -1 : 0);
  return isRock(level, column, row) ? -1 : row * across + column;
}
