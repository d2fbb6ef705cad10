import { Rng } from '@warren/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lostCause } from '../../src/lost-cause/game.js';
import { PLAYER, TILE } from '../../src/lost-cause/numbers.js';
import { playerMiddle, playerTile } from '../../src/lost-cause/player.js';
import type { LostCauseState } from '../../src/lost-cause/state.js';
import { middleX, middleY } from '../../src/lost-cause/tiles.js';
import { nextOnWay } from '../../src/lost-cause/ways.js';
import {
  anyCode,
  EAST,
  EXAMPLE,
  floorTiles,
  isFree,
  NORTH,
  play,
  putPlayer,
  SOUTH,
  snake,
  standIn,
  startOriginal,
  tile,
  WEST,
  wait,
} from '../support/lost-cause.js';

/** One long corridor to the east, then one back to the west, without slimes. */
const corridors = () => startOriginal({ code: snake(5, 3), maxEnemies: 0 });

test('LC-7: the player starts in the upper left cell with a sword in slot 1 and health by the size of the maze', () => {
  const { player } = startOriginal({ code: snake(7, 4) }).level;
  expect(player).toMatchObject({ x: 27 * 8, y: 16 * 8, health: 28, active: 0, held: 0 });
  expect(player.slots).toEqual(['sword', null, null, null, null]);
  expect([PLAYER.width, PLAYER.height]).toEqual([18 * 8, 14 * 8]);
});

test.each([
  ['east', EAST, 8, 0],
  ['west', WEST, -8, 0],
  ['south', SOUTH, 0, 8],
  ['north', NORTH, 0, -8],
  ['south and east at once', SOUTH | EAST, 8, 8],
  ['north and west at once', NORTH | WEST, -8, -8],
  ['nowhere when both sides are held', EAST | WEST, 0, 0],
  ['south when both sides and south are held', EAST | WEST | SOUTH, 0, 8],
  ['nowhere when all is held', 15, 0, 0],
  ['nowhere when nothing is', 0, 0, 0],
])('LC-8: 8 sub-units a tick, %s', (_, held, dx, dy) => {
  const state = corridors();
  const { x, y } = state.level.player;
  play(state, `hold-${held}`);
  expect(state.level.player).toMatchObject({ x: x + dx, y: y + dy });
  wait(state, 9);
  expect(state.level.player).toMatchObject({ x: x + 10 * dx, y: y + 10 * dy });
});

test('LC-8: what is held is held until something else is', () => {
  const state = corridors();
  play(state, `hold-${EAST}`);
  wait(state, 20);
  play(state, 'hold-0');
  const { x } = state.level.player;
  wait(state, 20);
  expect(state.level.player.x).toBe(x);
});

test('LC-9: walls stop the body where it touches them, to the sub-unit', () => {
  const state = corridors();
  play(state, `hold-${NORTH | WEST}`);
  wait(state, 60);
  expect(state.level.player).toMatchObject({ x: 0, y: 0 });
  play(state, `hold-${SOUTH}`);
  wait(state, 80);
  expect(state.level.player).toMatchObject({ x: 0, y: TILE - PLAYER.height });
  play(state, `hold-${EAST}`);
  wait(state, 1000);
  expect(state.level.player).toMatchObject({ x: 9 * TILE - PLAYER.width, y: TILE - PLAYER.height });
});

test('LC-9: one slides along a wall and round its end', () => {
  const state = corridors();
  play(state, `hold-${EAST | SOUTH}`);
  wait(state, 100);
  expect(state.level.player.x).toBe(216 + 101 * 8);
  expect(state.level.player.y).toBe(TILE - PLAYER.height);
  // At the end of the corridor the way leads south.
  wait(state, 400);
  expect(state.level.player.y).toBeGreaterThan(TILE);
});

test('LC-9: the body never overlaps rock and never steps further than its speed, whatever is pressed', () => {
  fc.assert(
    fc.property(anyCode(8), fc.string(), (code, seed) => {
      const state = startOriginal({ code, maxEnemies: 0, maxLocks: 0 });
      const rng = Rng.fromSeed(seed);
      for (let tick = 0; tick < 1500 && !lostCause.finished(state); tick++) {
        const before = { ...state.level.player };
        lostCause.step(state, rng.chance(1, 20) ? [rng.below(16)] : []);
        const { x, y } = state.level.player;
        if (!isFree(state, x, y, PLAYER.width, PLAYER.height)) throw new Error(`in rock at ${x},${y}`);
        if (Math.abs(x - before.x) > 8 || Math.abs(y - before.y) > 8) throw new Error('a leap');
      }
    }),
    { numRuns: 60 },
  );
});

test('LC-9: every tile of a maze can be walked to', () => {
  fc.assert(
    fc.property(anyCode(6), (code) => {
      const state = startOriginal({ code, maxEnemies: 0 });
      for (const goal of floorTiles(state)) walkTo(state, goal);
    }),
    { numRuns: 20 },
  );
});

/** The slowest pace of the original game, in sub-units a tick. */
const SLOWEST = 8;

/** Walks from tile to tile by holding directions; each takes at most as long as two tiles. */
function walkTo(state: LostCauseState, goal: number): void {
  while (playerTile(state.level) !== goal) {
    const square = { middle: goal, reach: 99 };
    const next = nextOnWay(state.level, playerTile(state.level), goal, square, { looks: 0 });
    for (let left = (2 * TILE) / SLOWEST; ; left--) {
      if (left === 0) throw new Error(`stuck on the way to tile ${next}`);
      const { x, y } = playerMiddle(state.level);
      const [dx, dy] = [middleX(state.level, next) - x, middleY(state.level, next) - y];
      const held = (dx > 8 ? EAST : dx < -8 ? WEST : 0) | (dy > 8 ? SOUTH : dy < -8 ? NORTH : 0);
      if (held === 0) break;
      lostCause.step(state, [held]);
    }
  }
}

test('LC-10: the player is in the tile under the middle of the body', () => {
  const state = startOriginal({ code: EXAMPLE });
  standIn(state, tile(state, 1, 0));
  expect(playerTile(state.level)).toBe(tile(state, 1, 0));
  putPlayer(state, TILE - 1, TILE / 2);
  expect(playerTile(state.level)).toBe(tile(state, 0, 0));
  putPlayer(state, TILE, TILE / 2);
  expect(playerTile(state.level)).toBe(tile(state, 1, 0));
});
