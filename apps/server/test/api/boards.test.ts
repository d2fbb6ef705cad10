import { findGame, GAMES } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import type { BoardPage } from '@warren/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boardOfDay, boardOfSettings } from '../../src/api/board-names.js';
import type { BoardOfRun } from '../../src/store/repositories/run-rows.js';
import { type ListedRun, listRun, makeAccount } from '../support/list-run.js';
import { makeManualWorkers } from '../support/manual-workers.js';
import { must } from '../support/must.js';
import { playRanked, right } from '../support/play.js';
import { openSite, type Site, type Visitor } from '../support/site.js';

const boardWith = (settings: object) =>
  boardOfSettings(lostCause, must(lostCause.readSettings(settings))) as BoardOfRun;
const CAMPAIGN = boardWith({ mode: 'campaign' });
const CODE = 'AwPpuzNkUAAA==';

let site: Site;
let guest: Visitor;
beforeEach(async () => {
  site = await openSite({ workers: makeManualWorkers() });
  guest = site.visitor();
});
afterEach(() => site.close());

const read = async (board: string, query: object = {}, who = guest): Promise<BoardPage> =>
  right(await who.call('board', { params: { board }, query }));
const names = ({ rows }: BoardPage) => rows.map(({ rank, player }) => `${rank} ${player.name}`);

/** A player listed on the campaign's board, unless another board is given. */
async function list(name: string, points: number, more: Partial<ListedRun> = {}): Promise<void> {
  const accountId = await makeAccount(site.store, name);
  await listRun(site.store, {
    accountId,
    board: CAMPAIGN,
    points,
    at: 1,
    id: `run-of-${name.replace(' ', '-')}`,
    ...more,
  });
}

describe('the rows of a board', () => {
  test('are ordered by points, then ties, then age, then id', async () => {
    await list('third', 50, { ties: 2, at: 9 });
    await list('fifth', 50, { ties: 3, at: 2, id: 'b'.repeat(22) });
    await list('first', 70);
    await list('fourth', 50, { ties: 3, at: 2, id: 'a'.repeat(22) });
    await list('second', 50, { ties: 2, at: 8 });
    await list('last', -5);
    const page = await read('lost-cause.campaign');
    expect(names(page)).toEqual(['1 first', '2 second', '3 third', '4 fourth', '5 fifth', '6 last']);
    expect(page).toMatchObject({
      pointsTitle: 'Score',
      me: null,
      next: null,
      columns: lostCause.ranking.columns,
    });
    expect(page.board).toMatchObject({
      id: `lost-cause.campaign@${lostCause.rules}`,
      rows: 6,
      current: true,
      title: 'Campaign',
    });
    expect(page.rows[0]).toMatchObject({ run: 'run-of-first----------', points: 70, outcome: { score: 70 } });
  });

  test('hold the best run of each player, and the older of equal ones', async () => {
    const accountId = await makeAccount(site.store, 'anna');
    const runs = [
      ['worse', 10, 1],
      ['best', 30, 2],
      ['equal', 30, 3],
      ['bad', 5, 4],
    ] as const;
    for (const [id, points, at] of runs)
      await listRun(site.store, { accountId, board: CAMPAIGN, points, at, id });
    const { rows } = await read('lost-cause.campaign');
    expect(rows.map(({ run, points }) => [run.replace(/-+$/, ''), points])).toEqual([['best', 30]]);
  });

  test('come page by page; what comes and goes meanwhile moves no row to another page', async () => {
    for (let i = 0; i < 7; i++) await list(`player ${i}`, 100 - i);
    const first = await read('lost-cause.campaign', { limit: 3 });
    await list('new leader', 1_000);
    await site.store.accounts.remove('id-player 1');
    const second = await read('lost-cause.campaign', { limit: 3, after: first.next });
    expect(names(first)).toEqual(['1 player 0', '2 player 1', '3 player 2']);
    expect(names(second)).toEqual(['4 player 3', '5 player 4', '6 player 5']);
    const third = await read('lost-cause.campaign', { limit: 3, after: second.next });
    expect([names(third), third.next]).toEqual([['7 player 6'], null]);
  });

  test('a page that begins nowhere is refused', async () => {
    for (const after of ['x', '1_2_3', '1_2_3_ ', "1_2_3_';--"]) {
      const answer = await guest.call('board', {
        params: { board: 'lost-cause.campaign' },
        query: { after },
      });
      expect(answer).toMatchObject({ ok: false, code: 'bad-cursor' });
    }
    for (const limit of [0, 101, 1.5]) {
      const answer = await guest.call('board', {
        params: { board: 'lost-cause.campaign' },
        query: { limit },
      });
      expect(answer).toMatchObject({ ok: false, code: 'bad-request' });
    }
  });
});

describe('a player on a board', () => {
  test('finds their own row wherever it stands, and those around it', async () => {
    const board = boardWith({ level: 1 });
    for (let i = 0; i < 9; i++) await list(`player ${i}`, 2_000_000 - i, { board });
    await guest.becomeGuest();
    const run = await playRanked(site, guest);
    const top = await read('lost-cause.level-1', { limit: 2 });
    expect(top.rows.every(({ mine }) => !mine)).toBe(true);
    expect(top.me).toMatchObject({ rank: 10, run: run.id, mine: true });
    const around = await read('lost-cause.level-1', { around: 'me', limit: 3 });
    expect(around.rows.map(({ rank, mine }) => [rank, mine])).toEqual([
      [8, false],
      [9, false],
      [10, true],
    ]);
    expect(around.me?.rank).toBe(10);
  });

  test('without a row sees no rows around it; without an account is asked to sign in', async () => {
    await list('anna', 1);
    const params = { board: 'lost-cause.campaign' };
    expect(await guest.call('board', { params, query: { around: 'me' } })).toMatchObject({
      code: 'signed-out',
    });
    await guest.becomeGuest();
    expect(await read('lost-cause.campaign', { around: 'me' })).toMatchObject({
      rows: [],
      me: null,
      next: null,
    });
  });
});

describe('boards that are there', () => {
  test('while they are empty: those of each game, the challenges, and that of any code', async () => {
    const ids = [
      'lost-cause.campaign',
      'lost-cause.level-10',
      'treasure-rush.rush',
      `lost-cause.code.${CODE}`,
    ];
    const days = ['lost-cause.daily.2026-11-15', 'treasure-rush.daily.2026-11-14'];
    for (const id of [...ids, ...days]) {
      const { rules } = must(findGame(id.split('.')[0]));
      const board = { id: `${id}@${rules}`, rows: 0, current: true };
      expect(await read(id)).toMatchObject({ board, rows: [] });
    }
    expect((await read(`lost-cause.code.${CODE}`)).board).toMatchObject({ kind: 'code', code: CODE });
  });

  test('and those that are not', async () => {
    const ids = [
      'chess.campaign',
      'lost-cause.level-11',
      `lost-cause.campaign@${lostCause.rules + 1}`,
      'lost-cause.campaign@0',
      'lost-cause.code.AAAA',
      'lost-cause.code.AwPpuzNkUAAA',
      'treasure-rush.code.AwPpuzNkUAAA==',
      'lost-cause.daily.2026-11-16',
      'lost-cause.daily.2026-11-01',
      'lost-cause.daily.today',
      'lost-cause.Campaign',
    ];
    for (const id of ids) {
      const answer = await guest.call('board', { params: { board: id }, query: {} });
      expect(answer, id).toMatchObject({ ok: false, code: 'no-board' });
    }
    const strange = await guest.call('board', { params: { board: '../me' }, query: {} });
    expect(strange).toMatchObject({ ok: false });
  });

  test('of older rules are kept and marked, and mixed with nothing', async () => {
    const accountId = await makeAccount(site.store, 'veteran');
    const old = { ...CAMPAIGN, id: 'lost-cause.campaign@7', rules: 7 };
    await listRun(site.store, { accountId, board: old, points: 99, at: 1, id: 'old' });
    const other = await makeAccount(site.store, 'other veteran');
    await listRun(site.store, { accountId: other, board: old, points: 9, at: 1, id: 'older' });
    await list('newcomer', 1);
    expect(names(await read('lost-cause.campaign'))).toEqual(['1 newcomer']);
    const kept = await read('lost-cause.campaign@7');
    expect([kept.board.current, kept.board.rules, names(kept)]).toEqual([
      false,
      7,
      ['1 veteran', '2 other veteran'],
    ]);
    const { boards } = right(await guest.call('boards', { query: {} }));
    expect(boards.filter(({ title }) => title === 'Campaign').map(({ current }) => current)).toEqual([
      true,
      false,
    ]);
  });

  test('are listed: those of each game first, then every other with two players', async () => {
    const accountId = await makeAccount(site.store, 'anna');
    const other = await makeAccount(site.store, 'berta');
    const played = [boardWith({ code: CODE }), boardOfDay(lostCause, '2026-11-01'), CAMPAIGN];
    for (const [i, board] of played.entries()) {
      await listRun(site.store, { accountId, board, points: 1, at: 1, id: `listed${i}` });
      if (i < 2) await listRun(site.store, { accountId: other, board, points: 1, at: 1, id: `twice${i}` });
    }
    const lonely = boardOfDay(lostCause, '2026-11-02');
    await listRun(site.store, { accountId, board: lonely, points: 1, at: 1, id: 'lonely' });
    const { boards } = right(await guest.call('boards', { query: {} }));
    const standing = GAMES.flatMap((game) => [
      ...game.ranking.boards.map(({ id }) => `${game.id}.${id}@${game.rules}`),
      `${game.id}.daily.2026-11-15@${game.rules}`,
    ]);
    expect(boards.map(({ id }) => id).slice(0, standing.length)).toEqual(standing);
    expect(
      boards
        .map(({ id }) => id)
        .slice(standing.length)
        .sort(),
    ).toEqual([played[0].id, played[1].id].sort());
    expect(boards[0]).toMatchObject({ id: CAMPAIGN.id, rows: 1 });
    const some = right(await guest.call('boards', { query: { game: 'treasure-rush' } })).boards;
    expect(new Set(some.map(({ game }) => game))).toEqual(new Set(['treasure-rush']));
    expect(right(await guest.call('boards', { query: { game: 'chess' } })).boards).toEqual([]);
  });
});

test('a flood of boards hides no other: the list is read page by page', async () => {
  const accounts = [await makeAccount(site.store, 'flood 1'), await makeAccount(site.store, 'flood 2')];
  const flood = Array.from({ length: 30 }, (_, i) => boardOfDay(lostCause, `20${10 + i}-01-01`));
  for (const [i, board] of [...flood, CAMPAIGN].entries()) {
    for (const accountId of accounts) {
      await listRun(site.store, { accountId, board, points: 1, at: 1, id: `${accountId}-${i}` });
    }
  }
  const listed: string[] = [];
  let after: string | null = null;
  do {
    const query: { limit: number; after?: string } = { limit: 7, ...(after === null ? {} : { after }) };
    const page = right(await guest.call('boards', { query }));
    if (after === null) expect(page.boards[0]).toMatchObject({ id: CAMPAIGN.id, rows: 2 });
    listed.push(...page.boards.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(listed).toEqual([...new Set(listed)]);
  for (const { id } of flood) expect(listed).toContain(id);
});

test('a season to come has no ticket and no board', async () => {
  await guest.becomeGuest();
  const body = { game: 'classic', settings: { kind: 'normal', level: 1, season: 2 } };
  expect(await guest.call('drawTicket', { body })).toMatchObject({ code: 'bad-settings' });
  const params = { board: 'classic.season-2.normal-1' };
  expect(await guest.call('board', { params, query: {} })).toMatchObject({ code: 'no-board' });
});

describe('a board that is read again and again', () => {
  const url = '/api/boards/lost-cause.level-1';

  test('is not sent again to strangers who have it, and is when it has changed', async () => {
    await guest.register('Anna');
    await playRanked(site, guest);
    const stranger = site.visitor();
    const first = await stranger.inject({ url });
    const { etag } = first.headers;
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringContaining('cookie'),
    });
    expect(first.json().rows).toHaveLength(1);
    for (const known of [`${etag}`, `"other", ${etag}`, `W/${etag}`]) {
      const again = await stranger.inject({ url, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const second = site.visitor();
    await second.register('Bertha');
    await playRanked(site, second);
    const changed = await stranger.inject({ url, headers: { 'if-none-match': `${etag}` } });
    expect([changed.statusCode, changed.json().rows.length]).toEqual([200, 2]);
  });

  test('shows what is true as soon as a player is renamed, becomes named or leaves', async () => {
    const stranger = site.visitor();
    const seen = async () => names(await read('lost-cause.level-1', {}, stranger));
    await guest.becomeGuest();
    await playRanked(site, guest);
    expect(await seen()).toEqual([]);
    await guest.register('Anna');
    expect(await seen()).toEqual(['1 Anna']);
    right(await guest.call('rename', { body: { name: 'Hanna' } }));
    expect(await seen()).toEqual(['1 Hanna']);
    right(await guest.call('deleteMe', { body: { password: 'lantern under the hill' } }));
    expect(await seen()).toEqual([]);
  });

  test('tells each who is signed in what is theirs, whatever strangers were sent', async () => {
    await guest.register('Anna');
    await playRanked(site, guest);
    const stranger = site.visitor();
    await stranger.inject({ url });
    const mine = await guest.inject({ url });
    expect(mine.json()).toMatchObject({ me: { mine: true, rank: 1 }, rows: [{ mine: true }] });
    expect(mine.headers['cache-control']).toBe('no-store');
    expect((await stranger.inject({ url })).json()).toMatchObject({ me: null, rows: [{ mine: false }] });
    const bob = site.visitor();
    await bob.becomeGuest();
    const unlisted = await bob.inject({ url, headers: { 'if-none-match': '*' } });
    expect(unlisted.json()).toMatchObject({ me: null, rows: [{ mine: false }] });
    expect([unlisted.headers['cache-control'], unlisted.headers.etag]).toEqual(['no-store', undefined]);
  });
});
