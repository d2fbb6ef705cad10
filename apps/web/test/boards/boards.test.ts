import type { BoardHead, BoardPage, BoardRow } from '@warren/protocol/client';
import { describe, expect, test } from 'vitest';
import { findPage } from '../../src/app/routes.js';
import { groupBoards } from '../../src/boards/boards-page.js';
import { importText } from '../../src/boards/imports-panel.js';
import { playWay, runState, runTitle } from '../../src/boards/run-words.js';
import { boardPath, boardTitle, sectionsOf } from '../../src/leaderboard/board-list.js';
import { tableOf } from '../../src/leaderboard/board-view.js';
import { dayText, plainText, shortDay } from '../../src/lib/format.js';
import { someRun } from '../support/server-answers.js';

const NOON = Date.UTC(2026, 10, 15, 12);
const TODAY = '2026-11-15';

function head(id: string, more: Partial<BoardHead> = {}): BoardHead {
  return {
    id: `lost-cause.${id}@2`,
    game: 'lost-cause',
    title: id,
    kind: 'game',
    rules: 2,
    current: true,
    day: null,
    code: '',
    rows: 3,
    ...more,
  };
}

const daily = (day: string, more: Partial<BoardHead> = {}) =>
  head(`daily.${day}`, { kind: 'daily', day, ...more });
const shared = (code: string, rows: number) => head(`code.${code}`, { kind: 'code', code, rows });

describe('the list of boards', () => {
  test('is sorted into kinds; the newest day and the busiest maze come first', () => {
    const boards = [
      shared('quiet==', 1),
      head('campaign'),
      daily('2026-11-13'),
      head('campaign', { id: 'lost-cause.campaign@1', rules: 1, current: false }),
      daily(TODAY),
      shared('busy==', 40),
      head('level-1'),
      daily('2026-11-14'),
      head('rush', { game: 'treasure-rush' }),
    ];
    const sections = sectionsOf(boards, 'lost-cause', TODAY);
    expect(sections.map(({ id, boards: some }) => [id, some.map((board) => board.title)])).toEqual([
      ['chief', ['campaign', 'level-1']],
      ['today', [`daily.${TODAY}`]],
      ['days', ['daily.2026-11-14', 'daily.2026-11-13']],
      ['shared', ['code.busy==', 'code.quiet==']],
      ['older', ['campaign']],
    ]);
  });

  test('leaves out kinds nobody has a board of', () => {
    expect(sectionsOf([head('campaign')], 'lost-cause', TODAY).map(({ id }) => id)).toEqual(['chief']);
    expect(sectionsOf([head('campaign')], 'cave', TODAY)).toEqual([]);
  });

  test('names a day in words, and what makes a board other than the usual one', () => {
    expect(boardTitle(daily(TODAY))).toBe('Challenge of 15 November 2026');
    expect(boardTitle(head('level-3~enemies5~gear', { title: 'Level 3' }))).toBe('Level 3 (enemies 5, gear)');
    expect(boardTitle(head('campaign', { title: 'Campaign' }))).toBe('Campaign');
    expect(boardTitle(head('normal-5~tunnels', { title: 'Normal 5, tunnels' }))).toBe('Normal 5, tunnels');
  });

  test('puts many boards together that differ in a number, and leaves few as they are', () => {
    const levels = (kind: string) =>
      Array.from({ length: 30 }, (_, i) => head(`${kind}-${i + 1}`, { title: `${kind} ${i + 1}` }));
    const extra = head('extra', { title: 'Normal 5, tunnels' });
    const { groups, rest } = groupBoards([...levels('Normal'), ...levels('Diamond'), extra]);
    expect(groups.map(({ title, boards }) => [title, boards.length])).toEqual([
      ['Normal', 30],
      ['Diamond', 30],
    ]);
    expect(groups[1].boards[4]).toMatchObject({ number: '5', board: { title: 'Diamond 5' } });
    expect(rest).toEqual([extra]);
    const few = levels('Level').slice(0, 10);
    expect(groupBoards(few)).toEqual({ groups: [], rest: few });
  });
});

describe('the address of a board', () => {
  test.each(['lost-cause.campaign@2', 'lost-cause.code.AwPpuzNkUAAA==~enemies-1@12'])(
    '%s is one word',
    (id) => {
      expect(findPage(boardPath(id))).toMatchObject({ page: { path: '/boards/*' }, word: id });
    },
  );
});

describe('one plays for a board', () => {
  test('where its game has a page for it, by its code, or at its own address', () => {
    expect(playWay(head('campaign'), NOON)?.to).toBe('/lost-cause');
    expect(playWay(shared('AwPpuzNkUAAA==', 1), NOON)?.to).toBe('/play/AwPpuzNkUAAA==');
    expect(playWay(head('level-3'), NOON)?.to).toBe('/ranked/lost-cause.level-3@2');
    const freer = head('code.AwPpuzNkUAAA==~gear', { kind: 'code', code: 'AwPpuzNkUAAA==' });
    expect(playWay(freer, NOON)?.to).toBe('/ranked/lost-cause.code.AwPpuzNkUAAA==~gear@2');
  });

  test('of a day on that day only, and never by older rules', () => {
    expect(playWay(daily(TODAY), NOON)?.to).toBe('/daily');
    expect(playWay(daily('2026-11-14'), NOON)).toBeNull();
    expect(playWay(head('campaign', { current: false }), NOON)).toBeNull();
  });
});

const COLUMNS: BoardPage['columns'] = [
  { field: 'level', title: 'Level', unit: 'number' },
  { field: 'seconds', title: 'Time', unit: 'seconds' },
];

function row(rank: number, more: Partial<BoardRow> = {}): BoardRow {
  return {
    rank,
    run: `run-${rank}`,
    player: { name: `Player ${rank}`, guest: false },
    mine: false,
    points: 12_345 - rank,
    outcome: { result: 'won', level: 4, seconds: 192 } as BoardRow['outcome'],
    receivedAt: NOON,
    unreviewed: false,
    ...more,
  };
}

function page(rows: readonly BoardRow[], me: BoardRow | null = null): BoardPage {
  return {
    board: head('campaign', { rows: 60 }),
    category: 'witnessed',
    lists: { witnessed: 60, offline: 3, bots: 0 },
    pointsTitle: 'Score',
    columns: COLUMNS,
    rows: [...rows],
    me,
    next: null,
  };
}

describe('the table of a board', () => {
  test('gives the first three a medal, and writes numbers and times as people read them', () => {
    const { rows } = tableOf([page([row(1), row(2), row(3), row(4)])]);
    expect(rows.map(({ medal }) => medal)).toEqual(['gold', 'silver', 'bronze', null]);
    expect(rows[0]).toMatchObject({
      points: '12\u202f344',
      cells: ['4', '3:12'],
      parts: ['Level 4', '3:12'],
      date: '15 Nov 2026',
      day: TODAY,
      replay: '/replay/run-1',
    });
  });

  test('shows one’s own row at the end unless it is there already', () => {
    const mine = row(45, { mine: true });
    expect(tableOf([page([row(1)], mine)]).own).toMatchObject({ rank: 45, mine: true });
    expect(tableOf([page([row(1)], mine), page([mine], mine)]).own).toBeNull();
    expect(tableOf([page([row(1)])]).own).toBeNull();
  });

  test('lists a run once that moved down between two pages', () => {
    const { rows } = tableOf([page([row(1), row(2)]), page([{ ...row(2), rank: 3 }, row(4)])]);
    expect(rows.map(({ run }) => run)).toEqual(['run-1', 'run-2', 'run-4']);
    expect(rows[1].rank).toBe(3);
  });

  test('leaves out a column in which nobody has anything', () => {
    const outcome = { result: 'won', level: 0, seconds: 9 } as BoardRow['outcome'];
    const { columns, rows } = tableOf([page([row(1, { outcome })])]);
    expect(columns.map(({ field }) => field)).toEqual(['seconds']);
    expect(rows[0].cells).toEqual(['0:09']);
  });

  test('shows the first column, a time to a tenth, where points only order the rows', () => {
    const outcome = { result: 'won', ticks: 192, moves: 14 } as unknown as BoardRow['outcome'];
    const columns = [
      { field: 'ticks', title: 'Time', unit: 'ticks' },
      { field: 'moves', title: 'Moves', unit: 'number' },
    ] as const;
    const classic = {
      ...page([row(1, { outcome, points: 999_808 })]),
      pointsTitle: '',
      columns: [...columns],
    };
    const table = tableOf([classic]);
    expect([table.pointsTitle, table.columns.map(({ title }) => title)]).toEqual(['Time', ['Moves']]);
    expect(table.rows[0]).toMatchObject({ points: '3.2', cells: ['14'], parts: ['Moves 14'] });
  });

  test('has a dash where an outcome lacks a number', () => {
    const odd = row(1, { outcome: { result: 'won', level: 'many' } as unknown as BoardRow['outcome'] });
    expect(tableOf([page([odd])]).rows[0].cells).toEqual(['–', '–']);
  });

  test('is empty before anything was fetched', () => {
    expect(tableOf([])).toEqual({ pointsTitle: '', columns: [], rows: [], own: null });
  });
});

test('days are written in words, and what is no day as it stands', () => {
  expect(dayText('2026-01-02')).toBe('2 January 2026');
  expect(dayText('2026-13-02')).toBe('2026-13-02');
  expect(shortDay(Date.UTC(2026, 4, 31, 23, 59))).toBe('31 May 2026');
});

test('an import says what was read and names the first lines that were not', () => {
  expect(importText({ imported: 1, refused: [] })).toBe('1 row was imported.');
  const refused = [2, 3, 5, 8].map((line) => ({ line, reason: 'no score' }));
  expect(importText({ imported: 7, refused })).toBe(
    '7 rows were imported. Not read: line 2: no score; line 3: no score; line 5: no score; and 1 more.',
  );
});

test('a name from a file stands on one line, without characters nobody sees', () => {
  expect(plainText(' Ada\r\n\u202eecalevoL\u0000 ')).toBe('Ada ecalevoL');
});

describe('a run in a line', () => {
  test('says what was played', () => {
    expect(runTitle({ game: 'lost-cause', board: 'lost-cause.level-3@2' })).toBe('Lost Cause, level 3');
    expect(runTitle({ game: 'lost-cause', board: 'lost-cause.code.AAA==~gear@2' })).toBe(
      'Lost Cause, a shared maze',
    );
    expect(runTitle({ game: 'lost-cause', board: null })).toBe('Lost Cause');
    expect(runTitle({ game: 'chess', board: null })).toBe('chess');
  });

  test('says what became of it', () => {
    expect(runState(someRun({ rank: 3, points: 1200 }))).toBe('1\u202f200 points, rank 3 (witnessed)');
    expect(runState(someRun({ rank: null, points: 12 }))).toBe('12 points, a better one is listed');
    expect(runState(someRun({ unranked: 'too-fast', ranked: false }))).toMatch(
      /^Not on the leaderboard: more was played/,
    );
    expect(runState(someRun({ status: 'checking', progress: 437 }))).toBe('Being checked: 43 %');
    expect(runState(someRun({ status: 'refused', reason: 'the recording does not end as it says' }))).toBe(
      'Refused: the recording does not end as it says',
    );
  });
});
