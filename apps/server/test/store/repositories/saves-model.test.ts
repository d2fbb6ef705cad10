import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/store.js';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, aWrite } from '../support/rows.js';
import { makeSaveModel } from '../support/save-model.js';

const LIMITS = { generations: 2, slots: 2, bytes: 24 };
const slot = fc.constantFrom('a', 'b', 'c');
/** How the revision that is named lies beside the one that is there. */
const beside = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 2 }) },
);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      slot,
      beside,
      text: fc.constantFrom('', 'one', 'three', 'ö', 'a long text'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), slot, beside }) },
);

await everyDatabase.describe((bench) => {
  test('saves are what a plain model of them says', async () => {
    const { store, database } = bench();
    let account = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const accountId = `player ${account++}`;
        await addAccount(store, accountId);
        await compare(store, accountId, steps);
      }),
      { numRuns: database.kind === 'postgres' ? 5 : 60 },
    );
  });
});

type Step = (typeof step extends fc.Arbitrary<infer Value> ? Value : never) & { readonly text?: string };

async function compare(store: Store, accountId: string, steps: readonly Step[]): Promise<void> {
  const model = makeSaveModel(LIMITS);
  for (const [index, { kind, slot: name, beside: difference, text = '' }] of steps.entries()) {
    const expected = Math.max(0, model.revision(name) + difference);
    if (kind === 'remove') {
      expect(await store.saves.remove(accountId, name, expected)).toBe(model.remove(name, expected));
    } else {
      const write = { slot: name, expected, text, at: index, copyId: `copy ${index}` };
      const written = await store.saves.write(aWrite({ accountId, ...write, limits: LIMITS }));
      const { kind: answer } = written;
      const revision = answer === 'written' ? written.save.revision : null;
      const kept = answer === 'conflict' ? written.kept : null;
      expect({ kind: answer, revision, kept }).toEqual(model.write(write));
    }
    const { saves, bytes } = await store.saves.list(accountId);
    const heads = saves.map((save) => [save.slot, save.revision]);
    expect({ heads, bytes }).toEqual({ heads: model.heads(), bytes: model.bytes() });
  }
  for (const name of ['a', 'b', 'c']) {
    const save = await store.saves.read(accountId, name);
    const copies = save?.copies.map(({ id, revision, conflict }) => ({ id, revision, conflict }));
    expect(save === null ? null : { text: save.text, copies }).toEqual(model.read(name));
  }
}
