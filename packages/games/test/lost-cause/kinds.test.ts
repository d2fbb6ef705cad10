import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/lost-cause/kinds.js';
import { PIXEL } from '../../src/lost-cause/numbers.js';
import { playerMiddle } from '../../src/lost-cause/player.js';
import { play, putSlime, snake, standIn, start, tile, wait } from '../support/lost-cause.js';

const kindsOf = (settings: object) => new Set(start(settings).level.slimes.map(({ kind }) => kind));

describe('LC-40: kinds of slimes', () => {
  test('red ones come from level 4, blue ones from level 7, and the number stays', () => {
    expect([...kindsOf({ level: 3 })]).toEqual(['green']);
    expect(kindsOf({ level: 4 })).toEqual(new Set(['green', 'red']));
    expect(kindsOf({ level: 6 })).toEqual(new Set(['green', 'red']));
    expect(kindsOf({ level: 7 })).toEqual(new Set(['green', 'red', 'blue']));
    expect([...kindsOf({ level: 7, original: true })]).toEqual(['green']);
    expect(start({ level: 7 }).level.slimes.length).toBe(
      start({ level: 7, original: true }).level.slimes.length,
    );
  });

  test('a shared maze has those of the level of its size', () => {
    expect([...kindsOf({ code: snake(9, 10) })]).toEqual(['green']);
    expect(kindsOf({ code: snake(10, 10) })).toEqual(new Set(['green', 'red']));
    expect(start({ code: snake(25, 25) }).level.stage).toBe(10);
  });

  test('red is as fast as the walking player, has 5 health and sees further', () => {
    expect(KINDS.red).toMatchObject({ health: 5, speed: 14, sight: 4 });
    const state = start({ code: snake(10, 10), maxEnemies: 3 });
    standIn(state, 0);
    state.level.slimes = state.level.slimes.filter(({ kind }) => kind === 'red');
    const [red] = state.level.slimes;
    putSlime(state, red.id, 10 * 512 + 256, 256);
    wait(state, 2);
    expect(red.x).toBe(10 * 512 + 256 - 28);
  });

  test('blue falls into two halves of 5 health, which count one each', () => {
    const state = start({ level: 7, sight: 1 });
    state.level.slimes = state.level.slimes.filter(({ kind }) => kind === 'blue').slice(0, 1);
    const here = tile(state, 0, 0);
    standIn(state, here);
    const { x, y } = playerMiddle(state.level);
    putSlime(state, state.level.slimes[0].id, x + 20 * PIXEL, y);
    expect(play(state, 'attack')).toContain('hit');
    wait(state, 11);
    expect(play(state, 'attack')).toContain('split');
    expect(state.level.slimesDefeated).toBe(0);
    expect(state.level.slimes.map(({ kind, health }) => [kind, health])).toEqual([
      ['half', 5],
      ['half', 5],
    ]);
    for (const half of [...state.level.slimes]) {
      putSlime(state, half.id, x + 20 * PIXEL, y);
      wait(state, 11);
      putSlime(state, half.id, x + 20 * PIXEL, y);
      expect(play(state, 'attack')).toContain('defeat');
    }
    expect(state.level.slimesDefeated).toBe(2);
  });
});
