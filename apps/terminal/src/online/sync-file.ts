import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { freshRecord, parseObject, type SyncRecord, type SyncStorage, textHash } from '@warren/client';
import { orFile } from '../cli/files.js';
import { readIfThere, removeIfThere, writeWhole } from '../storage/files.js';
import type { SignedIn } from './account.js';

const FILE = 'sync.json';
/** Copies of other devices may be in it, of a megabyte each. */
const LARGEST = 100_000_000;
const SHA = /^[0-9a-f]{64}$/;

/**
 * What this machine knows of the saves of an account. Of another account, or where the file is damaged, nothing is
 * known: then the player is asked. Saves belong to the machine, so that they go along with any account.
 */
export function openSyncFile(
  folder: string,
  { server, id }: Pick<SignedIn, 'server' | 'id'>,
  textOf: (slot: string) => string,
): SyncStorage {
  const path = join(folder, FILE);

  function read(): Map<string, SyncRecord> {
    const file = readIfThere(path, LARGEST);
    const given = parseObject(file.ok ? (file.value ?? '') : '');
    if (given.server !== server || given.account !== id) return new Map();
    const points = Object.entries((given.points ?? {}) as Record<string, unknown>);
    return new Map(
      points.flatMap(([slot, point]) => (isPoint(point) ? [[slot, recordOf(slot, point)]] : [])),
    );
  }

  /** Earlier versions knew a text by another hash. */
  function recordOf(slot: string, point: Partial<SyncRecord> & Pick<SyncRecord, 'hash'>): SyncRecord {
    const record = { ...freshRecord(id, slot), ...point };
    if (!SHA.test(point.hash)) return record;
    const text = textOf(slot);
    const isSame = createHash('sha256').update(text).digest('hex') === point.hash;
    return isSame ? { ...record, hash: textHash(text) } : record;
  }

  function write(records: Map<string, SyncRecord>): void {
    const points = Object.fromEntries(
      [...records].map(([slot, { owner: _, slot: __, ...point }]) => [slot, point]),
    );
    orFile(writeWhole(path, `${JSON.stringify({ server, account: id, points })}\n`));
  }

  return {
    owner: async () => null,
    async setOwner() {},
    record: async (owner, slot) => (owner === id ? (read().get(slot) ?? null) : null),
    records: async (owner) => (owner === id ? [...read().values()] : []),
    async putRecord(record) {
      write(read().set(record.slot, record));
    },
    async removeRecord(_, slot) {
      const records = read();
      if (records.delete(slot)) write(records);
    },
    async clear() {
      removeIfThere(path);
    },
  };
}

function isPoint(value: unknown): value is Partial<SyncRecord> & Pick<SyncRecord, 'revision' | 'hash'> {
  const { revision, hash } = (value ?? {}) as Record<string, unknown>;
  return Number.isSafeInteger(revision) && typeof hash === 'string';
}
