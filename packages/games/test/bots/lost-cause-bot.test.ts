import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playOut } from '../../src/bots/bot.js';
import { lostCauseBot } from '../../src/bots/lost-cause-bot.js';
import { copyPlain } from '../../src/kernel/plain.js';
import { startRun } from '../../src/kernel/run.js';
import { stateHash } from '../../src/kernel/state-hash.js';
import { verify } from '../../src/kernel/verify.js';
import { lostCause } from '../../src/lost-cause/game.js';
import { CAMPAIGN_SIDES } from '../../src/lost-cause/numbers.js';
import type { LostCauseState } from '../../src/lost-cause/state.js';
import { anyCode } from '../support/lost-cause.js';
import { must } from '../support/must.js';
import { botRun } from '../support/runs.js';

const LEVELS = CAMPAIGN_SIDES.map((side, i) => ({ level: i + 1, side }));

test.each(LEVELS)('the bot wins level $level, and the run can be verified', ({ level, side }) => {
  const run = botRun(lostCause, { level }, `level ${level}`);
  expect(run.outcome).toMatchObject({ result: 'won', level, width: side, height: side });
  expect(run.outcome.locks).toBeGreaterThan(0);
  expect(verify(lostCause, run.recording())).toMatchObject({ ok: true, value: { outcome: run.outcome } });
});

test('the bot completes the whole campaign', () => {
  const run = botRun(lostCause, { mode: 'campaign' }, 'campaign');
  expect(run.outcome).toMatchObject({ result: 'won', level: 10 });
  expect(run.outcome.levels).toHaveLength(10);
});

test('the bot wins any maze, with and without locks, slimes and gear', () => {
  const settings = fc.record({
    code: anyCode(),
    maxLocks: fc.constantFrom(-1, 0, 1, 3),
    maxEnemies: fc.constantFrom(-1, 0, 2),
    gear: fc.boolean(),
  });
  fc.assert(
    fc.property(settings, (given) => {
      expect(botRun(lostCause, given, 's').outcome.result).toBe('won');
    }),
    { numRuns: 60 },
  );
});

test('the bot looks and does not touch, and two of them do not disturb each other', () => {
  const run = must(startRun(lostCause, { level: 1 }, 's'));
  const [one, two, other] = [lostCauseBot.begin(), lostCauseBot.begin(), lostCauseBot.begin()];
  const elsewhere = must(startRun(lostCause, { level: 2 }, 'elsewhere'));
  while (!run.finished) {
    const state = run.state as LostCauseState;
    const before = stateHash(state);
    const actions = one(state);
    expect(two(copyPlain(state))).toEqual(actions);
    if (!elsewhere.finished) elsewhere.advance(other(elsewhere.state as LostCauseState));
    if (stateHash(state) !== before) throw new Error('the bot changed the state');
    run.advance(actions);
  }
  expect(run.outcome.result).toBe('won');
});

test('a bot that does not come to an end is refused with the reason', () => {
  const idle = { game: 'lost-cause', begin: () => () => [] };
  const brief = { ...lostCause, maxTicks: 100 };
  expect(playOut(brief, idle, {}, 's')).toEqual({
    ok: false,
    reason: 'the bot did not finish within 100 ticks',
  });
  expect(playOut(brief, idle, { level: 99 }, 's')).toMatchObject({ ok: false });
});
