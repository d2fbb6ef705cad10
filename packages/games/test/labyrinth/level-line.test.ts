import { crc24, makeBase64url, makeUtf8 } from '@warren/engine/codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeLevel, levelOfRun } from '../../src/labyrinth/level.js';
import { makeLevelFile, parseLevelFile, readLevelName } from '../../src/labyrinth/level-file.js';
import { readLevelImport, sayImport, sortImport } from '../../src/labyrinth/level-import.js';
import { makeLevelLine, parseLevelLine } from '../../src/labyrinth/level-line.js';
import { readLevelRequest } from '../../src/labyrinth/level-request.js';
import { anyLevel } from '../support/labyrinth.js';
import { must } from '../support/must.js';

const LEVEL = levelOfRun({ seed: 'x', number: 3, algorithm: 'weave-prim' });
const LINE = 'w1-CxIKA8IDMTh2MnRrcDFhZnZ1dm7Smeo';

/** A code with these bytes and a right checksum. */
function sealed(bytes: readonly number[]): string {
  const check = crc24(makeUtf8('w1-'), bytes);
  return `w1-${makeBase64url([...bytes, check >>> 16, (check >>> 8) & 255, check & 255])}`;
}

describe('LB-22: the line of a level', () => {
  test('stays what it is for ever', () => {
    expect(makeLevelLine(LEVEL)).toBe(LINE);
    expect(must(parseLevelLine(LINE))).toEqual(LEVEL);
  });

  test('holds every level, is short, good for an address, and has no second spelling', () => {
    fc.assert(
      fc.property(anyLevel(100, 25), (level) => {
        const line = makeLevelLine(level);
        expect(line).toMatch(/^w1-[A-Za-z0-9_-]+$/);
        expect(must(parseLevelLine(line))).toEqual(level);
      }),
    );
    expect(LINE.length).toBeLessThan(40);
    // The usual height, written out.
    expect(parseLevelLine(sealed([11, 1, 12, 12, 97]))).toMatchObject({
      ok: false,
      reason: 'the line is not written the way Warren writes it',
    });
  });

  test('with any character changed, dropped or added is refused, and never throws', () => {
    for (let i = 0; i < LINE.length; i++) {
      const other = LINE[i] === 'A' ? 'B' : 'A';
      expect(parseLevelLine(LINE.slice(0, i) + other + LINE.slice(i + 1)).ok, `${i}`).toBe(false);
      expect(parseLevelLine(LINE.slice(0, i) + LINE.slice(i + 1)).ok, `${i}`).toBe(false);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(parseLevelLine(text).ok).toBe(false);
      }),
    );
  });

  test.each([
    ['of another thing', sealed([34, 0, 12]), 'something else than a level'],
    ['cut off', sealed([11]), 'cut off'],
    ['from a later Warren', sealed([11, 128, 1, 12]), 'a newer one may'],
    ['by an unknown algorithm', sealed([11, 4, 12, 3]), 'algorithm that this Warren does not know'],
    ['of no width', sealed([11, 0, 0]), 'width must be a whole number from 3 to 100'],
    ['of a huge width', sealed([11, 0, 255, 255, 255, 127]), 'width must be a whole number'],
    ['without exits', sealed([11, 8, 12, 0]), 'at least 1 exit'],
    ['with a start outside', sealed([11, 32, 3, 11]), 'start must be a whole number from 0 to 8'],
    ['with too long a seed', sealed([11, 0, 12, ...new Array(65).fill(97)]), 'seed is longer than 64'],
    ['that is far too long', `w1-${'A'.repeat(1000)}`, 'too long'],
    ['that is garbage', 'w1-garbage', 'a character was changed or lost'],
  ])('%s is refused with its reason', (_name, line, reason) => {
    expect(parseLevelLine(line)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});

describe('LB-23: a file of levels', () => {
  const other = makeLevelLine({ ...LEVEL, algorithm: 'weave-kruskal' });

  test('has a level a line with its name, and comes back as it was', () => {
    const levels = [
      { name: 'Over and under', line: LINE },
      { name: '', line: other },
    ];
    const file = must(parseLevelFile(makeLevelFile(levels)));
    expect(file.complaints).toEqual([]);
    expect(file.levels.map(({ name, line }) => ({ name, line }))).toEqual(levels);
    expect(file.levels[0].level).toEqual(LEVEL);
  });

  test('loads all lines but the bad ones, which are named by their number', () => {
    const text = `${LINE} one\r\n${LINE.replace('x', 'y')} two\r\n\r\n# a comment\r\n${other}   three  \r\n${LINE} ${'x'.repeat(41)}`;
    const { levels, complaints } = must(parseLevelFile(text));
    expect(levels.map(({ name }) => name)).toEqual(['one', 'three']);
    expect(complaints).toEqual([
      { line: 2, reason: expect.stringContaining('checksum') },
      { line: 6, reason: 'the name is longer than 40 characters' },
    ]);
  });

  test('is not looked at when it is too long, and holds a thousand levels at most', () => {
    expect(parseLevelFile('x'.repeat(500_001))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('longer'),
    });
    const { levels, complaints } = must(parseLevelFile(`${LINE}\n`.repeat(1005)));
    expect(levels).toHaveLength(1000);
    expect(complaints).toEqual([{ line: 1001, reason: 'the file has more than 1000 levels' }]);
  });

  test('names are of one line that can be shown', () => {
    expect(must(readLevelName('  Big one '))).toBe('Big one');
    expect(readLevelName('  ').ok).toBe(false);
    expect(readLevelName('a\u001bb')).toMatchObject({
      ok: false,
      reason: 'the name has characters that cannot be shown',
    });
  });
});

describe('LB-21: a level as somebody types it', () => {
  test('has defaults for all that is left empty', () => {
    expect(must(readLevelRequest({}))).toEqual({
      seed: '',
      number: 1,
      algorithm: 'weave-prim',
      width: 12,
      height: 12,
      exits: 1,
      density: 300,
      start: -1,
      slack: 30,
    });
    const wish = { width: ' 20 ', exits: '3', density: '0.355', slack: '2.50', start: '7', seed: 'me' };
    expect(must(readLevelRequest(wish))).toMatchObject({
      width: 20,
      height: 20,
      exits: 3,
      density: 355,
      slack: 25,
      start: 7,
      seed: 'me',
    });
    expect(describeLevel(must(readLevelRequest(wish)))).toBe('20 x 20, 3 exits, bridges 0.355, Weave Prim');
    expect(describeLevel(must(readLevelRequest({ density: '0', slack: '0' })))).toBe(
      '12 x 12, 1 exit, no bridges, Weave Prim, no clock',
    );
  });

  test.each([
    [{ width: '0' }, 'width must be a whole number from 3 to 100'],
    [{ width: '-5' }, 'width must be a whole number from 3 to 100'],
    [{ height: '1000000000000' }, 'height must be a whole number from 3 to 100'],
    [{ width: 'wide' }, 'width must be a whole number from 3 to 100'],
    [{ width: '3.5' }, 'width must be a whole number from 3 to 100'],
    [{ exits: '0' }, 'a level needs at least 1 exit'],
    [{ exits: '-1' }, 'exits must be a whole number from 1 to 43'],
    [{ exits: 'many' }, 'exits must be a whole number from 1 to 43'],
    [{ exits: '44' }, '44 exits do not fit: the border of 12 x 12 has room for 43'],
    [{ density: '1.1' }, 'density must be from 0 to 1'],
    [{ density: '0.1234' }, 'density must be from 0 to 1'],
    [{ density: 'x' }, 'density must be from 0 to 1'],
    [{ algorithm: 'eller' }, 'no labyrinth is grown by "eller"'],
    [{ slack: '0.5' }, 'slack must be from 1.0 to 10.0'],
    [{ start: '144' }, 'start must be a whole number from 0 to 143'],
    [{ start: '-1' }, 'start must be a cell of the maze, or empty'],
    [{ number: '0' }, 'number must be a whole number from 1 to 999'],
    [{ seed: 'x'.repeat(65) }, 'the seed is longer than 64 characters'],
  ])('%o is refused with its reason', (wish, reason) => {
    expect(readLevelRequest(wish)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});

describe('LB-23: a file that is brought', () => {
  const found = must(readLevelImport(`${LINE} Three\nnonsense\n`, 'mine.txt'));

  test('and is empty, or has no level in it, is refused by its name', () => {
    expect(readLevelImport(' \n', 'mine.txt')).toEqual({ ok: false, reason: '"mine.txt" is empty' });
    expect(readLevelImport('GIF89a', 'cat.gif')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('"cat.gif" has no level of Labyrinth in it; in line 1 '),
    });
  });

  test('says what is new, and what is saved already under another name', () => {
    expect(sayImport(sortImport([], found.levels))).toBe('1 new level was saved.');
    const saved = [{ name: 'Cellar', line: LINE }];
    expect(sayImport(sortImport(saved, found.levels))).toBe(
      '0 new levels were saved. 1 is saved already: "Three" is your "Cellar".',
    );
  });
});
