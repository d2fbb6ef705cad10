import { describe, expect, test } from 'vitest';
import { CAVE_FIGHT, CAVE_REST } from '../../src/cave/actions.js';
import { createEncounters, sayMonsters } from '../../src/cave/encounters.js';
import { cave } from '../../src/cave/game.js';
import type { CaveOutcome } from '../../src/cave/outcome.js';
import type { CaveState } from '../../src/cave/state.js';
import { dangers, exploreStep } from '../../src/cave/ways.js';
import type { Outcome } from '../../src/kernel/ranking.js';
import { startRun } from '../../src/kernel/run.js';
import { botRun } from '../support/cave.js';
import { must } from '../support/must.js';

/** Walks on by exploring until a monster is in view. */
function untilMonster(seed: string): CaveState {
  const run = must(startRun(cave, { mode: 'endless' }, seed));
  const state = run.state as CaveState;
  while (dangers(state).length === 0) {
    const advice = exploreStep(state);
    run.advance(['way' in advice ? advice.way : CAVE_REST]);
  }
  return state;
}

describe('CV-32: every monster that comes into view', () => {
  test('stops exploring until the player decides, and again when it was far away', () => {
    const state = untilMonster('decide');
    const encounters = createEncounters(() => state);
    const pending = encounters.pending();
    expect(pending.length).toBeGreaterThan(0);
    expect(exploreStep(state, { known: encounters.known() })).toHaveProperty('stop');
    expect(encounters.pending()).toHaveLength(pending.length);
    expect(encounters.goRound()).toBe(true);
    expect(encounters.pending()).toEqual([]);
    expect(encounters.known()).toEqual(pending.map(({ name }) => name));
    state.player.x += 40;
    expect(encounters.known()).toEqual([]);
  });

  test('is named with the place where it stands', () => {
    const state = untilMonster('named');
    expect(sayMonsters(state, dangers(state))).toMatch(/^An? [a-z ]+ steps? (north|east|south|west)/);
  });
});

/** One key alone: it explores, strikes in a fight, and at a monster in view it stays, which is what no answer means. */
function oneKey(seed: string): CaveOutcome {
  const run = must(startRun(cave, { mode: 'expedition' }, seed));
  const state = run.state as CaveState;
  const encounters = createEncounters(() => state);
  while (!run.finished) {
    if (state.phase === 'fighting') run.advance([CAVE_FIGHT]);
    else {
      const advice =
        encounters.pending().length > 0 ? null : exploreStep(state, { known: encounters.known() });
      run.advance([advice !== null && 'way' in advice ? advice.way : CAVE_REST]);
    }
  }
  return run.outcome as CaveOutcome;
}

test('CV-43: an expedition by one key alone ends with at most a third of what the bot comes back with', () => {
  const seeds = Array.from({ length: 5 }, (_, i) => `one key ${i}`);
  const gold = (outcomes: readonly Outcome[]) =>
    outcomes.reduce((sum, one) => sum + (one as CaveOutcome).gold, 0);
  const byKey = gold(seeds.map(oneKey));
  const byBot = gold(seeds.map((seed) => botRun({ mode: 'expedition' }, seed).outcome));
  expect(byBot).toBeGreaterThan(500);
  expect(3 * byKey).toBeLessThanOrEqual(byBot);
});

test('CV-39: in a new world a chest and a weak monster are near the start, and two lines say so', () => {
  const state = must(startRun(cave, { mode: 'endless' }, 'first minute')).state as CaveState;
  expect(state.log.map(({ event }) => event)).toEqual(['start', 'hint', 'hint']);
});
