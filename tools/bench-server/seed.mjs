import { createHash } from 'node:crypto';
import { boardOfSettings } from '../../apps/server/dist/api/board-names.js';
import { openStore } from '../../apps/server/dist/store/open-store.js';
import { openConnection } from '../../apps/server/dist/store/sqlite/connection.js';
import { findGame } from '../../packages/games/dist/index.js';
import { must } from '../lib/must.mjs';
import { fillBoard, pageStarts } from './fill-board.mjs';

const A_YEAR = 365 * 86_400_000;
/** Waited for together, so that many sessions share a commit. */
const AT_ONCE = 512;

/**
 * Makes a database with a full board, whose first `signedIn` players are signed in.
 * `tokens` are what their cookies hold, `pages` the cursors of all pages of the board but the first.
 * @param {{ file: string, rows: number, signedIn: number, pageRows: number }} what
 * @returns {Promise<import('./suites/suite.mjs').Seeded>}
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
  /** @type {string[]} */
  const tokens = [];
  for (let from = 0; from < signedIn; from += AT_ONCE) {
    const some = accounts.slice(from, Math.min(from + AT_ONCE, signedIn));
    tokens.push(...(await Promise.all(some.map((accountId) => signIn(store, accountId)))));
  }
  await store.close();
  return { board: board.id, tokens, pages };
}

/** @param {string} id */
function firstBoard(id) {
  const game = must(findGame(id));
  const [{ settings }] = game.ranking.boards;
  const board = boardOfSettings(game, must(game.readSettings(settings)));
  if (board === null) throw new Error(`${id} has no board`);
  return board;
}

/** @param {string} database */
async function open(database) {
  return must(await openStore({ database }));
}

/**
 * @param {import('../../apps/server/dist/store/store.js').Store} store
 * @param {string} accountId
 */
async function signIn(store, accountId) {
  const token = createHash('sha256').update(accountId).digest('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const createdAt = Date.now();
  const session = { tokenHash, accountId, createdAt, endsAt: createdAt + A_YEAR, seenAt: createdAt };
  await store.sessions.create({ ...session, kind: 'cookie', device: '' }, null);
  return token;
}
