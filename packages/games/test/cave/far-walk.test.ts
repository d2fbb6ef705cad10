import { describe, expect, test } from 'vitest';
import { CAVE_EQUIP, CAVE_FIGHT_OUT, CAVE_REST } from '../../src/cave/actions.js';
import { cave } from '../../src/cave/game.js';
import { keepRegions, memoryOf } from '../../src/cave/memory.js';
import type { CaveState } from '../../src/cave/state.js';
import { begin } from '../support/cave.js';

const STEPS = 12_000;
const KEPT = 4;
const WAYS = 4;

/** Walks on straight until something is in the way, then turns by a fixed rule: cheap, and it gets far. */
function walkFar(state: CaveState, steps: number, afterStep: (step: number) => void): void {
  let way = 1;
  for (let step = 0; step < steps; step++) {
    const { x, y } = state.player;
    cave.step(state, [state.phase === 'fighting' ? CAVE_FIGHT_OUT : way]);
    const isStuck = state.player.x === x && state.player.y === y;
    if (isStuck) way = (way + 1 + ((step * 7) % (WAYS - 1))) % WAYS;
    afterStep(step);
  }
}

const sizeOf = (state: CaveState) => JSON.stringify(state).length;

describe('CV-2: a long walk', () => {
  test('keeps few regions in memory, and the state grows with what was seen alone', () => {
    const state = begin(
      { mode: 'endless', rules: 'classic', playerHealth: 1000, monsterDamage: 1 },
      'far walk',
    );
    keepRegions(state, KEPT);
    let most = 0;
    let farthest = 0;
    walkFar(state, STEPS, (step) => {
      most = Math.max(most, memoryOf(state).cave.kept());
      farthest = Math.max(farthest, Math.abs(state.player.x), Math.abs(state.player.y));
      if (step % 2500 !== 0) return;
      const regions = Object.keys(state.regions).length;
      expect(sizeOf(state)).toBeLessThan(12_000 + 700 * regions);
    });
    expect(most).toBeLessThanOrEqual(KEPT);
    expect(farthest).toBeGreaterThan(4 * state.settings.regionSize);
    expect(memoryOf(state).cave.made()).toBeGreaterThan(KEPT);
  });

  test('where nothing new is to be seen, nothing is added, however many moves are made', () => {
    const state = begin({ mode: 'endless', rules: 'classic' }, 'standing still');
    // The log of messages fills up first.
    for (let i = 0; i < 200; i++) cave.step(state, [CAVE_EQUIP]);
    const [before, regions] = [sizeOf(state), Object.keys(state.regions).length];
    for (let i = 0; i < STEPS; i++) cave.step(state, [i % 50 === 0 ? CAVE_EQUIP : CAVE_REST]);
    expect(Object.keys(state.regions).length).toBe(regions);
    // Numbers become longer by a few digits.
    expect(Math.abs(sizeOf(state) - before)).toBeLessThan(600);
  });
});
