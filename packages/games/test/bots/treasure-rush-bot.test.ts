import { expect, test } from 'vitest';
import { treasureRushBot } from '../../src/bots/treasure-rush-bot.js';
import { copyPlain } from '../../src/kernel/plain.js';
import { startRun } from '../../src/kernel/run.js';
import { stateHash } from '../../src/kernel/state-hash.js';
import { verify } from '../../src/kernel/verify.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import type { TreasureRushState } from '../../src/treasure-rush/state.js';
import { must } from '../support/must.js';
import { botRun } from '../support/runs.js';

test('a run of the usual kind ends too: after forty treasures the bot stands still', () => {
  const run = botRun(treasureRush, {}, 'tired');
  expect(run.outcome).toMatchObject({ result: 'lost', completed: 40, missed: 7, score: 33, lives: 0 });
  expect(verify(treasureRush, run.recording())).toMatchObject({ ok: true, value: { outcome: run.outcome } });
});

test('where time allows it fetches pick-ups, and is never late for it', () => {
  let [lives, times] = [0, 0];
  for (let i = 0; i < 20; i++) {
    const run = must(startRun(treasureRush, { pickups: true, mazes: 15 }, `${i}`));
    const player = treasureRushBot.begin();
    while (!run.finished) {
      run.advance(player(run.state as TreasureRushState));
      const { events } = run.state as TreasureRushState;
      if (events.includes('extra-life')) lives++;
      if (events.includes('extra-time')) times++;
    }
    expect(run.outcome).toMatchObject({ result: 'won', missed: 0 });
  }
  expect(lives).toBeGreaterThan(3);
  expect(times).toBeGreaterThan(10);
});

test('hunted, it gets through most mazes', () => {
  let [completed, missed] = [0, 0];
  for (let i = 0; i < 30; i++) {
    const { outcome } = botRun(treasureRush, { hunter: true, mazes: 12 }, `${i}`);
    completed += outcome.completed as number;
    missed += outcome.missed as number;
  }
  expect(completed).toBeGreaterThan(4 * missed);
  expect(missed).toBeGreaterThan(0);
});

test('the bot looks and does not touch, and two of them do not disturb each other', () => {
  const run = must(startRun(treasureRush, { mazes: 6, pickups: true, hunter: true }, 's'));
  const elsewhere = must(startRun(treasureRush, { mazes: 6 }, 'elsewhere'));
  const [one, two, other] = [treasureRushBot.begin(), treasureRushBot.begin(), treasureRushBot.begin()];
  while (!run.finished) {
    const state = run.state as TreasureRushState;
    const before = stateHash(state);
    const actions = one(state);
    expect(two(copyPlain(state))).toEqual(actions);
    if (!elsewhere.finished) elsewhere.advance(other(elsewhere.state as TreasureRushState));
    if (stateHash(state) !== before) throw new Error('the bot changed the state');
    run.advance(actions);
  }
  expect(run.outcome.result).not.toBe('playing');
});
