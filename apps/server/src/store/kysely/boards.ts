import type { BoardHeadRow, BoardPlace, BoardStore } from '../board-store.js';
import type { Database, Link } from './database.js';
import { makePlaces } from './places.js';
import { givenStanding, type Standing, standingOf, stands } from './standing.js';
import { type Given, statement } from './statement.js';

export function makeBoards(database: Database): BoardStore {
  const { rows, first, look } = database;
  const found = { ...heads(database), ...places(database) };
  const { before } = makePlaces(database);
  const rowOf = async (link: Link, boardId: string, accountId: string) => {
    const row = await link.first(found.mine, { boardId, accountId });
    if (row === null) return null;
    return { row, rank: 1 + (await before(link, boardId, row)) };
  };
  return {
    list: async ({ game, limit }) =>
      (game === null ? await rows(found.all, { limit }) : await rows(found.ofGame, { game, limit })).map(
        (row): BoardHeadRow => ({ ...row }),
      ),
    find: async (id) => {
      const row = await first(found.find, { id });
      return row === null ? null : { ...row };
    },
    page: async (boardId, { limit, after }) => {
      if (after === null) return placesOf(await rows(found.top, { boardId, limit }), 1);
      const standing = standingOf(after);
      return look(async (link) => {
        const page = await link.rows(found.after, { boardId, limit, ...standing });
        const [top] = page;
        return top === undefined ? [] : placesOf(page, 1 + (await before(link, boardId, top)));
      });
    },
    around: (boardId, accountId, limit) =>
      look(async (link) => {
        const mine = await rowOf(link, boardId, accountId);
        if (mine === null) return [];
        const { row, rank } = mine;
        const on = { boardId, ...row };
        const rest = limit - 1;
        const half = Math.floor(rest / 2);
        let above = await link.rows(found.above, { ...on, limit: half });
        let below = await link.rows(found.after, { ...on, limit: rest - half });
        // In the middle; but near an end of the board one side has too few, and the other has more.
        if (below.length < rest - half) {
          above = await link.rows(found.above, { ...on, limit: rest - below.length });
        } else if (above.length < half) {
          below = await link.rows(found.after, { ...on, limit: rest - above.length });
        }
        return placesOf([...above.reverse(), row, ...below], rank - above.length);
      }),
    place: (boardId, accountId) =>
      look(async (link) => {
        const mine = await rowOf(link, boardId, accountId);
        return mine === null ? null : placeOf(mine.row, mine.rank);
      }),
  };
}

type Row = Standing & Omit<BoardPlace, 'rank' | 'playerGuest' | 'points'> & { readonly playerGuest: number };

function placesOf(rows: readonly Row[], rank: number): BoardPlace[] {
  return rows.map((row, index) => placeOf(row, rank + index));
}

function placeOf(row: Row, rank: number): BoardPlace {
  const { runId, accountId, playerName, ties, receivedAt, outcome } = row;
  const points = 0 - row.down;
  const playerGuest = row.playerGuest === 1;
  return { rank, runId, accountId, playerName, playerGuest, points, ties, receivedAt, outcome };
}

function heads({ build }: Database) {
  const boards = build
    .selectFrom('board')
    .select(['id', 'game', 'rules', 'kind', 'title', 'day', 'code', 'places as rows']);
  return {
    find: statement((given: Given<{ id: string }>) => boards.where('id', '=', given('id'))),
    all: statement((given: Given<{ limit: number }>) =>
      boards.orderBy('game').orderBy('id').limit(given('limit')),
    ),
    ofGame: statement((given: Given<{ game: string; limit: number }>) =>
      boards.where('game', '=', given('game')).orderBy('id').limit(given('limit')),
    ),
  };
}

interface PageOf {
  readonly boardId: string;
  readonly limit: number;
}

function places({ build }: Database) {
  const all = build
    .selectFrom('place')
    .innerJoin('account', 'account.id', 'place.account_id')
    .select([
      'place.down as down',
      'place.ties as ties',
      'place.received_at as receivedAt',
      'place.run_id as runId',
      'place.account_id as accountId',
      'place.outcome as outcome',
      'account.name as playerName',
      'account.guest as playerGuest',
    ]);
  const down = (given: Given<PageOf>) =>
    all
      .where('place.board_id', '=', given('boardId'))
      .orderBy('place.down')
      .orderBy('place.ties')
      .orderBy('place.received_at')
      .orderBy('place.run_id')
      .limit(given('limit'));
  return {
    mine: statement((given: Given<{ boardId: string; accountId: string }>) =>
      all.where('place.account_id', '=', given('accountId')).where('place.board_id', '=', given('boardId')),
    ),
    top: statement(down),
    after: statement((given: Given<PageOf & Standing>) =>
      down(given).where(stands('>', givenStanding(given))),
    ),
    above: statement((given: Given<PageOf & Standing>) =>
      all
        .where('place.board_id', '=', given('boardId'))
        .where(stands('<', givenStanding(given)))
        .orderBy('place.down', 'desc')
        .orderBy('place.ties', 'desc')
        .orderBy('place.received_at', 'desc')
        .orderBy('place.run_id', 'desc')
        .limit(given('limit')),
    ),
  };
}
