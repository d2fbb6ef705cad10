import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cave } from '../../src/cave/game.js';
import { caveOf, memoryOf } from '../../src/cave/memory.js';
import type { CaveState } from '../../src/cave/state.js';
import { caveView } from '../../src/cave/view.js';
import { copyPlain, isPlain } from '../../src/kernel/plain.js';
import { stateHash } from '../../src/kernel/state-hash.js';
import { begin, botRun } from '../support/cave.js';

describe('CV-2: what is remembered beside the state', () => {
  test('is seen by no hash, copy, comparison or JSON', () => {
    const state = begin();
    caveOf(state);
    const copy = copyPlain(state);
    expect(Object.getOwnPropertySymbols(state).length).toBe(1);
    expect(Object.getOwnPropertySymbols(copy)).toEqual([]);
    expect(copy).toEqual(state);
    expect(stateHash(copy)).toBe(stateHash(state));
    expect(isPlain(state)).toBe(true);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test('is made once a state, and anew for a copy', () => {
    const state = begin();
    expect(memoryOf(state)).toBe(memoryOf(state));
    expect(memoryOf(copyPlain(state))).not.toBe(memoryOf(state));
    const frozen = Object.freeze(copyPlain(state));
    expect(cave.frame(frozen)).toEqual(cave.frame(state));
  });

  test('forgetting it at every move changes nothing', () => {
    const remembering = begin({ moves: 120 }, 'forget');
    let forgetting = copyPlain(remembering);
    for (let i = 0; i < 150 && !cave.finished(remembering); i++) {
      const action = [1, 2, 1, 0, 6, 3, 2, 2, 6, 1][(i * 7) % 10];
      cave.step(remembering, [action]);
      forgetting = copyPlain(forgetting);
      cave.step(forgetting, [action]);
      expect(stateHash(forgetting)).toBe(stateHash(remembering));
    }
  });

  test('CV-1: whatever was looked at before, in whatever order, a view is the same', () => {
    const settings = { rules: 'classic', mode: 'endless', regionSize: 20, rockProbability: '0.52' };
    const cell = fc.record({
      x: fc.integer({ min: -300, max: 300 }),
      y: fc.integer({ min: -300, max: 300 }),
    });
    const wanted = { x: -35, y: -25, width: 70, height: 50 };
    const first = caveView(begin(settings, 'order'), wanted);
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 6 }), (places) => {
        const state = begin(settings, 'order');
        for (const { x, y } of places) caveView(state, { x, y, width: 30, height: 30 });
        expect(caveView(state, wanted).map.tiles).toEqual(first.map.tiles);
      }),
      { numRuns: 12 },
    );
  });

  test('and the state itself stays small: some hundred bytes a region, no more with every move', () => {
    const state = botRun({ moves: 1500 }, 'small').state as CaveState;
    const regions = Object.keys(state.regions).length;
    expect(JSON.stringify(state).length).toBeLessThan(12_000 + 700 * regions);
    expect(state.log.length).toBeLessThanOrEqual(60);
  });
});
