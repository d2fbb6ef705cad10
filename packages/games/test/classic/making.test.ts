import { expect, test } from 'vitest';
import { classic, classicState } from '../../src/classic/game.js';
import { beginClassicMaze, makeClassicMaze } from '../../src/classic/layout.js';
import { readClassicSettings } from '../../src/classic/settings.js';
import { orThrow } from '../../src/kernel/checks.js';
import { startRun } from '../../src/kernel/run.js';

const settingsOf = (given: unknown) => orThrow(readClassicSettings(given));

test.each([
  ['a level', { kind: 'diamond', level: 5 }],
  ['a level that is drawn several times', { kind: 'rings', level: 1 }],
  ['a custom maze', { width: 40, height: 17 }],
  ['one with tunnels', { width: 30, height: 30, tunnels: true, timer: true }],
])('%s made bit by bit is the one made at once, and progress rises to 1', (_, given) => {
  const settings = settingsOf(given);
  const making = beginClassicMaze(settings, 'bits');
  const seen = [making.progress()];
  for (let parts = 0; parts < 10_000 && !making.advance(50); parts++) seen.push(making.progress());
  expect(making.maze()).toEqual(makeClassicMaze(settings, 'bits'));
  expect(making.progress()).toBe(1);
  expect(seen.length).toBeGreaterThan(3);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('a maze that is asked for too early is a bug of the caller', () => {
  const making = beginClassicMaze(settingsOf({ level: 1 }), 'early');
  expect(() => making.maze()).toThrow();
});

test('a run that begins with a maze made elsewhere has the recording of any other', () => {
  const settings = settingsOf({ level: 3 });
  const prepared = classicState(settings, 'elsewhere', makeClassicMaze(settings, 'elsewhere'));
  const handed = orThrow(startRun(classic, settings, 'elsewhere', prepared));
  const usual = orThrow(startRun(classic, settings, 'elsewhere'));
  for (const run of [handed, usual]) for (let tick = 0; tick < 30; tick++) run.advance(tick === 4 ? [1] : []);
  expect(handed.recording()).toEqual(usual.recording());
});
