import { Rng } from '@warren/engine';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { lostCause } from '../../src/lost-cause/game.js';
import { fightRules, PIXEL, TILE } from '../../src/lost-cause/numbers.js';
import { playerMiddle } from '../../src/lost-cause/player.js';
import type { LostCauseState } from '../../src/lost-cause/state.js';
import { middleX, middleY } from '../../src/lost-cause/tiles.js';
import {
  anyCode,
  EAST,
  isFree,
  play,
  putSlime,
  snake,
  standIn,
  start,
  tile,
  WEST,
  wait,
} from '../support/lost-cause.js';

const USUAL = fightRules({ original: false, relaxed: false });

let state: LostCauseState;
let x: number;
let y: number;

beforeEach(() => {
  state = start({ code: snake(8, 3), maxEnemies: 1 });
  const here = tile(state, 6, 0);
  standIn(state, here);
  [x, y] = [middleX(state.level, here), middleY(state.level, here)];
});

const slime = () => state.level.slimes[0];

/** Waits for an event; says in how many ticks it came. */
function waitFor(event: string, most: number): number {
  for (let ticks = 1; ticks <= most; ticks++) {
    wait(state, 1);
    if (state.events.includes(event as never)) return ticks;
  }
  throw new Error(`no ${event} within ${most} ticks`);
}

describe('LC-35: a bite is announced', () => {
  test('by a wind-up of 18 ticks in which the slime stands still', () => {
    putSlime(state, 1, x + 30 * PIXEL, y);
    const { health } = state.level.player;
    waitFor('wind-up', 60);
    const place = { x: slime().x, y: slime().y };
    expect(slime().pose).toBe('wind-up');
    expect(waitFor('hurt', 30)).toBe(18);
    expect(slime()).toMatchObject({ ...place, pose: 'attack', facing: 'west' });
    expect(state.level.player.health).toBe(health - 1);
    expect(waitFor('wind-up', 61)).toBe(60);
  });

  test('LC-18: and turns the slime to the player, wherever the player has gone meanwhile', () => {
    putSlime(state, 1, x + 30 * PIXEL, y);
    waitFor('wind-up', 60);
    expect(slime().facing).toBe('west');
    state.level.player.x += 2 * (slime().x - x);
    waitFor('hurt', 30);
    expect(slime().facing).toBe('east');
  });

  test('and misses whoever has stepped away', () => {
    putSlime(state, 1, x + 30 * PIXEL, y);
    waitFor('wind-up', 60);
    play(state, `hold-${WEST}`);
    expect(waitFor('miss', 20)).toBe(17);
    expect(state.level.player.health).toBe(24);
  });

  test('and is broken by a hit', () => {
    putSlime(state, 1, x + 30 * PIXEL, y);
    waitFor('wind-up', 60);
    expect(play(state, 'attack')).toEqual(['break']);
    expect(slime().pose).not.toBe('wind-up');
    for (let tick = 0; tick < 30; tick++) {
      wait(state, 1);
      expect(state.events).toEqual([]);
    }
  });

  test('a fight is won unhurt by holding the sword ready: every stroke in reach is in time', () => {
    putSlime(state, 1, x + 60 * PIXEL, y);
    for (let tick = 0; tick < 120 && state.level.slimes.length > 0; tick++) play(state, 'attack');
    expect(state.level).toMatchObject({ slimesDefeated: 1, player: { health: 24 } });
  });
});

describe('LC-36: nobody stands in anybody', () => {
  test('slimes keep apart from each other and from the player, whatever the player does', () => {
    fc.assert(
      fc.property(anyCode(9), fc.string(), (code, seed) => {
        const crowd = start({ code, sight: 15 });
        const rng = Rng.fromSeed(seed);
        crowd.level.player.health = 100_000;
        wait(crowd, 1);
        for (let tick = 0; tick < 900 && !lostCause.finished(crowd); tick++) {
          lostCause.step(crowd, rng.chance(1, 30) ? [rng.below(16)] : []);
          const { slimes } = crowd.level;
          const me = playerMiddle(crowd.level);
          slimes.forEach((one, i) => {
            if (!isFree(crowd, one.x, one.y, 1, 1)) throw new Error(`slime ${one.id} is in rock`);
            expect(away(one, me)).toBeGreaterThanOrEqual(USUAL.playerGap - 1);
            for (const other of slimes.slice(i + 1)) {
              expect(away(one, other)).toBeGreaterThanOrEqual(USUAL.slimeGap - 1);
            }
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a player does not walk through a slime, but past one', () => {
    const still = start({ code: snake(8, 3), maxEnemies: 1, sight: 1 });
    standIn(still, tile(still, 6, 0));
    putSlime(still, 1, x + TILE, y);
    play(still, `hold-${EAST}`);
    wait(still, 60);
    expect(playerMiddle(still.level).x).toBeLessThanOrEqual(x + TILE - USUAL.playerGap + 14);
    still.level.player.y = 0;
    wait(still, 40);
    expect(playerMiddle(still.level).x).toBeGreaterThan(x + TILE);
  });

  test('sword and bite reach across the gap between figures', () => {
    expect(USUAL.sword).toBeGreaterThan(USUAL.bite);
    expect(USUAL.bite).toBeGreaterThan(USUAL.lunge);
    expect(USUAL.lunge).toBeGreaterThan(USUAL.playerGap);
  });
});

function away(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
}

describe('LC-37: the pace', () => {
  test('is 28 sub-units a tick without a slime that follows, 14 with one within two and a half tiles', () => {
    const from = state.level.player.x;
    slime().x = 99 * TILE;
    state.level.slimes = [];
    play(state, `hold-${WEST}`);
    expect(state.level.player.x).toBe(from - 28);
    const hunted = start({ code: snake(8, 3), maxEnemies: 1 });
    standIn(hunted, tile(hunted, 6, 0));
    putSlime(hunted, 1, x + 2 * TILE, y);
    wait(hunted, 1);
    const before = hunted.level.player.x;
    play(hunted, `hold-${WEST}`);
    expect(hunted.level.player.x).toBe(before - 14);
  });
});

test('LC-38: a bite takes a sixteenth of the health, and at least 1', () => {
  for (const [side, damage] of [
    [3, 1],
    [5, 1],
    [8, 4],
    [25, 39],
  ]) {
    const level = start({ code: snake(side, side), maxEnemies: 1 });
    level.level.player.health = side * side;
    const middle = playerMiddle(level.level);
    putSlime(level, 1, middle.x, middle.y + 18 * PIXEL);
    wait(level, 25);
    expect(level.level.player.health).toBe(side * side - damage);
  }
});

test('LC-45: relaxed slimes wind up for twice as long and walk half as fast', () => {
  const relaxed = start({ code: snake(8, 3), maxEnemies: 1, relaxed: true });
  standIn(relaxed, tile(relaxed, 6, 0));
  putSlime(relaxed, 1, x + 2 * TILE, y);
  wait(relaxed, 10);
  expect(relaxed.level.slimes[0].x).toBe(x + 2 * TILE - 10 * 3);
  expect(fightRules({ original: false, relaxed: true }).windUp).toBe(36);
});
