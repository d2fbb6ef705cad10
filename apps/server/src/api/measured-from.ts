import { findGame, type Standing } from '@warren/games';
import { categoryOf, listId } from '../store/repositories/board-lists.js';
import type { RunRow } from '../store/repositories/run-rows.js';
import type { Store } from '../store/store.js';
import { boardOfRun } from './judge-run.js';

/**
 * A run that would be among so many first rows of its list is measured. The first ten are to have been measured also
 * when some above them have been taken away.
 */
export const MEASURED_ROWS = 20;

const ANY: Standing = { points: Number.MIN_SAFE_INTEGER, ties: Number.MAX_SAFE_INTEGER };

/**
 * From which standing on a run is measured, by the rows its list has now; `null` for one that no list of people will
 * have. Guests are compared with those who have names, since they may choose one later.
 */
export async function measuredFrom({ boards }: Pick<Store, 'boards'>, run: RunRow): Promise<Standing | null> {
  const game = findGame(run.game);
  if (!game.ok || run.ticketId === null || run.unranked !== null || run.category === 'bots') return null;
  const board = boardOfRun(game.value, run);
  if (board === null) return null;
  const list = listId({ board: board.id, category: categoryOf(run.category), guest: false });
  const rows = await boards.page(list, { limit: MEASURED_ROWS, after: null });
  return rows[MEASURED_ROWS - 1] ?? ANY;
}
