import { lostCause } from '@warren/games/lost-cause';
import { makeScoreCsv } from '@warren/games/scores';
import { treasureRush } from '@warren/games/treasure-rush';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { boardOfDay } from '../../src/api/board-names.js';
import { openGuestSite } from '../support/guest-site.js';
import { listRun, makeAccount } from '../support/list-run.js';
import { right } from '../support/play.js';

const DAY = boardOfDay(lostCause, '2026-11-15');
const params = { board: 'treasure-rush.rush' };

const here = openGuestSite();

const bring = (text: string) => here.anna.call('importCsv', { params, text });
const brought = async () => right(await here.anna.call('imports', { params })).rows;

describe('a board as a table', () => {
  const people = ['plain', 'a, comma', 'a "quote"', '=1+1', '+1', '-1', '@SUM(A1)', 'ünïcode 雪'];

  beforeAll(async () => {
    for (const [i, name] of people.entries()) {
      const accountId = await makeAccount(here.site.store, name);
      await listRun(here.site.store, {
        accountId,
        board: DAY,
        points: 100 - i,
        at: 1_700_000_000_000 + i,
        id: `csv${i}`,
      });
    }
  });

  test('has the columns Score, Name, Date, and is a file to be kept', async () => {
    const answer = await here.site.visitor().inject({ url: `/api/boards/${DAY.id}/csv` });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="lost-cause.daily.2026-11-15.csv"',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body.split('\n').slice(0, 4)).toEqual([
      'Score,Name,Date',
      '100,plain,2023-11-14T22:13:20Z',
      '99,"a, comma",2023-11-14T22:13:20Z',
      '98,"a ""quote""",2023-11-14T22:13:20Z',
    ]);
  });

  test('comes back as it went out, names that look like formulas too', async () => {
    const text = right(await here.anna.call('boardCsv', { params: { board: DAY.id }, query: {} }));
    expect(right(await bring(text))).toEqual({ imported: people.length, refused: [] });
    expect((await brought()).map(({ name }) => name)).toEqual(people);
  });

  test('of a board that is not there is not found', async () => {
    expect(await here.anna.call('boardCsv', { params: { board: 'chess.rush' }, query: {} })).toMatchObject({
      code: 'no-board',
    });
  });

  test('is whole, also when there are more rows than are fetched at a time', async () => {
    const board = boardOfDay(lostCause, '2026-11-14');
    for (let i = 0; i < 1_001; i++) {
      const accountId = await makeAccount(here.site.store, `many ${i}`);
      await listRun(here.site.store, { accountId, board, points: i, at: 1, id: `many${i}` });
    }
    const text = right(await here.anna.call('boardCsv', { params: { board: board.id }, query: {} }));
    const scores = text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]));
    expect(scores).toEqual(Array.from({ length: 1_001 }, (_, i) => 1_000 - i));
  });
});

describe('a table that is imported', () => {
  test('is marked unverified, seen by its owner alone, and on no board', async () => {
    right(await bring('Score,Name,Date\n500,Me,2020-01-02\n'));
    const mine = right(await here.anna.call('imports', { params }));
    expect(mine).toEqual({
      verified: false,
      rows: [{ score: 500, name: 'Me', date: '2020-01-02T00:00:00Z' }],
    });
    const bob = here.site.visitor();
    await bob.becomeGuest();
    expect(right(await bob.call('imports', { params })).rows).toEqual([]);
    expect(right(await bob.call('board', { params, query: {} })).rows).toEqual([]);
    expect(await here.site.visitor().call('imports', { params })).toMatchObject({ code: 'signed-out' });
  });

  test('adds nothing twice, and can be deleted again', async () => {
    const text = 'Score,Name,Date\n1,a,2020-01-01\n2,b,2020-01-01\n';
    expect(right(await bring(text)).imported).toBe(2);
    expect(right(await bring(`${text}3,c,2020-01-01\n`)).imported).toBe(1);
    expect((await brought()).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
    right(await here.anna.call('deleteImports', { params }));
    expect(await brought()).toEqual([]);
  });

  test('is the same under any rules of the board', async () => {
    right(
      await here.anna.call('importCsv', {
        params: { board: `treasure-rush.rush@${treasureRush.rules}` },
        text: 'Score,Name,Date\n1,a,2020-01-01',
      }),
    );
    expect(await brought()).toHaveLength(1);
  });

  test('says which lines it could not read, and takes the others', async () => {
    const text = 'Score,Name,Date\nmany,a,2020-01-01\n7,b,2020-01-01\n8,c,yesterday\n9,"d\n';
    const report = right(await bring(text));
    expect(report.imported).toBe(1);
    expect(report.refused.map(({ line }) => line)).toEqual([2, 4, 5]);
  });

  test.each([
    ['nothing', ''],
    ['another header', 'Points,Name,Date\n1,a,2020-01-01'],
    ['a page', '<html></html>'],
    ['a character that cannot be stored', 'Score,Name,Date\n1,a\0b,2020-01-01'],
    ['too many rows', `Score,Name,Date\n${'1,a,2020-01-01\n'.repeat(10_001)}`],
  ])('is refused as a whole: %s', async (_, text) => {
    expect(await bring(text)).toMatchObject({ ok: false, code: 'bad-csv' });
    expect(await brought()).toEqual([]);
  });

  test('is refused when it is too large, or no table by its type', async () => {
    expect(await bring(`Score,Name,Date\n${'x'.repeat(1_000_001)}`)).toMatchObject({ code: 'too-large' });
    const json = await here.anna.inject({
      method: 'POST',
      url: `/api/boards/${params.board}/imports`,
      payload: {},
    });
    expect(json.statusCode).toBe(415);
  });

  test('keeps any name as it is: commas, quotes, ends of lines, characters of any script', async () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() !== '' && !text.includes('\0'));
    const strange = fc.stringMatching(/^[",\r\n=+@a-]{0,10}x$/);
    const row = fc.record({
      score: fc.maxSafeInteger().filter((n) => Math.abs(n) < 1e15),
      name: fc.oneof(name, strange),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        right(await here.anna.call('deleteImports', { params }));
        const dated = rows.map((each, i) => ({ ...each, date: `20${10 + i}-01-01T00:00:00Z` }));
        expect(right(await bring(makeScoreCsv(dated)))).toMatchObject({ imported: rows.length, refused: [] });
        const back = await brought();
        const byDate = [...back].sort((a, b) => (a.date < b.date ? -1 : 1));
        expect(byDate).toEqual(dated);
        for (let i = 1; i < back.length; i++) expect(back[i - 1].score).toBeGreaterThanOrEqual(back[i].score);
      }),
      { numRuns: 60 },
    );
  });

  test('never breaks the server, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), fc.boolean(), async (noise, headed) => {
        const answer = await bring(headed ? `Score,Name,Date\n${noise}` : noise);
        expect(answer.ok || answer.code === 'bad-csv').toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
