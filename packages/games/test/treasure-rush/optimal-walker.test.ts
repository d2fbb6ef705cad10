import { expect, test } from 'vitest';
import { treasureRushBot } from '../../src/bots/treasure-rush-bot.js';
import { easeAt } from '../../src/treasure-rush/difficulty.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import { start } from '../support/treasure-rush.js';

/** Has the bot walk a run of so many mazes: for each, by how many ticks what was left differs from the ease. */
function spareOf(settings: object, seed: string): number[] {
  const state = start(settings, seed);
  const player = treasureRushBot.begin();
  const spare: number[] = [];
  while (!treasureRush.finished(state)) {
    const { round, missed } = state;
    const ease = easeAt(state.score, state.ease);
    treasureRush.step(state, player(state));
    if (state.missed > missed) throw new Error(`run ${seed}: late in maze ${round.number}`);
    if (state.completed > spare.length) spare.push(round.left - ease);
  }
  return spare;
}

test('TR-13: the cheapest way from middle to middle is in time on every maze of 1,000 runs, near to the ease', () => {
  const all = Array.from({ length: 1000 }, (_, i) =>
    spareOf({ mazes: 12, choice: i % 2 === 0 }, `walk ${i}`),
  ).flat();
  expect(all).toHaveLength(12_000);
  expect(all.reduce((least, ticks) => Math.min(least, ticks))).toBeGreaterThanOrEqual(-30);
  expect(all.reduce((most, ticks) => Math.max(most, ticks))).toBeLessThanOrEqual(60);
});

test('TR-13: so it is on the largest mazes, with the longest ways', () => {
  const all = Array.from({ length: 20 }, (_, i) => spareOf({ mazes: 60, choice: false }, `far ${i}`)).flat();
  expect(all).toHaveLength(1200);
  expect(all.reduce((least, ticks) => Math.min(least, ticks))).toBeGreaterThanOrEqual(-30);
  expect(all.reduce((most, ticks) => Math.max(most, ticks))).toBeLessThanOrEqual(60);
});
