import { describe, expect, test } from 'vitest';
import { lostCause } from '../../src/lost-cause/game.js';
import { EXAMPLE } from '../support/lost-cause.js';
import { must } from '../support/must.js';

describe('LC-32: settings', () => {
  test('are filled in with the usual ones', () => {
    const usual = {
      maxEnemies: -1,
      maxLocks: -1,
      sight: 7,
      view: 224,
      gear: false,
      original: false,
      relaxed: false,
    };
    expect(must(lostCause.readSettings({}))).toEqual({ mode: 'level', level: 1, code: '', ...usual });
    expect(must(lostCause.readSettings({ mode: 'campaign' }))).toMatchObject({ mode: 'campaign', level: 1 });
    expect(must(lostCause.readSettings({ code: EXAMPLE }))).toMatchObject({
      mode: 'maze',
      level: 0,
      code: EXAMPLE,
    });
  });

  test.each([
    [{ mode: 'endless' }, 'mode must be one of campaign, level, maze'],
    [{ mode: 1 }, 'mode must be'],
    [{ mode: 'maze' }, 'the code is empty'],
    [{ mode: 'level', code: EXAMPLE }, 'a code is for the mode "maze" only'],
    [{ mode: 'campaign', code: EXAMPLE }, 'a code is for the mode "maze" only'],
    [{ mode: 'campaign', level: 2 }, 'the campaign begins at level 1'],
    [{ code: EXAMPLE, level: 2 }, 'has no level'],
    [{ code: 7 }, 'code must be a text'],
    [{ level: 0 }, 'level must be a whole number from 1 to 10'],
    [{ level: 11 }, 'level must be'],
    [{ level: 1.5 }, 'level must be'],
    [{ level: '3' }, 'level must be'],
    [{ level: null }, 'level must be'],
    [{ maxEnemies: -2 }, 'maxEnemies must be a whole number from -1 to 999'],
    [{ maxEnemies: 1000 }, 'maxEnemies must be'],
    [{ maxLocks: -2 }, 'maxLocks must be a whole number from -1 to 999'],
    [{ maxLocks: '1' }, 'maxLocks must be'],
    [{ sight: 0 }, 'sight must be a whole number from 1 to 49'],
    [{ sight: 6 }, 'sight must be odd'],
    [{ sight: 51 }, 'sight must be'],
    [{ view: 63 }, 'view must be a whole number from 64 to 1600'],
    [{ view: 1601 }, 'view must be'],
    [{ gear: 1 }, 'gear must be true or false'],
    [{ original: 'yes' }, 'original must be true or false'],
    [{ relaxed: 1 }, 'relaxed must be true or false'],
    [{ original: true, relaxed: true }, 'the original has no relaxed mode'],
    [{ lives: 3 }, 'Lost Cause has no setting "lives"'],
    [{ toString: 3 }, 'Lost Cause has no setting "toString"'],
  ])('refuses %j', (settings, reason) => {
    expect(lostCause.readSettings(settings)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });

  test.each([
    ['AwPpuzNkUAAA=', 'characters'],
    ['AwPpuzNkUAAB==', 'padding'],
    ['AwPpuzNkUAA!==', 'character 12'],
    ['BAPpuzNkUAAA==', 'characters'],
    ['AwPCuzNkUAAA==', 'disagree'],
    ['AgPpuzNkUAAA==', 'outside 3 to 25'],
    ['A'.repeat(430), 'too long'],
  ])('LC-4: refuses the code %s', (code, reason) => {
    expect(lostCause.readSettings({ code })).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });
});
