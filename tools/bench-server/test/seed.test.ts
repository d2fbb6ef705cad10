import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../../apps/server/dist/store/open-store.js';
import type { Store } from '../../../apps/server/dist/store/store.js';
import { seed } from '../seed.mjs';

const ROWS = 1_500;
const PAGE = 50;

let folder: string;
let store: Store;
let seeded: { board: string; tokens: string[]; pages: string[] };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warren-seed-'));
  const file = join(folder, 'seeded.sqlite');
  seeded = await seed({ file, rows: ROWS, signedIn: 7, pageRows: PAGE });
  const opened = await openStore({ database: `sqlite:${file}` });
  if (!opened.ok) throw new Error(opened.reason);
  store = opened.value;
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('a seeded board is one the store could have made: every rank is right', async () => {
  const rows = await store.boards.page(seeded.board, { limit: ROWS + 1, after: null });
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, i) => i + 1));
  expect((await store.boards.find(seeded.board))?.rows).toBe(ROWS);
  for (const row of rows.filter((_, i) => i % 97 === 0)) {
    expect(await store.boards.entry(seeded.board, row.accountId)).toEqual(row);
    expect(await store.runs.find(row.runId)).toMatchObject({ ranked: true, points: row.points });
  }
});

test('the best of all players has a block to be counted in', async () => {
  const best = { id: 'best-run', accountId: 'best', recordingHash: 'best', recording: new Uint8Array(1) };
  const about = { game: 'lost-cause', rules: 1, settings: '{}', ticks: 1, daily: null, unranked: null };
  await store.accounts.create({ id: 'best', name: 'Best', folded: 'best', passwordHash: 'hash', at: 1 });
  const seen = { category: 'witnessed', unwitnessed: '', drawnAt: 0, pauses: 0, playedMs: 0 };
  await store.runs.receive({ ...best, ...about, ...seen, pausedMs: 0, ticketId: null, receivedAt: 1 });
  const board = await store.boards.find(seeded.board);
  if (board === null) throw new Error('there is no board');
  const verdict = { status: 'verified', outcome: '{}', board, unranked: null, points: 1e6, ties: 0 } as const;
  await store.runs.finish(best.id, { ...verdict, logHash: '', scrutiny: '', unreviewed: 0, at: 2 });
  const [first, second] = await store.boards.page(seeded.board, { limit: 2, after: null });
  expect(first.runId).toBe(best.id);
  expect(await store.boards.entry(seeded.board, second.accountId)).toMatchObject({ rank: 2 });
  await store.accounts.remove('best');
});

test('there is a cursor for each page but the first, and a token for each player who is signed in', () => {
  expect(seeded.pages).toHaveLength(ROWS / PAGE - 1);
  expect(new Set(seeded.pages).size).toBe(seeded.pages.length);
  expect(new Set(seeded.tokens).size).toBe(7);
});
