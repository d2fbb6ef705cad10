// Writes saves of many accounts without a pause, and says so of each that is on disk: node writer.mjs <address>.
import { writeSync } from 'node:fs';
import { openStore } from '../../../dist/store/open-store.js';

const PLAYERS = 20;
const opened = await openStore({ database: process.argv[2] });
if (!opened.ok) throw new Error(opened.reason);
const { accounts, saves } = opened.value;
const limits = { generations: 3, slots: 64, bytes: 1_000_000 };

await Promise.all(
  Array.from({ length: PLAYERS }, async (_, player) => {
    const accountId = `player-${player}`;
    await accounts.create({ id: accountId, name: accountId, folded: accountId, passwordHash: null, at: 1 });
    for (let expected = 0; ; expected++) {
      const text = `${accountId} ${expected + 1} ${'x'.repeat(2_000)}`;
      const write = { accountId, slot: 'campaign', expected, text, copyId: `${expected}`, limits };
      const written = await saves.write({ ...write, summary: '', device: '', at: expected });
      // At once and not through a stream: what is said must not be lost with the process.
      if (written.kind === 'written') writeSync(1, `${accountId} ${written.save.revision}\n`);
    }
  }),
);
