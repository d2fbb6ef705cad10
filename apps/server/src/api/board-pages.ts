import { createHash } from 'node:crypto';
import { accept, type Result, refuse } from '@warren/engine';
import { type BoardPage, type BoardRow, CATEGORIES, type Category, LIMITS } from '@warren/protocol';
import type { FastifyReply } from 'fastify';
import type { AccountRow } from '../store/repositories/accounts.js';
import { listId } from '../store/repositories/board-lists.js';
import type { BoardCursor } from '../store/repositories/board-ranking.js';
import type { BoardEntry } from '../store/repositories/boards.js';
import { type FoundBoard, findBoard } from './boards.js';
import { type Api, answer, apiError, type Handlers, type Incoming, type Reply } from './context.js';

const USUAL_PAGE = 50;
const NOT_MODIFIED = 304;

/** A page for players who are not on the board, ready to be sent. */
interface RenderedPage {
  readonly head: string;
  readonly body: Buffer;
  readonly tag: string;
}

/** The store returns the very same entries until they change, so a page is written once for all. */
type PageCache = WeakMap<readonly BoardEntry[], RenderedPage>;

export function makeBoardPageHandlers(): Handlers<'board'> {
  const cache: PageCache = new WeakMap();
  return { board: (api, incoming) => readBoard(api, incoming, cache) };
}

/** The top of a board, a further page, or the rows around the caller. */
async function readBoard(
  api: Api,
  { params, query, account, request, reply }: Incoming<'board'>,
  cache: PageCache,
): Promise<Reply<BoardPage>> {
  const { boards } = api.store;
  const found = await findBoard(api, params.board);
  if (found === null) return apiError('no-board');
  const limit = Math.min(query.limit ?? USUAL_PAGE, LIMITS.boardPage);
  const list: FoundList = {
    ...found,
    category: query.category ?? 'witnessed',
    lists: await countLists(api, found),
  };
  if (query.around === 'me') {
    return account === null ? apiError('signed-out') : answer(await around(api, list, account, limit));
  }
  const cursor = query.after === undefined ? null : parseBoardCursor(query.after);
  if (cursor?.ok === false) return apiError('bad-cursor', { field: 'after' });
  // One row more than the page tells whether another page follows.
  const rows = await boards.page(idOf(list), { limit: limit + 1, after: cursor?.value ?? null });
  const parts = { rows: rows.slice(0, limit), more: rows.length > limit };
  const own = account === null ? null : await boards.entry(idOf(list, account), account.id);
  if (own !== null) return answer(showPage(list, { ...parts, viewer: account, own }));
  const render = () => showPage(list, { ...parts, viewer: null, own });
  const page = renderOnce(cache, rows, list, render);
  return sendRendered(reply, page, account === null ? request.headers['if-none-match'] : null);
}

/** A list of a board, with the counts of all its lists. */
interface FoundList extends FoundBoard {
  readonly category: Category;
  readonly lists: BoardPage['lists'];
}

/** The list everybody sees, or that on which an account is. */
function idOf({ head, category }: FoundList, account: AccountRow | null = null): string {
  return listId({ board: head.id, category, guest: account?.guest ?? false });
}

async function countLists({ store }: Api, { head }: FoundBoard): Promise<BoardPage['lists']> {
  const ids = CATEGORIES.map((category) => listId({ board: head.id, category, guest: false }));
  const rows = await store.boards.rowsOf(ids);
  const [witnessed = 0, offline = 0, bots = 0] = ids.map((id) => rows.get(id) ?? 0);
  return { witnessed, offline, bots };
}

async function around(api: Api, list: FoundList, viewer: AccountRow, limit: number): Promise<BoardPage> {
  const rows = await api.store.boards.around(idOf(list, viewer), viewer.id, limit);
  const own = rows.find(({ accountId }) => accountId === viewer.id) ?? null;
  return showPage(list, { rows, more: false, viewer, own });
}

function renderOnce(
  cache: PageCache,
  rows: readonly BoardEntry[],
  { head, category, lists }: FoundList,
  render: () => BoardPage,
): RenderedPage {
  const known = cache.get(rows);
  const written = JSON.stringify([head, category, lists]);
  if (known?.head === written) return known;
  const body = Buffer.from(JSON.stringify(render()));
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const page = { head: written, body, tag };
  cache.set(rows, page);
  return page;
}

/** Sends a page, or 304 when `known` names it. `known` is `null` for callers with an account: they get no tag. */
function sendRendered(
  reply: FastifyReply,
  { body, tag }: RenderedPage,
  known: string | undefined | null,
): Reply<BoardPage> {
  if (known !== null) {
    reply.header('etag', tag).header('cache-control', 'public, no-cache');
    reply.header('vary', 'cookie, authorization');
    const isKnown = known?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;
    if (isKnown) return { ok: true, status: NOT_MODIFIED, value: undefined as never };
  }
  reply.type('application/json; charset=utf-8');
  return { ok: true, status: 200, value: body as never };
}

interface PageParts {
  readonly rows: readonly BoardEntry[];
  /** Whether rows follow. */
  readonly more: boolean;
  readonly viewer: AccountRow | null;
  readonly own: BoardEntry | null;
}

function showPage(
  { head, game, category, lists }: FoundList,
  { rows, more, viewer, own }: PageParts,
): BoardPage {
  const { pointsTitle, columns } = game.ranking;
  const last = rows.at(-1);
  return {
    board: head,
    category,
    lists,
    pointsTitle,
    columns: [...columns],
    rows: rows.map((row) => showRow(row, viewer)),
    me: own === null ? null : showRow(own, viewer),
    next: more && last !== undefined ? makeBoardCursor(last) : null,
  };
}

function showRow(entry: BoardEntry, viewer: AccountRow | null): BoardRow {
  const { rank, runId, playerName, playerGuest, accountId, points, outcome, receivedAt, unreviewed } = entry;
  return {
    rank,
    run: runId,
    player: { name: playerName, guest: playerGuest },
    mine: accountId === viewer?.id,
    points,
    outcome: JSON.parse(outcome),
    receivedAt,
    unreviewed,
  };
}

const CURSOR = /^(-?\d{1,16})_(-?\d{1,16})_(\d{1,16})_([A-Za-z0-9_-]{1,64})$/;

/** A position on a board as a word for an address. */
export function makeBoardCursor({ points, ties, receivedAt, runId }: BoardCursor): string {
  return `${points}_${ties}_${receivedAt}_${runId}`;
}

/** Reads what `makeBoardCursor` writes. */
export function parseBoardCursor(text: string): Result<BoardCursor> {
  const [, ...parts] = CURSOR.exec(text) ?? [];
  const [points, ties, receivedAt] = parts.slice(0, 3).map(Number);
  const cursor = { points, ties, receivedAt, runId: parts[3] };
  // Written again it must be the same: no leading zeros, no inexact numbers.
  const isExact = [points, ties, receivedAt].every(Number.isSafeInteger);
  return isExact && makeBoardCursor(cursor) === text
    ? accept(cursor)
    : refuse('this is no position on a board');
}
