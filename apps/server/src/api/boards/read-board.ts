import { createHash } from 'node:crypto';
import { type BoardPage, LIMITS } from '@warren/protocol';
import type { FastifyReply } from 'fastify';
import type { AccountRow } from '../../store/repositories/accounts.js';
import type { BoardEntry } from '../../store/repositories/boards.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError, type Reply } from '../handler.js';
import { parseBoardCursor } from './board-cursor.js';
import { boardPage } from './board-page.js';
import { type FoundBoard, findBoard } from './find-board.js';

const USUAL_PAGE = 50;
const NOT_MODIFIED = 304;

/** A page as strangers see it, ready to be sent. */
interface ReadyPage {
  readonly head: string;
  readonly body: Buffer;
  readonly tag: string;
}

/** `GET /api/boards/<board>`: the top, a further page, or the rows around whoever asks. */
export function addReadBoard(api: Api): void {
  const { boards } = api.store;
  // The store hands out the very same rows until they change, and a page is written once for all strangers.
  const ready = new WeakMap<readonly BoardEntry[], ReadyPage>();

  async function around(found: FoundBoard, account: AccountRow, limit: number): Promise<BoardPage> {
    const rows = await boards.around(found.head.id, account.id, limit);
    const place = rows.find(({ accountId }) => accountId === account.id) ?? null;
    return boardPage(found, { rows, more: false, viewer: account, place });
  }

  addCall(api, 'board', async ({ params, query, account, request, reply }) => {
    const found = await findBoard(api, params.board);
    if (found === null) return apiError('no-board');
    const limit = Math.min(query.limit ?? USUAL_PAGE, LIMITS.boardPage);
    if (query.around === 'me') {
      return account === null ? apiError('signed-out') : answer(await around(found, account, limit));
    }
    const cursor = query.after === undefined ? null : parseBoardCursor(query.after);
    if (cursor?.ok === false) return apiError('bad-cursor', { field: 'after' });
    // One more than is shown tells whether there is another page.
    const rows = await boards.page(found.head.id, { limit: limit + 1, after: cursor?.value ?? null });
    const parts = { rows: rows.slice(0, limit), more: rows.length > limit };
    const place = account === null ? null : await boards.entry(found.head.id, account.id);
    if (place !== null) return answer(boardPage(found, { ...parts, viewer: account, place }));
    // Whoever is not on the board sees what strangers see.
    const page = readyPage(ready, rows, found, () => boardPage(found, { ...parts, viewer: null, place }));
    return sendReady(reply, page, account === null ? request.headers['if-none-match'] : null);
  });
}

function readyPage(
  ready: WeakMap<readonly BoardEntry[], ReadyPage>,
  rows: readonly BoardEntry[],
  { head }: FoundBoard,
  write: () => BoardPage,
): ReadyPage {
  const known = ready.get(rows);
  const written = JSON.stringify(head);
  if (known?.head === written) return known;
  const body = Buffer.from(JSON.stringify(write()));
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const page = { head: written, body, tag };
  ready.set(rows, page);
  return page;
}

/** Strangers need not be sent again what they have; `known` is what they say, and `null` for everybody else. */
function sendReady(
  reply: FastifyReply,
  { body, tag }: ReadyPage,
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
