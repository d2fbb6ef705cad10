import { makePictureText } from '@warren/engine/codes';
import { makeGreyPicture } from '@warren/engine/generators';
import { describe, expect, test } from 'vitest';
import { classic } from '../../src/classic/game.js';
import { must } from '../support/must.js';

const read = (settings: object) => must(classic.readSettings(settings));
const picture = makePictureText(must(makeGreyPicture({ width: 2, height: 1, bytes: [0, 255] })));

describe('CL-21: settings', () => {
  test('are filled in with the usual ones, in one order', () => {
    const usual = {
      kind: 'normal',
      level: 1,
      width: 4,
      height: 4,
      start: 12,
      exit: 3,
      tunnels: false,
      timer: false,
      season: 0,
      picture: '',
      relaxed: false,
    };
    expect(read({})).toEqual(usual);
    const given = read({ picture, exit: 9, timer: true, start: 1, height: 5, width: 2, kind: 'picture' });
    expect(given).toMatchObject({
      kind: 'picture',
      level: 0,
      width: 2,
      height: 5,
      start: 1,
      exit: 9,
      picture,
    });
    expect(Object.keys(given)).toEqual(Object.keys(usual));
  });

  test('CL-1: a level has its size, a size without a level is a custom maze', () => {
    for (let level = 1; level <= 30; level++) {
      expect(read({ level })).toMatchObject({ width: level + 3, height: level + 3 });
    }
    expect(read({ level: 5 })).toMatchObject({ width: 8, height: 8 });
    expect(read({ width: 16, height: 5 })).toMatchObject({ level: 0, width: 16, height: 5 });
    expect(read({ width: 16 })).toMatchObject({ level: 0, width: 16, height: 20 });
    expect(read({ level: 0 })).toMatchObject({ width: 20, height: 20 });
    for (const side of [2, 200]) expect(read({ width: side, height: side })).toMatchObject({ width: side });
  });

  test('CL-2: from the lower left to the upper right, unless a custom maze says otherwise', () => {
    expect(read({ width: 16, height: 5 })).toMatchObject({ start: 64, exit: 15 });
    expect(read({ level: 5 })).toMatchObject({ start: 56, exit: 7 });
    expect(read({ width: 3, height: 3, start: 4 })).toMatchObject({ start: 4, exit: 2 });
  });

  test('CL-2: of a spiral the exit is the centre, of rings the upper right of the innermost one', () => {
    expect(read({ kind: 'spiral', level: 6 })).toMatchObject({ start: 72, exit: 4 * 9 + 4 });
    expect(read({ kind: 'rings', level: 6 })).toMatchObject({ start: 72, exit: 3 * 9 + 5 });
    expect(read({ kind: 'rings', width: 2, height: 5 })).toMatchObject({ start: 8, exit: 3 });
    for (const kind of ['rings', 'spiral']) {
      for (const [width, height] of [
        [2, 2],
        [2, 3],
        [3, 2],
        [200, 2],
      ]) {
        expect(classic.readSettings({ kind, width, height }).ok).toBe(true);
      }
    }
  });

  test.each([
    [{ kind: 'diamant' }, 'there is no kind of maze "diamant"'],
    [{ kind: 3 }, 'there is no kind of maze'],
    [{ kind: 'picture' }, 'a picture begins with its size'],
    [{ kind: 'picture', picture: '99x99.' }, '1 to 64'],
    [{ picture }, 'for the kind "picture" only'],
    [{ picture: null }, 'picture must be a text'],
    [{ level: 31 }, 'level must be a whole number from 0 to 30'],
    [{ level: -1 }, 'level must be'],
    [{ level: '5' }, 'level must be'],
    [{ level: null }, 'level must be'],
    [{ level: 5, width: 9 }, 'level 5 is 8 x 8'],
    [{ width: 1 }, 'width must be a whole number from 2 to 200'],
    [{ width: 201 }, 'width must be'],
    [{ height: 1e9 }, 'height must be'],
    [{ height: Number.NaN }, 'height must be'],
    [{ width: 4.5, height: 4 }, 'width must be'],
    [{ width: 3, height: 3, start: 9 }, 'start must be a whole number from 0 to 8'],
    [{ width: 3, height: 3, exit: -1 }, 'exit must be'],
    [{ width: 3, height: 3, start: 2 }, 'start and exit must be different'],
    [{ level: 3, start: 1 }, 'for a custom maze only'],
    [{ tunnels: 1 }, 'tunnels must be true or false'],
    [{ timer: undefined }, 'timer must be true or false'],
    [{ relaxed: 1 }, 'relaxed must be true or false'],
    [{ kind: 'weave', level: 3, tunnels: true }, 'a maze that weaves has no tunnels'],
    [{ kind: 'spiral', level: 3, exit: 5 }, 'for a custom maze only'],
    [{ season: 2 }, 'season must be a whole number from 0 to 1'],
    [{ season: 1, width: 9 }, 'only levels have a season'],
    [{ season: 1, kind: 'picture', picture }, 'only levels have a season'],
    [{ lives: 9 }, 'Classic has no setting "lives"'],
    [{ toString: 3 }, 'Classic has no setting "toString"'],
    [[], 'settings must be an object'],
  ])('refuses %j', (settings, reason) => {
    expect(classic.readSettings(settings)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });
});
