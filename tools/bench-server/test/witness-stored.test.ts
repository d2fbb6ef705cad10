import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../apps/server/dist/store/open-store.js';
import { readStored } from '../witness/stored.mjs';

const folder = mkdtempSync(join(tmpdir(), 'warren-stored-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('of the runs asked for, bytes of the logs and of all rows are counted', async () => {
  const file = join(folder, 'stored.sqlite');
  const opened = await openStore({ database: `sqlite:${file}` });
  if (!opened.ok) throw new Error(opened.reason);
  const store = opened.value;
  await store.accounts.create({ id: 'ann', name: 'Ann', folded: 'ann', passwordHash: 'hash', at: 1 });
  const common = {
    accountId: 'ann',
    nonce: '',
    game: 'classic',
    rules: 1,
    settings: '{}',
    seed: '',
    board: '',
  };
  const times = { daily: null, issuedAt: 1, endsAt: 9, runId: null, closedAt: 0, bucket: '', unranked: '' };
  const clock = { openedAt: 1, begunAt: 1, seenAt: 1, tick: 1, still: 0, pausedMs: 0, pauses: 0, flaw: '' };
  for (const id of ['one', 'two', 'other']) {
    await store.tickets.draw({ id, ...common, ...times }, { most: 9, startMs: 0 });
    const witness = { ticketId: id, ...clock, count: 50, hash: 1, lastTick: 1, bytes: 100 };
    await store.witnesses.follow({ id, accountId: 'ann' }, () => ({ witness, log: new Uint8Array(100) }));
  }
  // A witness has a key, its index and eleven numbers; a part has a key and a number.
  const rowBytes = 2 * (2 * 3 + 88 + 3 + 8);
  expect(readStored(file, ['one', 'two'])).toEqual({ logBytes: 200, rows: 4, rowBytes });
  await store.close();
});
