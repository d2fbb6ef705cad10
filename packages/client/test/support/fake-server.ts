import type { Answer, CallName, Client, Failure } from '@warren/protocol/client';

interface FakeSave {
  readonly revision: number;
  readonly text: string;
  readonly summary: string;
  readonly device: string;
}

/** How calls go: as they should; never arriving; or so that writes arrive, but their answers are lost. */
export type Line = 'good' | 'dead' | 'deaf';

export interface FakeServer {
  /** A browser that speaks with the server. */
  connect(): FakeConnection;
  /** The text that counts in a slot of an account. */
  current(account: string, slot: string): string | null;
  /** Every text that is still to be had, whether it counts or is kept beside. */
  texts(account: string, slot: string): readonly string[];
  /** How many times a text was put aside because of a conflict. */
  readonly conflicts: () => number;
  /** Told whenever one text takes the place of another, and through which connection. */
  onWrite: (connection: FakeConnection, slot: string, before: string) => void;
  /** Forgets what is in a slot, as a server that was restored from an old backup would. */
  lose(account: string, slot: string): void;
}

export interface FakeConnection {
  readonly client: Client;
  line: Line;
  /** Who is signed in. */
  account: string | null;
  readonly calls: CallName[];
  /** Answers instead of the server, where there is one for the call. */
  readonly instead: Partial<Record<CallName, (takes: never) => Answer<unknown>>>;
}

export function failure(code: Failure['code'], more: Partial<Failure> = {}): Failure {
  return { ok: false, code, message: code, field: null, retryAfter: null, conflict: null, ...more };
}

/** Keeps saves as the real server promises to, but for ever. */
export function openFakeServer(): FakeServer {
  const heads = new Map<string, FakeSave>();
  const kept = new Map<string, FakeSave[]>();
  /** The revisions of what was deleted: what begins anew has higher ones. */
  const floors = new Map<string, number>();
  let guests = 0;
  let conflicts = 0;
  const place = (account: string, slot: string) => `${account}/${slot}`;
  const whole = (slot: string, save: FakeSave) => ({
    ...save,
    slot,
    savedAt: 1,
    bytes: save.text.length,
  });
  const withCopies = (account: string, slot: string, save: FakeSave) => ({
    ...whole(slot, save),
    copies: (kept.get(place(account, slot)) ?? []).map((copy, index) => ({
      ...whole(slot, copy),
      id: `${index}`,
    })),
  });

  function write(connection: FakeConnection, account: string, takes: Taking): Answer<unknown> {
    const { slot } = takes.params;
    const at = place(account, slot);
    const head = heads.get(at);
    const { text, summary, device } = takes.body;
    if (head !== undefined && head.text === text) return good(whole(slot, head));
    const copies = kept.get(at) ?? [];
    kept.set(at, copies);
    // Where nothing is, nothing stands against a write.
    if (head !== undefined && head.revision !== takes.revision) {
      copies.push({ revision: takes.revision, text, summary, device });
      conflicts++;
      return failure('save-conflict', {
        conflict: { other: withCopies(account, slot, head) as never, kept: 'kept' },
      });
    }
    if (head !== undefined) {
      copies.push(head);
      server.onWrite(connection, slot, head.text);
    }
    const below = head?.revision ?? Math.max(floors.get(at) ?? 0, takes.revision);
    const next = { revision: below + 1, text, summary, device };
    heads.set(at, next);
    return good(whole(slot, next));
  }

  function remove(at: string, head: FakeSave, expected: number | undefined): Answer<unknown> {
    if (expected !== undefined && expected !== head.revision) return failure('save-conflict');
    floors.set(at, head.revision);
    heads.delete(at);
    kept.delete(at);
    return good(null);
  }

  function answer(connection: FakeConnection, name: CallName, takes: Taking): Answer<unknown> {
    const { account } = connection;
    const somebody = (id: string) => ({ id, name: id, guest: id.startsWith('Guest'), createdAt: 0 });
    if (name === 'me') return good({ account: account && somebody(account), now: 0 });
    if (name === 'guest') {
      connection.account = `Guest ${++guests}`;
      return good({ account: somebody(connection.account) });
    }
    if (account === null) return failure('signed-out');
    if (name === 'saves') {
      const mine = [...heads].filter(([at]) => at.startsWith(`${account}/`));
      const saves = mine.map(([at, save]) => whole(at.slice(account.length + 1), save));
      return good({ saves, quota: { used: 0, most: 1, slots: 64 } });
    }
    if (name === 'writeSave') return write(connection, account, takes);
    const { slot, copy } = takes.params;
    const at = place(account, slot);
    const head = heads.get(at);
    if (head === undefined) return failure('no-save');
    if (name === 'deleteSave') return remove(at, head, takes.revision);
    if (name !== 'readSaveCopy') return good(withCopies(account, slot, head));
    const found = kept.get(at)?.[Number(copy)];
    return found === undefined ? failure('no-save') : good(whole(slot, found));
  }

  const server: FakeServer = {
    connect() {
      const connection: FakeConnection = {
        line: 'good',
        account: null,
        calls: [],
        instead: {},
        client: {
          async call(name, takes) {
            connection.calls.push(name);
            if (connection.line === 'dead') return failure('offline');
            const own = connection.instead[name];
            const said = own?.(takes as never) ?? answer(connection, name, takes as unknown as Taking);
            const isWrite = name === 'writeSave' || name === 'mergeProfiles';
            const isLost = connection.line === 'deaf' && isWrite;
            return (isLost ? failure('offline') : said) as never;
          },
        },
      };
      return connection;
    },
    current: (account, slot) => heads.get(place(account, slot))?.text ?? null,
    texts: (account, slot) => {
      const at = place(account, slot);
      const head = heads.get(at);
      return [...(head === undefined ? [] : [head.text]), ...(kept.get(at) ?? []).map(({ text }) => text)];
    },
    conflicts: () => conflicts,
    lose: (account, slot) => void heads.delete(place(account, slot)),
    onWrite() {},
  };
  return server;
}

interface Taking {
  readonly params: { readonly slot: string; readonly copy: string };
  readonly body: { readonly text: string; readonly summary: string; readonly device: string };
  readonly revision: number;
}

function good<T>(value: T): Answer<T> {
  return { ok: true, value, status: 200 };
}
