import { mergeRecords, type ProfileRecord } from '@warren/games/classic';
import type { ProfileList } from '@warren/protocol/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish } from '../../../games/test/support/profiles.js';
import { createSignal } from '../../src/lib/signal.js';
import { openMemoryProfiles } from '../../src/profiles/memory-profiles.js';
import { createProfileRepository } from '../../src/profiles/profile-repository.js';
import { createProfileSync } from '../../src/profiles/profile-sync.js';
import { createSession, type KnownAccount } from '../../src/session/session.js';
import { lazyExtension, withExtension } from '../../src/sync/sync-extension.js';
import { openFakeDevice } from '../support/fake-device.js';
import { type FakeConnection, failure, openFakeServer } from '../support/fake-server.js';

const account = (id: string, guest = false): KnownAccount => ({ id, guest, name: id, createdAt: 0 });

/** A server that keeps profiles as the real one promises to. */
function openServer() {
  const kept = new Map<string, readonly ProfileRecord[]>();
  const saves = openFakeServer();
  function connect(): FakeConnection {
    const connection = saves.connect();
    const whose = () => connection.account ?? '';
    const there = () => ({ profiles: kept.get(whose()) ?? [] });
    connection.instead.profiles = () => ({ ok: true, status: 200, value: there() });
    connection.instead.mergeProfiles = ({ body }: { body: ProfileList }) => {
      const sent = body.profiles as readonly ProfileRecord[];
      kept.set(whose(), mergeRecords(there().profiles, sent));
      return { ok: true, status: 200, value: there() };
    };
    return connection;
  }
  return { kept, connect };
}

type Server = ReturnType<typeof openServer>;

/** A browser; all have the same clock. */
function openDevice(server: Server, now: () => number) {
  const connection = server.connect();
  const who = createSignal<KnownAccount | null>(null);
  const opened = openMemoryProfiles();
  const database = async () => opened;
  const session = createSession({ client: connection.client, account: who, inTurn: (run) => run() });
  const storage = createProfileRepository({ database, account: who.get, now, tellOthers: () => {} });
  const sync = createProfileSync({ client: connection.client, session, repository: storage });
  const become = (next: KnownAccount | null) => {
    connection.account = next?.id ?? null;
    who.set(next);
  };
  const names = async () => (await storage.profiles.list()).map(({ name }) => name);
  return { connection, who, opened, sync, become, names, profiles: storage.profiles };
}

function openBoth() {
  let time = 0;
  const now = () => ++time;
  const server = openServer();
  return { server, here: openDevice(server, now), there: openDevice(server, now) };
}

describe('profiles of an account', () => {
  test('come to its other devices, with the best of both', async () => {
    const { here, there } = openBoth();
    for (const device of [here, there]) {
      device.become(account('ann'));
      await device.profiles.create('Ann');
    }
    await here.profiles.complete('Ann', finish(100));
    await there.profiles.complete('Ann', finish(90));
    for (const device of [here, there, here]) expect(await device.sync.round()).toMatchObject({ ok: true });
    for (const device of [here, there]) {
      expect(await device.profiles.completions('Ann')).toMatchObject([{ ticks: 90 }]);
    }
  });

  test('are asked for, and sent only when there is something new', async () => {
    const { here } = openBoth();
    here.become(account('ann'));
    await here.profiles.create('Ann');
    for (let i = 0; i < 3; i++) await here.sync.round();
    expect(here.connection.calls).toEqual(['mergeProfiles', 'profiles', 'profiles']);
    await here.profiles.complete('Ann', finish(100));
    await here.sync.round();
    expect(here.connection.calls.at(-1)).toBe('mergeProfiles');
  });

  test('leave the browser with it once they are sent', async () => {
    const { here } = openBoth();
    here.become(account('ann'));
    await here.profiles.create('Ann');
    await here.sync.round();
    here.become(null);
    await here.sync.round();
    expect(await here.opened.owners()).toEqual([]);
    here.become(account('ann'));
    await here.sync.round();
    expect(await here.names()).toEqual(['Ann']);
  });

  test('wait unseen for its return when they could not be sent', async () => {
    const { here, server } = openBoth();
    here.become(account('ann'));
    await here.profiles.create('Ann');
    here.connection.line = 'dead';
    expect(await here.sync.round()).toMatchObject({ ok: false });
    here.become(null);
    await here.sync.round();
    expect([await here.names(), await here.opened.owners()]).toEqual([[], ['ann']]);
    here.connection.line = 'good';
    here.become(account('ann'));
    await here.sync.round();
    expect(server.kept.get('ann')).toMatchObject([{ name: 'Ann' }]);
  });

  test('of a guest go along with the account they sign in to', async () => {
    const { here, server } = openBoth();
    await here.profiles.create('Ann');
    await here.sync.round();
    expect(here.who.get()).toMatchObject({ guest: true });
    here.become(account('ann'));
    await here.sync.round();
    expect(server.kept.get('ann')).toMatchObject([{ name: 'Ann' }]);
    expect(await here.names()).toEqual(['Ann']);
  });

  test('are none on a device without any, and then no guest is created', async () => {
    const { here } = openBoth();
    expect(await here.sync.round()).toEqual({ ok: true, retryAfter: null });
    expect(here.connection.calls).toEqual([]);
  });

  test('are sent again to a server that has lost them', async () => {
    const { here, server } = openBoth();
    here.become(account('ann'));
    await here.profiles.create('Ann');
    await here.sync.round();
    server.kept.clear();
    await here.sync.round();
    await here.sync.round();
    expect(server.kept.get('ann')).toMatchObject([{ name: 'Ann' }]);
  });

  test('of an account that came meanwhile stay as they are', async () => {
    const { here } = openBoth();
    here.become(account('ann'));
    await here.profiles.create('Ann');
    const { mergeProfiles } = here.connection.instead;
    here.connection.instead.mergeProfiles = ((takes: never) => {
      here.become(account('bob'));
      return mergeProfiles?.(takes);
    }) as never;
    await here.sync.round();
    expect(await here.names()).toEqual([]);
  });

  test.each([
    ['quota-full', { ok: true, retryAfter: null }],
    ['bad-profile', { ok: true, retryAfter: null }],
    ['too-many', { ok: false, retryAfter: 7 }],
  ] as const)('do not keep the saves waiting when the answer is %s', async (code, result) => {
    const { here } = openBoth();
    here.become(account('ann'));
    await here.profiles.create('Ann');
    here.connection.instead.mergeProfiles = () =>
      failure(code, { retryAfter: code === 'too-many' ? 7 : null });
    expect(await here.sync.round()).toMatchObject(result);
    expect(await here.names()).toEqual(['Ann']);
  });
});

type Step = readonly [
  device: 0 | 1,
  deed: 'create' | 'remove' | 'reset' | 'complete' | 'sync' | 'cut' | 'mend',
  of: number,
];
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(0, 1),
  fc.constantFrom('create', 'remove', 'reset', 'complete', 'sync', 'cut', 'mend'),
  fc.nat({ max: 5 }),
);

test('two devices that play, delete, reset and lose their connections agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { here, there } = openBoth();
      const devices = [here, there] as const;
      for (const device of devices) device.become(account('ann'));
      for (const [which, deed, of] of steps) {
        const device = devices[which];
        const name = of % 2 === 0 ? 'Ann' : 'Bob';
        if (deed === 'complete')
          await device.profiles.complete(name, finish(100 - of, { level: 1 + (of % 3) }));
        else if (deed === 'sync') await device.sync.round();
        else if (deed === 'cut') device.connection.line = of < 3 ? 'dead' : 'deaf';
        else if (deed === 'mend') device.connection.line = 'good';
        else await device.profiles[deed](name);
      }
      for (const device of devices) device.connection.line = 'good';
      for (const device of [here, there, here, there]) await device.sync.round();
      expect(await here.profiles.records()).toEqual(await there.profiles.records());
    }),
    { numRuns: 60 },
  );
});

test('a companion of the saves is synced, disowned and forgotten with them', async () => {
  const deeds: string[] = [];
  const result = (retryAfter: number | null) => ({ ok: retryAfter === null, retryAfter });
  const say = (deed: string) => async () => void deeds.push(deed);
  const { engine } = openFakeDevice(openFakeServer());
  const both = withExtension(
    { ...engine, sync: async () => result(3), disown: say('saves disowned'), forget: say('saves forgotten') },
    {
      round: async () => result(5),
      disown: say('disowned'),
      forget: say('forgotten'),
    },
  );
  expect(await both.sync()).toEqual({ ok: false, retryAfter: 5 });
  await both.disown();
  await both.forget();
  expect(deeds).toEqual(['disowned', 'saves disowned', 'forgotten', 'saves forgotten']);
});

test('a companion is fetched when it has something to do, and its absence is no fault of the saves', async () => {
  let [isNeeded, loads] = [false, 0];
  const companion = lazyExtension({
    load: async () => {
      if (++loads === 1) throw new Error('no connection');
      return {
        round: async () => ({ ok: true, retryAfter: 4 }),
        disown: async () => {},
        forget: async () => {},
      };
    },
    isNeeded: () => isNeeded,
  });
  expect([await companion.round(), loads]).toEqual([{ ok: true, retryAfter: null }, 0]);
  isNeeded = true;
  expect(await companion.round()).toEqual({ ok: false, retryAfter: null });
  for (const needed of [true, false]) {
    isNeeded = needed;
    expect(await companion.round()).toEqual({ ok: true, retryAfter: 4 });
  }
});
