import { expect, test } from 'vitest';
import type { Answer, Client } from '../../src/client/client.js';
import { listBoards } from '../../src/client/list-boards.js';
import type { BoardHead } from '../../src/contract/boards.js';

const head = (id: string): BoardHead => ({
  id,
  game: 'cave',
  title: id,
  kind: 'game',
  rules: 1,
  current: true,
  day: null,
  code: '',
  rows: 2,
});

/** A server with so many pages of one board each; it notes what it is asked for. */
function pagedServer(pages: number, asked: unknown[], failsAt = -1): Client {
  return {
    async call(_name, request) {
      asked.push((request as unknown as { query: object }).query);
      const page = asked.length - 1;
      if (page === failsAt) return { ok: false, code: 'offline' } as Answer<never>;
      const next = page + 1 < pages ? `cave.${page}@1` : null;
      return { ok: true, status: 200, value: { boards: [head(`cave.${page}@1`)], next } } as Answer<never>;
    },
  };
}

test('boards are read page after page, each after the last of the page before', async () => {
  const asked: unknown[] = [];
  const list = await listBoards(pagedServer(3, asked), 'cave');
  expect(list.ok && list.value.boards.map(({ id }) => id)).toEqual(['cave.0@1', 'cave.1@1', 'cave.2@1']);
  expect(asked).toEqual([
    { game: 'cave' },
    { game: 'cave', after: 'cave.0@1' },
    { game: 'cave', after: 'cave.1@1' },
  ]);
});

test('a page that fails is what is answered', async () => {
  expect(await listBoards(pagedServer(3, [], 1))).toMatchObject({ ok: false, code: 'offline' });
});

test('a list without an end ends', async () => {
  const asked: unknown[] = [];
  const list = await listBoards(pagedServer(Number.POSITIVE_INFINITY, asked));
  expect(list.ok && list.value.boards).toHaveLength(10);
  expect(asked).toHaveLength(10);
});
