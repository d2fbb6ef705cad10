import { findGame, GAMES } from '@warren/games';
import type { BoardHead } from '@warren/protocol';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { dayAt } from '../day.js';
import { answer } from '../handler.js';
import { headOf, standingBoards } from './find-board.js';

const MOST = 500;

/** `GET /api/boards`: the boards of each game and of its challenge today, then every other somebody is on. */
export function addListBoards(api: Api): void {
  const { store, now } = api;
  addCall(api, 'boards', async ({ query }) => {
    const wanted = query.game ?? null;
    const listed = await store.boards.list({ game: wanted, limit: MOST });
    const rows = new Map(listed.map(({ id, rows }) => [id, rows]));
    const heads = new Map<string, BoardHead>();
    for (const game of GAMES.filter(({ id }) => wanted === null || id === wanted)) {
      for (const board of standingBoards(game, dayAt(now()))) {
        heads.set(board.id, headOf(board, game, rows.get(board.id) ?? 0));
      }
    }
    for (const board of listed) {
      const game = findGame(board.game);
      // A game that is no more has no place to show its boards.
      if (game.ok && !heads.has(board.id)) heads.set(board.id, headOf(board, game.value, board.rows));
    }
    return answer({ boards: [...heads.values()] });
  });
}
