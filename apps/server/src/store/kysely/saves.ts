import type { SaveCopyRow, SaveRow, SaveStore, SaveWriteRow, SaveWritten } from '../save-store.js';
import type { Database, Link } from './database.js';
import { checkingSaves, readingSaves, type SaveKey, writingSaves } from './save-statements.js';

type Statements = ReturnType<typeof statements>;

export function makeSaves(database: Database): SaveStore {
  const { first, look, write } = database;
  const found = statements(database);
  return {
    list: (accountId) =>
      look(async (link) => {
        const saves = await link.rows(found.list, { accountId });
        const usage = await link.first(found.usage, { accountId });
        return {
          saves: saves.map(({ slot, id, conflict, ...head }) => ({ slot, ...head })),
          bytes: usage?.bytes ?? 0,
        };
      }),
    read: (accountId, slot) => look((link) => readSave(found, link, { accountId, slot })),
    readCopy: async (accountId, slot, id) => {
      const row = await first(found.copy, { accountId, slot, id });
      return row === null ? null : { ...copyOf(row), text: row.text };
    },
    write: (save) => write((link) => writeSave(found, link, save)),
    remove: (accountId, slot, expected) =>
      write((link) => removeSave(found, link, { accountId, slot }, expected)),
  };
}

function statements(database: Database) {
  return { ...checkingSaves(database), ...readingSaves(database), ...writingSaves(database) };
}

/** A save that another device deleted begins anew: nothing stands against it. */
async function writeSave(found: Statements, link: Link, save: SaveWriteRow): Promise<SaveWritten> {
  const { accountId, slot, text, summary, device, at, limits, copyId: id } = save;
  await link.lock('account', accountId);
  const before = await link.first(found.before, { accountId, slot, generations: limits.generations });
  if (before === null) throw new Error('The account is gone.');
  const { newest, slots, floor } = before;
  if (newest !== null && newest !== save.expected) return keepConflict(found, link, save, before);
  if (newest === null && slots >= limits.slots) return { kind: 'full' };
  const bytes = Buffer.byteLength(text);
  const total = before.bytes + bytes - (before.aged ?? 0);
  if (total > limits.bytes) return { kind: 'full' };
  const revision = (newest ?? Math.max(floor, save.expected)) + 1;
  if (before.aged !== null)
    await link.run(found.forget, { accountId, slot, upTo: revision - 1 - limits.generations });
  await link.run(found.add, { accountId, slot, conflict: 0, revision, id, summary, device, at, bytes, text });
  await link.run(found.account, { accountId, bytes: total, slots: slots + (newest === null ? 1 : 0), floor });
  return { kind: 'written', save: { slot, revision, summary, device, savedAt: at, bytes } };
}

/** The refused text is kept beside the save, once, and pushes out the oldest of too many refused ones. */
async function keepConflict(
  found: Statements,
  link: Link,
  save: SaveWriteRow,
  usage: { readonly bytes: number; readonly slots: number; readonly floor: number },
): Promise<SaveWritten> {
  const { accountId, slot, text, summary, device, at, limits } = save;
  const current = await readSave(found, link, save);
  if (current === null) throw new Error('The save is gone.');
  if (current.text === text) {
    const { text: _, copies, ...head } = current;
    return { kind: 'written', save: head };
  }
  const same = await link.first(found.sameConflict, { accountId, slot, text });
  if (same !== null) return { kind: 'conflict', current, kept: same.id };
  const bytes = Buffer.byteLength(text);
  const kept = current.copies.filter(({ conflict }) => conflict);
  const aged = kept.slice(limits.generations - 1);
  const total = usage.bytes + bytes - aged.reduce((sum, copy) => sum + copy.bytes, 0);
  if (total > limits.bytes) return { kind: 'full' };
  for (const { id } of aged) await link.run(found.forgetConflict, { accountId, slot, id });
  const id = save.copyId;
  const revision = save.expected;
  await link.run(found.add, { accountId, slot, conflict: 1, revision, id, summary, device, at, bytes, text });
  await link.run(found.account, { accountId, bytes: total, slots: usage.slots, floor: usage.floor });
  // Read again, since the copies have changed.
  return { kind: 'conflict', current: (await readSave(found, link, save)) ?? current, kept: id };
}

async function readSave(
  found: Statements,
  link: Link,
  { accountId, slot }: SaveKey,
): Promise<SaveRow | null> {
  const current = await link.first(found.current, { accountId, slot });
  if (current === null) return null;
  const { revision, summary, device, savedAt, bytes, text } = current;
  const copies = (await link.rows(found.copies, { accountId, slot })).map(copyOf);
  const isOther = (copy: SaveCopyRow) => copy.conflict || copy.revision !== revision;
  return { slot, revision, summary, device, savedAt, bytes, text, copies: copies.filter(isOther) };
}

async function removeSave(
  found: Statements,
  link: Link,
  key: SaveKey,
  expected: number | null,
): Promise<'removed' | 'missing' | 'conflict'> {
  const { accountId } = key;
  await link.lock('account', accountId);
  const current = await link.first(found.current, key);
  if (current === null) return 'missing';
  if (expected !== null && expected !== current.revision) return 'conflict';
  const usage = await link.first(found.usage, { accountId });
  if (usage === null) throw new Error('The account is gone.');
  const removed = await link.rows(found.removeAll, key);
  await link.run(found.account, {
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
