import { beforeEach, expect, test } from 'vitest';
import { isClear } from '../../src/lost-cause/fight.js';
import { PIXEL, TILE } from '../../src/lost-cause/numbers.js';
import type { LostCauseState } from '../../src/lost-cause/state.js';
import { middleX, middleY } from '../../src/lost-cause/tiles.js';
import {
  EAST,
  EXAMPLE,
  play,
  putPlayer,
  putSlime,
  snake,
  standIn,
  start,
  startOriginal,
  tile,
  wait,
} from '../support/lost-cause.js';

let state: LostCauseState;
let x: number;
let y: number;

beforeEach(() => {
  // Five slimes, blind: nobody moves unless the player does.
  state = startOriginal({ code: snake(8, 8), sight: 1 });
  const here = tile(state, 4, 0);
  standIn(state, here);
  [x, y] = [middleX(state.level, here), middleY(state.level, here)];
});

const healthOf = (id: number) => state.level.slimes.find((slime) => slime.id === id)?.health;

test('LC-15: a hit takes 5, two hits defeat a slime', () => {
  putSlime(state, 2, x + 60, y);
  expect(play(state, 'attack')).toContain('hit');
  expect(healthOf(2)).toBe(5);
  wait(state, 11);
  expect(play(state, 'attack')).toContain('defeat');
  expect(healthOf(2)).toBeUndefined();
  expect(state.level).toMatchObject({ slimesDefeated: 1 });
  expect(state.level.slimes.length).toBe(4);
});

test('LC-15: the next attack is possible after 200 ms, hit or miss', () => {
  expect(play(state, 'attack')).toContain('swing');
  for (let tick = 1; tick < 12; tick++) expect(play(state, 'attack')).toContain('not-yet');
  expect(play(state, 'attack', 'attack')).toEqual(['swing', 'not-yet']);
});

test('LC-15: the sword has to be in the active slot', () => {
  putSlime(state, 2, x, y);
  expect(play(state, 'slot-2', 'attack')).toContain('no-weapon');
  state.level.player.slots[1] = 'key';
  expect(play(state, 'attack')).toContain('no-weapon');
  expect(healthOf(2)).toBe(10);
  expect(play(state, 'slot-1', 'attack')).toContain('hit');
});

test('LC-15: 10 px away is in reach, a sub-unit more is not', () => {
  putSlime(state, 2, x + 10 * PIXEL + 1, y);
  expect(play(state, 'attack')).toContain('swing');
  putSlime(state, 2, x - 6 * PIXEL, y + 8 * PIXEL);
  wait(state, 12);
  // It has come nearer meanwhile: put it back to exactly 10 px.
  putSlime(state, 2, x - 6 * PIXEL, y + 8 * PIXEL);
  expect(play(state, 'attack')).toContain('hit');
});

test('LC-15: the sword reaches over the border of a tile', () => {
  const edge = tile(state, 4, 0) * TILE;
  putPlayer(state, edge, y);
  putSlime(state, 2, edge - 1, y);
  expect(play(state, 'attack')).toContain('hit');
  putPlayer(state, edge - 1, y);
  wait(state, 11);
  putSlime(state, 2, edge + 3 * PIXEL, y);
  expect(play(state, 'attack')).toContain('defeat');
});

test.each([
  [true, 61],
  [false, 46],
])(
  'LC-15: a slime that bites across the border of a tile can be struck there (original: %s)',
  (original, slimeX) => {
    const example = start({ code: EXAMPLE, original });
    putPlayer(example, 64 * PIXEL, 31 * PIXEL);
    putSlime(example, 1, slimeX * PIXEL, 31 * PIXEL);
    for (let tick = 0; tick < 60 && !example.events.includes('hurt'); tick++) wait(example, 1);
    expect(example.events).toContain('hurt');
    expect(play(example, 'attack')).toContain('hit');
  },
);

test('LC-15: a stroke and a bite do not go through rock', () => {
  // The corner tile of the snake, with rock in the corner of the turn.
  const turn = tile(state, 14, 0);
  const cornerX = 14 * TILE;
  const cornerY = TILE;
  expect(isClear(state.level, cornerX - 9, cornerY - 12, { x: cornerX + 12, y: cornerY + 9 })).toBe(true);
  expect(isClear(state.level, cornerX - 12, cornerY - 9, { x: cornerX + 9, y: cornerY + 12 })).toBe(false);
  expect(state.level.steps[turn]).toBeGreaterThan(0);
});

test('LC-15: a stroke turns the player to what is struck, until it is over', () => {
  putSlime(state, 2, x - 60, y + 10);
  play(state, `hold-${EAST}`);
  expect(state.level.player.facing).toBe('east');
  play(state, 'attack');
  expect(state.level.player.facing).toBe('west');
  wait(state, 11);
  expect(state.level.player.facing).toBe('west');
  wait(state, 1);
  expect(state.level.player.facing).toBe('east');
});

test('LC-15: the nearest is hit, of equals the first', () => {
  putSlime(state, 4, x + 50, y);
  putSlime(state, 2, x + 70, y);
  putSlime(state, 5, x, y - 50);
  play(state, 'attack');
  expect([2, 4, 5].map(healthOf)).toEqual([10, 5, 10]);
});
