import { Rng } from '@warren/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeScoreCsv, parseScoreCsv, readScoreDate } from '../../src/scores/score-csv.js';
import { isVisibleName, mergeScores, SCORE_LIMITS, type ScoreRow } from '../../src/scores/score-table.js';
import { must } from '../support/must.js';

const DATE = '2026-11-15T20:30:00Z';

const names = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(',', '"', '\r', '\n', ' ', 'a', '\ufeff'), minLength: 1 }),
  )
  .filter(isVisibleName);
const rows = fc.array(
  fc.record({
    score: fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
    name: names,
    date: fc
      .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
      .map((date) => `${date.toISOString().slice(0, 19)}Z`),
  }),
);

describe('what is written is read again', () => {
  test('for every name, commas, quotes and line breaks included', () => {
    fc.assert(
      fc.property(rows, (list) => {
        expect(must(parseScoreCsv(makeScoreCsv(list)))).toEqual({ rows: list, refused: [] });
      }),
      { numRuns: 2000 },
    );
  });

  test('below the header Score,Name,Date', () => {
    const csv = makeScoreCsv([{ score: -3, name: 'Ann "the mole", Lee\nof Warren', date: DATE }]);
    expect(csv).toBe(`Score,Name,Date\n-3,"Ann ""the mole"", Lee\nof Warren",${DATE}\n`);
    expect(makeScoreCsv([])).toBe('Score,Name,Date\n');
  });
});

describe('a text from elsewhere', () => {
  const good: ScoreRow = { score: 7, name: 'Ann', date: DATE };

  test.each([
    ['line ends of Windows', `Score,Name,Date\r\n7,Ann,${DATE}\r\n`],
    ['line ends of old', `Score,Name,Date\r7,Ann,${DATE}\r`],
    ['no last line end', `Score,Name,Date\n7,Ann,${DATE}`],
    ['a byte order mark', `\ufeffScore,Name,Date\n7,Ann,${DATE}\n`],
    ['empty lines', `Score,Name,Date\n\n7,Ann,${DATE}\n\n  \n`],
    ['needless quotes', `"Score","Name","Date"\n"7","Ann","${DATE}"\n`],
    ['spaces around numbers', `Score, Name, Date\n 7 ,Ann, ${DATE} \n`],
    ['fractions of seconds', 'Score,Name,Date\n7,Ann,2026-11-15T20:30:00.123Z'],
    ['a space instead of T', 'Score,Name,Date\n+7,Ann,2026-11-15 20:30'],
  ])('may have %s', (_, text) => {
    expect(must(parseScoreCsv(text))).toEqual({ rows: [good], refused: [] });
  });

  test.each([
    ['', 'the first line must be Score,Name,Date'],
    ['Name,Score,Date\n', 'the first line must be Score,Name,Date'],
    ['Score,Name,Date,More\n', 'the first line must be Score,Name,Date'],
    ['"Score,Name,Date\n', 'the first line must be Score,Name,Date'],
    [`Score,Name,Date\n${'1,a,2026-01-01\n'.repeat(SCORE_LIMITS.rows + 1)}`, 'more than 10000 rows'],
    ['x'.repeat(SCORE_LIMITS.text + 1), 'longer than 1000000 characters'],
  ])('is refused as a whole: %#', (text, reason) => {
    expect(parseScoreCsv(text)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });

  test('a line that is no row is refused with its number, the others count', () => {
    const lines = [
      'Score,Name,Date',
      `7,Ann,${DATE}`,
      `seven,Ann,${DATE}`,
      `7.5,Ann,${DATE}`,
      `9999999999999999,Ann,${DATE}`,
      `7,,${DATE}`,
      `7,${'x'.repeat(101)},${DATE}`,
      '7,Ann,yesterday',
      '7,Ann',
      `7,An"n,${DATE}`,
      `7,"two\nlines",${DATE}`,
      `7,"never closed,${DATE}`,
    ];
    const { rows: read, refused } = must(parseScoreCsv(lines.join('\n')));
    expect(read).toEqual([good, { ...good, name: 'two\nlines' }]);
    expect(refused).toEqual([
      { line: 3, reason: 'the score is no whole number' },
      { line: 4, reason: 'the score is no whole number' },
      { line: 5, reason: 'the score is no whole number' },
      { line: 6, reason: 'the name is empty' },
      { line: 7, reason: 'the name is longer than 100 characters' },
      { line: 8, reason: expect.stringContaining('the date is not like') },
      { line: 9, reason: 'there are 2 fields, not 3' },
      { line: 10, reason: expect.stringContaining('quote') },
      { line: 13, reason: expect.stringContaining('quote') },
    ]);
  });

  test('a hundred thousand damaged texts: none throws, and what is accepted is written alike', () => {
    const rng = Rng.fromSeed('csv');
    const pieces = [
      '"',
      '""',
      ',',
      '\n',
      '\r',
      '\r\n',
      'a',
      '7',
      '-',
      ' ',
      DATE,
      '2026-02-29',
      `1,b,${DATE}\n`,
    ];
    for (let i = 0; i < 100_000; i++) {
      const text = Array.from({ length: rng.below(12) }, () => pieces[rng.below(pieces.length)]).join('');
      const read = must(parseScoreCsv(`Score,Name,Date\n${text}`));
      expect(parseScoreCsv(makeScoreCsv(read.rows))).toEqual({
        ok: true,
        value: { rows: read.rows, refused: [] },
      });
    }
  });
});

describe('in games of levels', () => {
  const ROWS = [
    { score: 700, name: 'Ada', date: DATE, level: 3 },
    { score: 100, name: 'Bo', date: DATE },
  ];

  test('a row has its level as a field of its own, and comes back with it', () => {
    const text = makeScoreCsv(ROWS);
    expect(text).toBe(`Score,Name,Date,Level\n700,Ada,${DATE},3\n100,Bo,${DATE},\n`);
    expect(parseScoreCsv(text)).toEqual({ ok: true, value: { rows: ROWS, refused: [] } });
  });

  test('a level that is no number, and a row without its field, are refused by their lines', () => {
    const read = must(parseScoreCsv(`Score,Name,Date,Level\n1,a,${DATE},-2\n1,b,${DATE}\n1,c,${DATE},9\n`));
    expect(read.rows).toMatchObject([{ name: 'c', level: 9 }]);
    expect(read.refused).toEqual([
      { line: 2, reason: 'the level is no whole number' },
      { line: 3, reason: 'there are 3 fields, not 4' },
    ]);
  });
});

test('only days and times that there are are dates', () => {
  for (const text of ['2024-02-29', '2000-02-29', '2026-12-31T23:59:59Z', '2026-04-30 00:00']) {
    expect(readScoreDate(text)).not.toBeNull();
  }
  for (const text of [
    '2026-02-29',
    '1900-02-29',
    '2026-00-10',
    '2026-13-10',
    '2026-04-31',
    '2026-04-00',
    '2026-04-01T24:00',
    '2026-04-01T10:60',
    '2026-04-01T10:10:60',
    '26-04-01',
    '2026-4-1',
    '2026-04-01T10',
    '2026-04-01+02:00',
  ]) {
    expect(readScoreDate(text)).toBeNull();
  }
});

test("the original's score file comes in whole: days without a time, equal rows and all", () => {
  const days = ['2019-05-02', '2019-05-02', '2019-05-03'];
  const lines = Array.from(
    { length: 29 },
    (_, i) => `${12 - (i % 5)},${i % 2 === 0 ? 'Ada' : 'Bo'},${days[i % 3]}`,
  );
  const text = ['Score,Name,Date', ...lines, ''].join('\n');
  const { rows, refused } = must(parseScoreCsv(text));
  expect([rows.length, refused]).toEqual([29, []]);
  expect(new Set(lines).size).toBeLessThan(29);
  const kept = mergeScores([], rows);
  expect(kept).toHaveLength(29);
  // What was written by us is read again, and brings nothing new.
  const again = must(parseScoreCsv(makeScoreCsv(kept)));
  expect(mergeScores(kept, again.rows)).toEqual(kept);
});

test.each(['=1+2', '+1', '-Ada', '@sum', "'=x", "''@", '\tx'])(
  'the cell %j is no formula, and the name comes back',
  (name) => {
    const csv = makeScoreCsv([{ score: -3, name, date: '2026-01-02T00:00:00Z' }]);
    const cell = csv.split('\n')[1].split(',')[1];
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
    expect(csv).toContain('\n-3,');
    expect(must(parseScoreCsv(csv)).rows).toMatchObject([{ score: -3, name }]);
  },
);

test('a name of which nothing can be seen is refused', () => {
  const { rows, refused } = must(parseScoreCsv('Score,Name,Date\n7,\u200b\u200b,2026-01-02\n'));
  expect([rows, refused]).toEqual([[], [{ line: 2, reason: 'the name is empty' }]]);
});
