import { Rng } from '@warren/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lostCause } from '../../src/lost-cause/game.js';
import { PIXEL, PLAYER, TILE } from '../../src/lost-cause/numbers.js';
import { playerMiddle, playerTile } from '../../src/lost-cause/player.js';
import type { LostCauseState } from '../../src/lost-cause/state.js';
import { tileAt, tilesWide } from '../../src/lost-cause/tiles.js';
import { nextOnWay } from '../../src/lost-cause/ways.js';
import {
  anyCode,
  cellTile,
  codeOf,
  floorTiles,
  isFree,
  putSlime,
  snake,
  standIn,
  startOriginal,
  wait,
} from '../support/lost-cause.js';

/** The way from a tile to another inside a square, by the plain search; `null` if there is none. */
function plainWay(
  { level }: LostCauseState,
  from: number,
  to: number,
  middle: number,
  reach: number,
): number[] | null {
  const across = tilesWide(level);
  const inside = (at: number) =>
    Math.abs((at % across) - (middle % across)) <= reach &&
    Math.abs(Math.floor(at / across) - Math.floor(middle / across)) <= reach;
  if (!inside(to)) return null;
  const before = new Map([[from, from]]);
  for (const at of before.keys()) {
    const column = at % across;
    const sides = [
      at - across,
      at + across,
      ...(column > 0 ? [at - 1] : []),
      ...(column + 1 < across ? [at + 1] : []),
    ];
    for (const next of sides)
      if (level.steps[next] >= 0 && inside(next) && !before.has(next)) before.set(next, at);
  }
  if (!before.has(to)) return null;
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]) ?? from);
  return way;
}

describe('ways', () => {
  test('LC-19: the next tile is that of the plain search inside the square, for any two tiles', () => {
    fc.assert(
      fc.property(anyCode(10), fc.nat(24), fc.string(), (code, reach, seed) => {
        const state = startOriginal({ code });
        const tiles = floorTiles(state);
        const rng = Rng.fromSeed(seed);
        for (let i = 0; i < 40; i++) {
          const [from, to] = [tiles[rng.below(tiles.length)], tiles[rng.below(tiles.length)]];
          const way = plainWay(state, from, to, from, reach);
          const next = nextOnWay(state.level, from, to, { middle: from, reach }, { looks: 0 });
          expect(next).toBe(way === null ? -1 : way[Math.min(1, way.length - 1)]);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('LC-19: a slime sees', () => {
  /** A corridor of 25 cells in the top row; slime 1 stands where it is put. */
  const corridor = () => {
    const state = startOriginal({ code: snake(25, 3), maxEnemies: 1 });
    state.level.player.health = 10_000;
    return state;
  };

  test.each([
    [7, 3],
    [5, 2],
    [1, 0],
    [49, 24],
  ])('with a sight of %i cells %i cells far along a corridor, and no tile further', (sight, cells) => {
    const state = corridor();
    state.settings.sight = sight;
    standIn(state, 0);
    for (const [away, sees] of [
      [2 * cells, true],
      [2 * cells + 1, false],
    ] as const) {
      if (away > 48) continue;
      putSlime(state, 1, away * TILE + TILE / 2, TILE / 2);
      wait(state, 1);
      expect(state.level.slimes[0].next >= 0).toBe(sees);
    }
  });

  test('not through rock: the way must stay in the square', () => {
    // Cells 0 and 6 are neighbours in space, but the way from one to the other leads to the far end and back.
    const state = startOriginal({ code: snake(6, 3), maxEnemies: 1 });
    standIn(state, 0);
    putSlime(state, 1, TILE / 2, 2 * TILE + TILE / 2);
    wait(state, 30);
    expect(state.level.slimes[0]).toMatchObject({
      next: -1,
      pose: 'idle',
      x: TILE / 2,
      y: 2 * TILE + TILE / 2,
    });
    state.settings.sight = 11;
    putSlime(state, 1, TILE / 2, 2 * TILE + TILE / 2);
    wait(state, 1);
    expect(state.level.slimes[0].next).toBe(cellTile(state, 6) + 1);
  });
});

describe('LC-20: a hunt', () => {
  test('goes on when a way once seen leads away from the player first', () => {
    // From cell 3 the way leads three cells to the left, down, and three to the right: the goal leaves the square
    // around the slime as soon as that has moved.
    const passages = [
      ...[0, 1, 2, 3, 4, 5].map((cell) => [cell, cell + 1] as const),
      [0, 7] as const,
      ...[7, 8, 9, 10, 11, 12].map((cell) => [cell, cell + 1] as const),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => [7 + i, 14 + i] as const),
    ];
    const state = startOriginal({ code: codeOf(7, 3, passages), maxEnemies: 1, maxLocks: 0 });
    standIn(state, cellTile(state, 13));
    state.level.exit = cellTile(state, 20);
    putSlime(state, 1, 6 * TILE + TILE / 2, TILE / 2);
    const health = state.level.player.health;
    wait(state, 74 * 22);
    expect(state.level.player.health).toBeLessThan(health);
  });

  test('ends when the player is seen neither from here nor from there', () => {
    const state = startOriginal({ code: snake(25, 3), maxEnemies: 1 });
    standIn(state, cellTile(state, 10));
    putSlime(state, 1, 14 * TILE + TILE / 2, TILE / 2);
    wait(state, 20);
    expect(state.level.slimes[0].pose).toBe('walk');
    standIn(state, cellTile(state, 20));
    wait(state, 1);
    const { x } = state.level.slimes[0];
    wait(state, 50);
    expect(state.level.slimes[0]).toMatchObject({ x, next: -1, eye: -1, pose: 'idle' });
  });

  test('of a player who stands still always ends at the player, in every maze, from every place', () => {
    let remembered = 0;
    let hunts = 0;
    fc.assert(
      fc.property(
        anyCode(10),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(3, 5, 7, 9, 49),
        (code, at, dx, dy, sight) => {
          const state = startOriginal({ code, sight });
          const { level } = state;
          const tiles = floorTiles(state);
          const across = tilesWide(level);
          const stand = tiles[at % tiles.length];
          level.player.x = (stand % across) * TILE + (dx % (TILE - PLAYER.width + 1));
          level.player.y = Math.floor(stand / across) * TILE + (dy % (TILE - PLAYER.height + 1));
          level.player.health = 1_000_000;
          level.locksLeft = 99;
          wait(state, 1);
          const hunters = level.slimes.filter(({ next }) => next >= 0);
          const longest = Math.ceil((tiles.length * TILE) / 7) + 100;
          for (let tick = 0; hunters.some(({ ready }) => ready === 0); tick++) {
            if (tick > longest) throw new Error(`a slime is stuck in ${code}`);
            wait(state, 1);
            for (const slime of hunters) {
              if (slime.next < 0) throw new Error(`a slime lost its way in ${code}`);
              const here = tileAt(level, slime.x, slime.y);
              const square = { middle: here, reach: sight - 1 };
              if (nextOnWay(level, here, stand, square, { looks: 0 }) < 0) remembered++;
            }
          }
          hunts += hunters.length;
        },
      ),
      { numRuns: 250 },
    );
    // Else the memory of the slimes was not put to the test.
    expect(hunts).toBeGreaterThan(200);
    expect(remembered).toBeGreaterThan(100);
  });
});

describe('motion', () => {
  test('LC-21: from the middle of a tile to the middle of the next, whatever the corners', () => {
    const state = startOriginal({ code: snake(6, 4), maxEnemies: 1, sight: 49 });
    state.level.player.health = 10_000;
    standIn(state, 0);
    putSlime(state, 1, TILE / 2, 6 * TILE + TILE / 2);
    const [slime] = state.level.slimes;
    const middles = new Set<number>();
    while (tileAt(state.level, slime.x, slime.y) !== 0) {
      wait(state, 1);
      const [inX, inY] = [slime.x % TILE, slime.y % TILE];
      expect(inX === TILE / 2 || inY === TILE / 2).toBe(true);
      middles.add(tileAt(state.level, slime.x, slime.y));
    }
    expect(middles.size).toBe(2 * 24 - 1);
  });

  test('LC-21: in the own tile of the player straight at the player', () => {
    const state = startOriginal({ code: snake(6, 4), maxEnemies: 1 });
    state.level.player.health = 10_000;
    standIn(state, 0);
    state.level.player.x = 0;
    state.level.player.y = 0;
    putSlime(state, 1, TILE - 20, TILE - 20);
    const { x, y } = playerMiddle(state.level);
    const [slime] = state.level.slimes;
    const distance = () => Math.sqrt((slime.x - x) ** 2 + (slime.y - y) ** 2);
    while (distance() > 5 * PIXEL + 7) {
      const before = distance();
      wait(state, 1);
      expect(before - distance()).toBeGreaterThan(4);
    }
    wait(state, 1);
    expect(state.events).toContain('hurt');
  });

  test('LC-22: 7 sub-units a tick along a corridor, without a loss at tiles', () => {
    const state = startOriginal({ code: snake(25, 3), maxEnemies: 1, sight: 49 });
    standIn(state, 0);
    putSlime(state, 1, 40 * TILE + TILE / 2, TILE / 2);
    wait(state, 2000);
    expect(state.level.slimes[0].x).toBe(40 * TILE + TILE / 2 - 2000 * 7);
  });

  test('LC-22: never faster than 7, never in rock, whatever the player does', () => {
    fc.assert(
      fc.property(anyCode(9), fc.string(), fc.constantFrom(7, 15), (code, seed, sight) => {
        const state = startOriginal({ code, sight });
        const rng = Rng.fromSeed(seed);
        state.level.player.health = 10_000;
        for (let tick = 0; tick < 1200 && !lostCause.finished(state); tick++) {
          const before = new Map(state.level.slimes.map(({ id, x, y }) => [id, { x, y }]));
          lostCause.step(state, rng.chance(1, 30) ? [rng.below(16)] : []);
          for (const { id, x, y } of state.level.slimes) {
            const from = before.get(id) ?? { x, y };
            if ((x - from.x) ** 2 + (y - from.y) ** 2 > 49) throw new Error(`slime ${id} leapt`);
            if (!isFree(state, x, y, 1, 1)) throw new Error(`slime ${id} is in rock`);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('LC-18: moves, then bites within 5 px for 1, at once and then once a second', () => {
    const state = startOriginal({ code: snake(6, 4), maxEnemies: 1 });
    standIn(state, 2);
    const { x, y } = playerMiddle(state.level);
    putSlime(state, 1, x + 3 * 8, y + 4 * 8);
    const bites: number[] = [];
    for (let tick = 0; tick < 200; tick++) {
      const { health } = state.level.player;
      wait(state, 1);
      if (state.level.player.health < health) bites.push(tick);
    }
    expect(bites).toEqual([0, 60, 120, 180]);
    expect(state.level.player.health).toBe(24 - 4);
    // It goes on walking while it bites.
    expect(state.level.slimes[0]).toMatchObject({ x, y });
    expect(playerTile(state.level)).toBe(2);
  });

  test('LC-18: after its step a sub-unit further than 5 px is no bite yet', () => {
    const state = startOriginal({ code: snake(6, 4), maxEnemies: 1 });
    standIn(state, 2);
    const { x, y } = playerMiddle(state.level);
    putSlime(state, 1, x + 5 * 8 + 8, y);
    wait(state, 1);
    expect(state.level.player.health).toBe(24);
    wait(state, 1);
    expect(state.level.player.health).toBe(23);
  });
});
