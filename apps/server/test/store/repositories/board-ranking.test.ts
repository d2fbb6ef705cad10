import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isBefore,
  makeRanking,
  type NewEntry,
  type Standing,
} from '../../../src/store/repositories/board-ranking.js';
import { statement } from '../../../src/store/statement.js';
import { type Bench, everyDatabase } from '../support/every-database.js';
import { addAccount, BOARD } from '../support/rows.js';

/** Small, so that blocks are split and emptied all the time. */
const BLOCK = 3;
const PLAYERS = 12;
const ACCOUNTS = Array.from({ length: PLAYERS }, (_, i) => `p${i}`);

const standing = fc.record({
  down: fc.integer({ min: -3, max: 3 }),
  ties: fc.integer({ min: 0, max: 1 }),
  receivedAt: fc.integer({ min: 0, max: 1 }),
});
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ account: fc.constantFrom(...ACCOUNTS), standing }) },
  { weight: 1, arbitrary: fc.record({ account: fc.constantFrom(...ACCOUNTS), standing: fc.constant(null) }) },
);

await everyDatabase.describe((bench) => {
  test('ranks are those of a sorted list, whatever comes and goes', async () => {
    for (const account of ACCOUNTS) await addAccount(bench().store, account);
    const runs = bench().database.kind === 'postgres' ? 4 : 40;
    let board = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await expectSorted(bench(), `board ${board++}`, steps);
        for (const account of ACCOUNTS) await takeOff(bench(), account);
      }),
      { numRuns: runs },
    );
  });
});

type Step = { readonly account: string; readonly standing: Omit<Standing, 'runId'> | null };

async function expectSorted(bench: Bench, boardId: string, steps: readonly Step[]): Promise<void> {
  const ranking = makeRanking(bench.database, { largestBlock: BLOCK });
  await addBoard(bench, boardId);
  const model = new Map<string, NewEntry>();
  for (const [index, { account, standing: at }] of steps.entries()) {
    if (at === null) {
      await takeOff(bench, account);
      model.delete(account);
      continue;
    }
    const place = { boardId, accountId: account, outcome: '{}', ...at, runId: `run ${index}` };
    await bench.database.write(async (tx) => ranking.add(tx, place, await ranking.best(tx, place)));
    await bench.database.write((tx) => ranking.split(tx, place));
    const old = model.get(account);
    if (old === undefined || isBefore(place, old)) model.set(account, place);
  }
  const sorted = [...model.values()].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  const counted = await bench.database.read(async (tx) => {
    const before: number[] = [];
    for (const place of sorted) before.push(await ranking.countBefore(tx, boardId, place));
    return before;
  });
  expect(counted).toEqual(sorted.map((_, index) => index));
  const rows = await bench.store.boards.page(boardId, { limit: PLAYERS, after: null });
  expect(rows.map(({ runId }) => runId)).toEqual(sorted.map(({ runId }) => runId));
  expect(await bench.store.boards.find(boardId)).toMatchObject({ rows: sorted.length });
}

async function takeOff({ database }: Bench, account: string): Promise<void> {
  const ranking = makeRanking(database, { largestBlock: BLOCK });
  await database.write((tx) => ranking.removeAccount(tx, account));
}

async function addBoard({ database }: Bench, id: string): Promise<void> {
  const add = statement(() =>
    database.build.insertInto('board').values({ ...BOARD, id, places: 0, category: 'witnessed' }),
  );
  await database.write((tx) => tx.run(add, {}));
}
