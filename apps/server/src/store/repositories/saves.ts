import type { RowOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { type SaveKey, saveStatements } from './save-statements.js';

export type SaveHeadRow = RowOf<'save', 'slot' | 'revision' | 'summary' | 'device' | 'saved_at' | 'bytes'>;

/** A replaced or refused copy. Its revision is the one it was, or that it was built on when it was refused. */
export interface SaveCopyRow extends Omit<SaveHeadRow, 'slot'> {
  readonly id: string;
  readonly conflict: boolean;
}

export interface SaveRow extends SaveHeadRow {
  readonly text: string;
  readonly copies: readonly SaveCopyRow[];
}

export interface SaveWriteRow extends SaveKey {
  /** The revision this builds on; 0 when there is none yet. */
  readonly expected: number;
  /** The id a copy gets if this one is refused, or the replaced one. */
  readonly copyId: string;
  readonly text: string;
  readonly summary: string;
  readonly device: string;
  readonly at: number;
  readonly limits: { readonly generations: number; readonly slots: number; readonly bytes: number };
}

export type SaveWritten =
  | { readonly kind: 'written'; readonly save: SaveHeadRow }
  /** The refused text is kept as a copy. Writing the text that is there already is no conflict. */
  | { readonly kind: 'conflict'; readonly current: SaveRow; readonly kept: string }
  | { readonly kind: 'full' };

type Statements = ReturnType<typeof saveStatements>;

export function makeSaves(database: Database) {
  const { first, read, write } = database;
  const found = saveStatements(database);
  return {
    list: (accountId: string): Promise<{ saves: readonly SaveHeadRow[]; bytes: number }> =>
      read(async (tx) => {
        const saves = await tx.rows(found.list, { accountId });
        const usage = await tx.first(found.usage, { accountId });
        return {
          saves: saves.map(({ slot, id, conflict, ...head }) => ({ slot, ...head })),
          bytes: usage?.bytes ?? 0,
        };
      }),
    read: (accountId: string, slot: string) => read((tx) => readSave(found, tx, { accountId, slot })),
    readCopy: async (accountId: string, slot: string, id: string) => {
      const row = await first(found.copy, { accountId, slot, id });
      return row === null ? null : { ...copyOf(row), text: row.text };
    },
    write: (save: SaveWriteRow) => write((tx) => writeSave(found, tx, save)),
    /** Deletes a save with its copies. With `expected`, only when that is its revision. */
    remove: (accountId: string, slot: string, expected: number | null) =>
      write((tx) => removeSave(found, tx, { accountId, slot }, expected)),
  };
}

/** A save that another device deleted can be written again without a conflict. */
async function writeSave(found: Statements, tx: Transaction, save: SaveWriteRow): Promise<SaveWritten> {
  const { accountId, slot, text, summary, device, at: savedAt, limits, copyId: id } = save;
  await tx.lock('account', accountId);
  const before = await tx.first(found.before, { accountId, slot, generations: limits.generations });
  if (before === null) throw new Error('The account is gone.');
  const { newest, slots, floor } = before;
  if (newest !== null && newest !== save.expected) return keepConflict(found, tx, save, before);
  if (newest === null && slots >= limits.slots) return { kind: 'full' };
  const bytes = Buffer.byteLength(text);
  const total = before.bytes + bytes - (before.aged ?? 0);
  if (total > limits.bytes) return { kind: 'full' };
  const revision = (newest ?? Math.max(floor, save.expected)) + 1;
  if (before.aged !== null)
    await tx.run(found.removeGenerations, { accountId, slot, upTo: revision - 1 - limits.generations });
  const head = { slot, revision, summary, device, savedAt, bytes };
  await tx.run(found.add, { accountId, ...head, id, conflict: 0, text });
  await tx.run(found.account, { accountId, bytes: total, slots: slots + (newest === null ? 1 : 0), floor });
  return { kind: 'written', save: head };
}

/** The refused text is kept beside the save, once, and pushes out the oldest of too many refused ones. */
async function keepConflict(
  found: Statements,
  tx: Transaction,
  save: SaveWriteRow,
  usage: { readonly bytes: number; readonly slots: number; readonly floor: number },
): Promise<SaveWritten> {
  const { accountId, slot, text, limits, expected: revision, copyId: id } = save;
  const current = await readSave(found, tx, save);
  if (current === null) throw new Error('The save is gone.');
  if (current.text === text) {
    const { text: _, copies, ...head } = current;
    return { kind: 'written', save: head };
  }
  const same = await tx.first(found.same, { accountId, slot, conflict: 1, text });
  if (same !== null) return { kind: 'conflict', current, kept: same.id };
  const bytes = Buffer.byteLength(text);
  const kept = current.copies.filter(({ conflict }) => conflict);
  const aged = kept.slice(limits.generations - 1);
  const total = usage.bytes + bytes - aged.reduce((sum, copy) => sum + copy.bytes, 0);
  if (total > limits.bytes) return { kind: 'full' };
  for (const { id } of aged) await tx.run(found.removeCopy, { accountId, slot, conflict: 1, id });
  await tx.run(found.add, { ...save, savedAt: save.at, revision, id, bytes, conflict: 1 });
  await tx.run(found.account, { accountId, bytes: total, slots: usage.slots, floor: usage.floor });
  // Read again, since the copies have changed.
  return { kind: 'conflict', current: (await readSave(found, tx, save)) ?? current, kept: id };
}

async function readSave(
  found: Statements,
  tx: Transaction,
  { accountId, slot }: SaveKey,
): Promise<SaveRow | null> {
  const current = await tx.first(found.current, { accountId, slot });
  if (current === null) return null;
  const { revision, summary, device, savedAt, bytes, text } = current;
  const copies = (await tx.rows(found.copies, { accountId, slot })).map(copyOf);
  const isOther = (copy: SaveCopyRow) => copy.conflict || copy.revision !== revision;
  return { slot, revision, summary, device, savedAt, bytes, text, copies: copies.filter(isOther) };
}

async function removeSave(
  found: Statements,
  tx: Transaction,
  key: SaveKey,
  expected: number | null,
): Promise<'removed' | 'missing' | 'conflict'> {
  const { accountId } = key;
  await tx.lock('account', accountId);
  const current = await tx.first(found.current, key);
  if (current === null) return 'missing';
  if (expected !== null && expected !== current.revision) return 'conflict';
  const usage = await tx.first(found.usage, { accountId });
  if (usage === null) throw new Error('The account is gone.');
  const removed = await tx.rows(found.removeAll, key);
  await tx.run(found.account, {
    accountId,
    bytes: usage.bytes - removed.reduce((sum, copy) => sum + copy.bytes, 0),
    slots: usage.slots - 1,
    floor: Math.max(usage.floor, current.revision),
  });
  return 'removed';
}

function copyOf(row: Omit<SaveCopyRow, 'conflict'> & { readonly conflict: number }): SaveCopyRow {
  const { id, revision, summary, device, savedAt, bytes, conflict } = row;
  return { id, revision, summary, device, savedAt, bytes, conflict: conflict === 1 };
}
