import { createHash } from 'node:crypto';
import { boardOfSettings } from '../../apps/server/dist/api/boards/board-of-run.js';
import { openStore } from '../../apps/server/dist/store/open-store.js';
import { openConnection } from '../../apps/server/dist/store/sqlite/connection.js';
import { findGame } from '../../packages/games/dist/index.js';
import { fillBoard, pageStarts } from './fill-board.mjs';

const A_YEAR = 365 * 86_400_000;
/** Waited for together, so that many sessions share a commit. */
const AT_ONCE = 512;

/**
 * Makes a database with a full board, whose first `signedIn` players are signed in: `{ board, tokens, pages }`.
 * `tokens` are what their cookies hold, `pages` the cursors of all pages of the board but the first.
 */
export async function seed({ file, rows, signedIn, pageRows }) {
  const board = firstBoard('lost-cause');
  const database = `sqlite:${file}`;
  // Opened once for its migrations: what fills the board needs the tables.
  await (await open(database)).close();
  const connection = openConnection(file);
  const accounts = fillBoard(connection, { board, rows });
  const pages = pageStarts(connection, { board, pageRows });
  connection.close();
  const store = await open(database);
  const tokens = [];
  for (let from = 0; from < signedIn; from += AT_ONCE) {
    const some = accounts.slice(from, Math.min(from + AT_ONCE, signedIn));
    tokens.push(...(await Promise.all(some.map((accountId) => signIn(store, accountId)))));
  }
  await store.close();
  return { board: board.id, tokens, pages };
}

function firstBoard(id) {
  const game = must(findGame(id));
  const [{ settings }] = game.ranking.boards;
  return boardOfSettings(game, must(game.readSettings(settings)));
}

async function open(database) {
  return must(await openStore({ database }));
}

function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

async function signIn(store, accountId) {
  const token = createHash('sha256').update(accountId).digest('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const createdAt = Date.now();
  await store.sessions.create({
    tokenHash,
    accountId,
    kind: 'cookie',
    createdAt,
    endsAt: createdAt + A_YEAR,
  });
  return token;
}
