import { startRun, startRunClock } from '@warren/games';
import { treasureRush } from '@warren/games/treasure-rush';
import type { Run } from '@warren/protocol/client';
import { describe, expect, test } from 'vitest';
import { createSignal } from '../src/lib/signal.js';
import type { UploadStorage } from '../src/outbox/upload.js';
import { createUploader, freshUpload } from '../src/outbox/uploader.js';
import { outcomeLabel, savedRunText } from '../src/runs/saved-run.js';
import { createSession, type KnownAccount } from '../src/session/session.js';
import { RUSH_RUN_SLOT } from '../src/slots/slot-names.js';
import { slotNamed } from '../src/slots/slot-registry.js';
import { saveRegistry } from '../src/slots/slots.js';
import type { SaveStorage } from '../src/sync/save-storage.js';
import { createSyncEngine } from '../src/sync/sync-engine.js';
import { freshRecord, type SyncStorage } from '../src/sync/sync-record.js';
import { NO_SYNC_STATUS } from '../src/sync/sync-status.js';
import { type FakeServer, openFakeServer } from './support/fake-server.js';
import { someRun } from './support/some-run.js';

/** Everything a client stores on a device. */
export interface DeviceStorage {
  readonly records: SyncStorage;
  readonly uploads: UploadStorage;
  readonly saves: SaveStorage;
}

/** A kind of storage, and what it promises beyond the contract. */
export interface StorageKind {
  /** Opens the storage of a device; the same name again is the same device, on its next visit. */
  open(device: string): Promise<DeviceStorage>;
  /** Whether saves belong to an account, and leave with it; else they stay with the device. */
  readonly hasOwners: boolean;
  /** Whether uploads are remembered once they are settled. */
  readonly remembersSettled: boolean;
}

/** The account of all devices in the contract. */
export const ACCOUNT: KnownAccount = { id: 'Mole', name: 'Mole', guest: false, createdAt: 0 };

const REGISTRY = saveRegistry();
const SLOT = mustBe(slotNamed(REGISTRY, RUSH_RUN_SLOT));

/** A run of Treasure Rush as it is saved after so many ticks. */
function runText(ticks: number): string {
  const run = startRun(treasureRush, {}, 'contract');
  if (!run.ok) throw new Error(run.reason);
  for (let tick = 0; tick < ticks; tick++) run.value.advance([]);
  const clock = startRunClock(() => 1_000);
  return savedRunText({ run: run.value, clock, ticket: null }, outcomeLabel(run.value));
}
const [FIRST, SECOND, THIRD] = [runText(10), runText(20), runText(30)];

const FINISHED = {
  game: 'treasure-rush',
  ticks: 60,
  text: 'recording',
  ticket: { id: 'ticket', nonce: 'nonce' },
  clock: { startedAt: 0, pauses: [], savedAt: 1_000 },
  owner: { id: ACCOUNT.id, guest: ACCOUNT.guest },
};

/** What every storage of a client has to do. */
export function describeStorage(name: string, kind: StorageKind): void {
  describe(name, () => {
    test('remembers what is known of each slot, also on the next visit', async () => {
      const { records } = await kind.open('records');
      const other = { revision: 4, text: FIRST, summary: 'Run', device: 'Another', savedAt: 5 };
      const record = {
        ...freshRecord(ACCOUNT.id, 'game.run'),
        revision: 3,
        hash: 'a hash',
        sent: ['another'],
        syncedAt: 7,
        conflict: { other, keptHash: 'kept' },
        parked: 'a text',
      };
      await records.putRecord(record);
      await records.putRecord({ ...freshRecord(ACCOUNT.id, 'game.list'), revision: 1 });
      const { records: again } = await kind.open('records');
      expect(await again.record(ACCOUNT.id, 'game.run')).toEqual(record);
      expect(await again.record(ACCOUNT.id, 'game.other')).toBeNull();
      expect(await again.record('Badger', 'game.run')).toBeNull();
      expect((await again.records(ACCOUNT.id)).map(({ slot }) => slot).sort()).toEqual([
        'game.list',
        'game.run',
      ]);
      await again.removeRecord(ACCOUNT.id, 'game.run');
      expect((await again.records(ACCOUNT.id)).map(({ slot }) => slot)).toEqual(['game.list']);
      await again.clear();
      expect(await again.records(ACCOUNT.id)).toEqual([]);
    });

    test('knows whose saves are here, where saves have an owner', async () => {
      const { records } = await kind.open('owner');
      expect(await records.owner()).toBeNull();
      await records.setOwner({ id: 'Mole', guest: true });
      expect(await records.owner()).toEqual(kind.hasOwners ? { id: 'Mole', guest: true } : null);
      await records.setOwner(null);
      expect(await records.owner()).toBeNull();
    });

    test('keeps uploads, the oldest first, also on the next visit', async () => {
      const { uploads } = await kind.open('uploads');
      const old = freshUpload({ ...FINISHED, text: 'old' }, 1);
      const young = freshUpload({ ...FINISHED, text: 'young' }, 2);
      await uploads.putUpload(young);
      await uploads.putUpload(old);
      await uploads.putUpload({ ...old, attempts: 2, state: { phase: 'uploading' } });
      const { uploads: again } = await kind.open('uploads');
      expect(await again.uploads()).toEqual([{ ...old, attempts: 2, state: { phase: 'uploading' } }, young]);
      await again.removeUpload(old.key);
      expect((await again.uploads()).map(({ text }) => text)).toEqual(['young']);
      await again.putUpload({ ...young, text: '', ticket: null, state: { phase: 'refused', reason: 'No.' } });
      expect(await again.uploads()).toHaveLength(kind.remembersSettled ? 1 : 0);
    });

    test('replaces a save only if it is the one that is expected', async () => {
      const { saves } = await kind.open('saves');
      expect([saves.read(SLOT), saves.isWhole(SLOT)]).toEqual(['', true]);
      expect(saves.replace(SLOT, '', FIRST)).toEqual({ ok: true, value: true });
      expect(saves.replace(SLOT, '', SECOND)).toEqual({ ok: true, value: false });
      expect(saves.replace(SLOT, FIRST, SECOND)).toEqual({ ok: true, value: true });
      const { saves: again } = await kind.open('saves');
      expect([again.read(SLOT), again.obstacle?.(SLOT) ?? null]).toEqual([SECOND, null]);
      expect(again.replace(SLOT, SECOND, '')).toEqual({ ok: true, value: true });
      expect((await kind.open('saves')).saves.read(SLOT)).toBe('');
    });

    test('is enough to bring two devices together, and to choose between two copies', async () => {
      const server = openFakeServer();
      const [one, other] = [await openDevice(kind, server, 'one'), await openDevice(kind, server, 'other')];
      one.write(FIRST);
      expect((await one.sync()).did).toBe('sent');
      expect((await other.sync()).did).toBe('fetched');
      expect(other.read()).toBe(FIRST);

      one.write(SECOND);
      other.write(THIRD);
      await one.sync();
      const asked = await other.sync();
      expect([asked.standing, asked.other?.text]).toEqual(['conflict', SECOND]);
      expect(await other.choose('mine', asked.other?.revision ?? 0)).toBeNull();
      expect((await one.sync()).did).toBe('fetched');
      expect(one.read()).toBe(THIRD);

      one.write('');
      await one.sync();
      expect([(await other.sync()).did, other.read()]).toEqual(['fetched', '']);
      expect(server.texts(ACCOUNT.id, SLOT.slot)).toEqual(expect.arrayContaining([FIRST, SECOND, THIRD]));
    });

    test('has a run that found no connection delivered on the next visit', async () => {
      const { storage, connection, uploader } = await openUploads(kind, 'delivery');
      connection.line = 'dead';
      const waiting = await uploader.deliver(await uploader.store(FINISHED));
      expect(waiting.state).toMatchObject({ phase: 'waiting', why: 'offline' });
      expect(await storage.uploads()).toHaveLength(1);

      const next = await openUploads(kind, 'delivery');
      const [upload] = await next.storage.uploads();
      expect(upload).toMatchObject({ key: waiting.key, attempts: 1 });
      expect((await next.uploader.deliver(upload)).state).toMatchObject({ phase: 'verified', rank: 1 });
      expect((await next.storage.uploads()).map(({ text }) => text)).toEqual(
        kind.remembersSettled ? [''] : [],
      );
    });
  });
}

async function openDevice(kind: StorageKind, server: FakeServer, name: string) {
  const { records, saves } = await kind.open(name);
  const connection = server.connect();
  connection.account = ACCOUNT.id;
  const status = createSignal(NO_SYNC_STATUS);
  let time = 0;
  const engine = createSyncEngine({
    client: connection.client,
    session: createSession({
      client: connection.client,
      account: createSignal<KnownAccount | null>(ACCOUNT),
      inTurn: (run) => run(),
    }),
    storage: records,
    saves,
    registry: { fixed: [SLOT], patterns: [] },
    device: name,
    status,
    now: () => ++time,
    whileFree: async (_, run) => run(),
    inTurn: (run) => run(),
  });
  return {
    read: () => saves.read(SLOT),
    write: (text: string) =>
      expect(saves.replace(SLOT, saves.read(SLOT), text)).toEqual({ ok: true, value: true }),
    async sync() {
      await engine.sync();
      return mustBe(status.get().slots.find(({ slot }) => slot === SLOT.slot) ?? null);
    },
    choose: (take: 'mine' | 'other', revision: number) => engine.choose({ slot: SLOT.slot, take, revision }),
  };
}

async function openUploads(kind: StorageKind, name: string) {
  const { uploads: storage } = await kind.open(name);
  const connection = openFakeServer().connect();
  connection.account = ACCOUNT.id;
  connection.instead.uploadRun = () => ({ ok: true, status: 201, value: someRun() satisfies Run });
  const uploader = createUploader({
    client: connection.client,
    session: createSession({
      client: connection.client,
      account: createSignal<KnownAccount | null>(ACCOUNT),
      inTurn: (run) => run(),
    }),
    storage,
    now: () => 2_000,
    wait: async () => {},
    onChange() {},
  });
  return { storage, connection, uploader };
}

function mustBe<T>(value: T | null): T {
  if (value === null) throw new Error('there is none');
  return value;
}
