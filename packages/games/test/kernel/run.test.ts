import { expect, test } from 'vitest';
import { RECORDING_LIMITS } from '../../src/kernel/recording.js';
import { startRun } from '../../src/kernel/run.js';
import { verify } from '../../src/kernel/verify.js';
import { lostCause } from '../../src/lost-cause/game.js';
import { must } from '../support/must.js';

test('what a game does not know is refused before anything of it is played or written down', () => {
  const run = must(startRun(lostCause, {}, 's'));
  for (const wrong of [[lostCause.actions.length], [-1], [0.5], [Number.NaN], [0, 99], ['length' as never]]) {
    expect(() => run.advance(wrong)).toThrow('no action');
  }
  expect(() => run.advance(new Array(RECORDING_LIMITS.actionsPerTick + 1).fill(0))).toThrow('too many');
  expect(run.tick).toBe(0);
  expect(run.recording().actions).toEqual([]);
});

test('a run ends where the longest run does, and is still one that can be verified', () => {
  const brief = { ...lostCause, maxTicks: 5 };
  const run = must(startRun(brief, {}, 's'));
  for (let i = 0; i < 5; i++) run.advance([i]);
  expect(run.finished).toBe(true);
  expect(() => run.advance([])).toThrow('finished');
  expect(verify(brief, run.recording())).toMatchObject({
    ok: true,
    value: { ticks: 5, outcome: run.outcome },
  });
  expect(run.outcome.result).toBe('playing');
  const briefer = verify({ ...lostCause, maxTicks: 4 }, run.recording());
  expect(briefer).toMatchObject({ ok: false, reason: expect.stringContaining('at most 4 ticks') });
});

test('a run ends when its recording is full', () => {
  const run = must(startRun(lostCause, { maxEnemies: 0 }, 's'));
  const many = new Array<number>(RECORDING_LIMITS.actionsPerTick).fill(0);
  while (!run.finished) run.advance(many);
  expect(run.recording().actions.length / 2).toBe(RECORDING_LIMITS.actions);
  expect(verify(lostCause, run.recording()).ok).toBe(true);
});

test('what was handed out does not change with the run', () => {
  const run = must(startRun(lostCause, {}, 's'));
  run.advance([2]);
  const [recording, saved] = [run.recording(), run.save()];
  const before = JSON.stringify([recording, saved]);
  for (let i = 0; i < 700; i++) run.advance([i % 16]);
  expect(JSON.stringify([recording, saved])).toBe(before);
});
