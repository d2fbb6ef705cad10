import { Rng } from '@warren/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inMiddleOf, touch } from '../../src/treasure-rush/cells.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import { move, speedAt } from '../../src/treasure-rush/player.js';
import type { Actor, Round } from '../../src/treasure-rush/state.js';
import {
  anyMoment,
  begin,
  EAST,
  hall,
  isInWall,
  lay,
  NORTH,
  play,
  SOUTH,
  snake,
  standIn,
  start,
  WEST,
  wallsOf,
} from '../support/treasure-rush.js';

const SPEEDS = [2, 4, 8];
const WAYS = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
];
/** Two cells, in pixels. */
const WIDE = 100;

/** A run in a maze of one's own, with the clock far away. */
function inMaze(side: number, open: number[], tiles?: number[]) {
  const state = begin(start());
  lay(state, side, open, tiles);
  standIn(state, 0);
  state.round.left = 1_000_000;
  return state;
}

test('TR-14: the body and the treasure have 16 px in cells of 50, and overlapping is touching', () => {
  const [one, other] = [inMiddleOf(3, 0), inMiddleOf(3, 1)];
  expect([other.x - one.x, other.y - one.y]).toEqual([50, 0]);
  expect(touch({ x: 0, y: 0 }, { x: 15, y: -15 })).toBe(true);
  expect(touch({ x: 0, y: 0 }, { x: 16, y: 0 })).toBe(false);
  expect(touch({ x: 0, y: 0 }, { x: 0, y: -16 })).toBe(false);
});

test('TR-15: walls of 4 px stop the body where it touches them, all around', () => {
  const state = inMaze(2, [0, 0, 0, 0]);
  play(state, NORTH | WEST, 20);
  expect(state.player).toMatchObject({ x: 2, y: 2 });
  play(state, SOUTH | EAST, 20);
  expect(state.player).toMatchObject({ x: 48 - 16, y: 48 - 16 });
});

describe('TR-16: at one corner, for all walls that can meet there', () => {
  // A 2 x 2 maze has one inner corner, whose four walls stand or not: whatever corner of whatever maze a body
  // comes to, it is one of these, since a body and its step together are shorter than a cell.
  const corners = Array.from({ length: 16 }, (_, walls) => ({ walls, round: cornerOf(walls) }));

  test.each(corners)(
    'walls $walls: no step from any free place, at any speed, ends in a wall or short of it',
    ({ round }) => {
      const walls = wallsOf(round);
      const places = Array.from({ length: WIDE * WIDE }, (_, i) => ({
        x: i % WIDE,
        y: Math.floor(i / WIDE),
      }));
      const free = places.map((place) => !isInWall(walls, place));
      expect(free.filter((isFree) => isFree).length).toBeGreaterThanOrEqual(4 * 31 * 31);
      for (const place of places) if (free[place.y * WIDE + place.x]) stepEverywhere(round, free, place);
    },
  );
});

/** A 2 x 2 maze with these of its four inner walls standing. */
function cornerOf(walls: number): Round {
  const open = hall(2);
  const passages = [
    [0, EAST, 1, WEST],
    [1, SOUTH, 3, NORTH],
    [2, EAST, 3, WEST],
    [0, SOUTH, 2, NORTH],
  ];
  passages.forEach(([a, there, b, back], i) => {
    if ((walls & (1 << i)) === 0) return;
    open[a] &= ~there;
    open[b] &= ~back;
  });
  return { ...start().round, side: 2, open, tiles: [0, 0, 0, 0] };
}

/**
 * Steps to all four sides at every speed, and compares with a step made pixel by pixel. A step on both axes is
 * one after the other, from free place to free place.
 */
function stepEverywhere(round: Round, free: readonly boolean[], from: { x: number; y: number }): void {
  for (const speed of SPEEDS) {
    for (const { dx, dy } of WAYS) {
      const body: Actor = { x: from.x, y: from.y, facing: 'south', pose: 'idle', since: 0 };
      move(body, round, dx * speed, dy * speed);
      let { x, y } = from;
      for (let i = 0; i < speed && free[(y + dy) * WIDE + x + dx]; i++) {
        x += dx;
        y += dy;
      }
      if (body.x !== x || body.y !== y) {
        const step = `from ${from.x},${from.y} by ${dx * speed},${dy * speed}`;
        throw new Error(`${step} to ${body.x},${body.y}, not to ${x},${y}`);
      }
    }
  }
}

test('TR-16: whatever is held, in any maze and on any patches, the body never overlaps a wall', () => {
  fc.assert(
    fc.property(anyMoment(), fc.string(), fc.constantFrom(2, 5, 20), (state, seed, lasting) => {
      const rng = Rng.fromSeed(seed);
      const { round, player } = state;
      round.tiles = round.tiles.map(() => rng.below(3));
      round.left = 1_000_000;
      const walls = wallsOf(round);
      for (let tick = 0; tick < 800 && state.round === round; tick++) {
        const before = { x: player.x, y: player.y };
        const speed = speedAt(round, player);
        treasureRush.step(state, rng.chance(1, lasting) ? [zigzag(player.held, rng)] : []);
        if (state.round !== round) return;
        if (isInWall(walls, player)) throw new Error(`in a wall at ${player.x},${player.y}`);
        const leap = Math.max(Math.abs(player.x - before.x), Math.abs(player.y - before.y));
        if (leap > speed) throw new Error('a leap');
      }
    }),
    { numRuns: 300 },
  );
});

/** Mostly one axis turned round while the other goes on, which is how one scrapes along corners. */
function zigzag(held: number, rng: Rng): number {
  if (held === 0 || rng.chance(1, 4)) return rng.below(16);
  return rng.chance(1, 2) ? held ^ (EAST | WEST) : held ^ (NORTH | SOUTH);
}

test('TR-16: one slides along a wall and round its end', () => {
  const state = inMaze(3, snake(3));
  state.round.treasure = 6;
  play(state, EAST | SOUTH, 20);
  expect(state.player).toMatchObject({ x: 17 + 80, y: 48 - 16 });
  play(state, EAST | SOUTH, 20);
  expect(state.player.x).toBe(148 - 16);
  expect(state.player.y).toBeGreaterThan(48);
});

describe('TR-32: corner help', () => {
  /** A corridor that turns: from the first cell east, then south. The body hangs on the corner by so many pixels. */
  const hanging = (pixels: number) => {
    const state = inMaze(2, [EAST, SOUTH | WEST, 0, NORTH]);
    state.round.treasure = 2;
    Object.assign(state.player, { x: 52 - pixels, y: 32 });
    return state;
  };

  test.each([1, 4, 8])('a body that hangs on a corner by %i px is led round it', (pixels) => {
    const state = hanging(pixels);
    play(state, SOUTH, 2);
    expect(state.player).toMatchObject({ x: 52 });
    play(state, SOUTH, 4);
    expect(state.player.y).toBeGreaterThan(32);
  });

  test('by more it is stopped, and so is a body before a plain wall', () => {
    const state = hanging(9);
    play(state, SOUTH, 10);
    expect(state.player).toMatchObject({ x: 43, y: 32 });
    const plain = inMaze(2, [EAST, SOUTH | WEST, 0, NORTH]);
    play(plain, NORTH, 20);
    expect(plain.player).toMatchObject({ x: 17, y: 2 });
  });

  test('with two directions held the player slides as ever', () => {
    const state = hanging(4);
    play(state, SOUTH | WEST);
    expect(state.player).toMatchObject({ x: 44, y: 32 });
  });
});

test.each([
  ['east', EAST, 4, 0],
  ['west', WEST, -4, 0],
  ['south', SOUTH, 0, 4],
  ['north', NORTH, 0, -4],
  ['south and east at once', SOUTH | EAST, 4, 4],
  ['north and west at once', NORTH | WEST, -4, -4],
  ['nowhere when both sides are held', EAST | WEST, 0, 0],
  ['south when both sides and south are held', EAST | WEST | SOUTH, 0, 4],
  ['nowhere when all is held', 15, 0, 0],
  ['nowhere when nothing is', 0, 0, 0],
])('TR-17: 4 px a tick, %s', (_, held, dx, dy) => {
  const state = inMaze(5, hall(5));
  standIn(state, 12);
  const { x, y } = state.player;
  play(state, held);
  expect(state.player).toMatchObject({ x: x + dx, y: y + dy });
  for (let i = 0; i < 4; i++) treasureRush.step(state, []);
  expect(state.player).toMatchObject({ x: x + 5 * dx, y: y + 5 * dy });
});

test('TR-18: 2 px a tick on a slow patch, 8 on a fast one, 4 between them', () => {
  const state = inMaze(3, hall(3), [1, 0, 2, 0, 0, 0, 0, 0, 0]);
  const { player } = state;
  const speeds = new Map<number, number>();
  while (player.x < 132) {
    const { x } = player;
    play(state, EAST);
    speeds.set(x, player.x - x);
  }
  // The slow patch ends at 45; the fast one begins at 105, where a body of 16 px comes to it at 90.
  for (const [x, speed] of speeds) {
    if (x < 132 - 8) expect([x, speed]).toEqual([x, x < 45 ? 2 : x < 90 ? 4 : 8]);
  }
});

test('TR-18: signs of all patches under the body are added, compared with the plainest way to look', () => {
  const round = { ...start().round, side: 3 };
  fc.assert(
    fc.property(
      fc.array(fc.nat(2), { minLength: 9, maxLength: 9 }),
      fc.nat(130),
      fc.nat(130),
      (tiles, dx, dy) => {
        const place = { x: 2 + dx, y: 2 + dy };
        const sum = tiles.reduce((sign, tile, cell) => {
          const left = (cell % 3) * 50 + 5;
          const top = Math.floor(cell / 3) * 50 + 5;
          const over = place.x < left + 40 && place.x + 16 > left && place.y < top + 40 && place.y + 16 > top;
          return over ? sign + [0, -1, 1][tile] : sign;
        }, 0);
        expect(speedAt({ ...round, tiles }, place)).toBe(sum < 0 ? 2 : sum > 0 ? 8 : 4);
      },
    ),
    { numRuns: 2000 },
  );
});
