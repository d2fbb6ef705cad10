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
  /** Every text that can still be read: the current one and its copies. */
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
  /** The account that is signed in. */
  account: string | null;
  readonly calls: CallName[];
  /** Answers instead of the server, where there is one for the call. */
  readonly instead: Partial<Record<CallName, (takes: never) => Answer<unknown>>>;
}

export function failure(code: Failure['code'], more: Partial<Failure> = {}): Failure {
  return { ok: false, code, message: code, field: null, retryAfter: null, conflict: null, ...more };
}

/** The saves of a fake server, as the real one promises to store them, but for ever. */
function openFakeSaves(onReplaced: (slot: string, before: string, connection: FakeConnection) => void) {
  const heads = new Map<string, FakeSave>();
  const copies = new Map<string, FakeSave[]>();
  /** The revisions of what was deleted: what begins anew has higher ones. */
  const floors = new Map<string, number>();
  let conflicts = 0;
  const copiesOf = (account: string, slot: string) => copies.get(keyOf(account, slot)) ?? [];
  const withCopies = (account: string, slot: string, save: FakeSave) => ({
    ...whole(slot, save),
    copies: copiesOf(account, slot).map((copy, index) => ({ ...whole(slot, copy), id: `${index}` })),
  });

  function write(connection: FakeConnection, account: string, takes: Taking): Answer<unknown> {
    const { slot } = takes.params;
    const key = keyOf(account, slot);
    const head = heads.get(key);
    const { text, summary, device } = takes.body;
    if (head !== undefined && head.text === text) return good(whole(slot, head));
    const beside = copiesOf(account, slot);
    copies.set(key, beside);
    // Where nothing is, nothing stands against a write.
    if (head !== undefined && head.revision !== takes.revision) {
      beside.push({ revision: takes.revision, text, summary, device });
      conflicts++;
      return failure('save-conflict', {
        conflict: { other: withCopies(account, slot, head) as never, kept: 'kept' },
      });
    }
    if (head !== undefined) {
      beside.push(head);
      onReplaced(slot, head.text, connection);
    }
    const below = head?.revision ?? Math.max(floors.get(key) ?? 0, takes.revision);
    const next = { revision: below + 1, text, summary, device };
    heads.set(key, next);
    return good(whole(slot, next));
  }

  function remove(account: string, { params, revision }: Taking): Answer<unknown> {
    const key = keyOf(account, params.slot);
    const head = heads.get(key);
    if (head === undefined) return failure('no-save');
    if (revision !== undefined && revision !== head.revision) return failure('save-conflict');
    floors.set(key, head.revision);
    heads.delete(key);
    copies.delete(key);
    return good(null);
  }

  return {
    write,
    remove,
    list: (account: string) => good(saveList(heads, account)),
    read(account: string, { params }: Taking): Answer<unknown> {
      const head = heads.get(keyOf(account, params.slot));
      return head === undefined ? failure('no-save') : good(withCopies(account, params.slot, head));
    },
    readCopy(account: string, { params: { slot, copy } }: Taking): Answer<unknown> {
      const found = heads.has(keyOf(account, slot)) ? copiesOf(account, slot)[Number(copy)] : undefined;
      return found === undefined ? failure('no-save') : good(whole(slot, found));
    },
    current: (account: string, slot: string) => heads.get(keyOf(account, slot))?.text ?? null,
    texts(account: string, slot: string): string[] {
      const head = heads.get(keyOf(account, slot));
      return [...(head === undefined ? [] : [head]), ...copiesOf(account, slot)].map(({ text }) => text);
    },
    conflicts: () => conflicts,
    lose: (account: string, slot: string) => void heads.delete(keyOf(account, slot)),
  };
}

function keyOf(account: string, slot: string): string {
  return `${account}/${slot}`;
}

function whole(slot: string, save: FakeSave) {
  return { ...save, slot, savedAt: 1, bytes: save.text.length };
}

function saveList(heads: ReadonlyMap<string, FakeSave>, account: string) {
  const mine = [...heads].filter(([key]) => key.startsWith(`${account}/`));
  const saves = mine.map(([key, save]) => whole(key.slice(account.length + 1), save));
  return { saves, quota: { used: 0, most: 1, slots: 64 } };
}

/** A server that stores saves and signs in guests. */
export function openFakeServer(): FakeServer {
  const saves = openFakeSaves((slot, before, connection) => server.onWrite(connection, slot, before));
  let guests = 0;

  function answer(connection: FakeConnection, name: CallName, takes: Taking): Answer<unknown> {
    const { account } = connection;
    const accountOf = (id: string) => ({ id, name: id, guest: id.startsWith('Guest'), createdAt: 0 });
    if (name === 'me') return good({ account: account && accountOf(account), now: 0 });
    if (name === 'guest') {
      connection.account = `Guest ${++guests}`;
      return good({ account: accountOf(connection.account) });
    }
    if (account === null) return failure('signed-out');
    if (name === 'saves') return saves.list(account);
    if (name === 'writeSave') return saves.write(connection, account, takes);
    if (name === 'deleteSave') return saves.remove(account, takes);
    return name === 'readSaveCopy' ? saves.readCopy(account, takes) : saves.read(account, takes);
  }

  const server: FakeServer = {
    connect: () => openConnection(answer),
    current: saves.current,
    texts: saves.texts,
    conflicts: saves.conflicts,
    lose: saves.lose,
    onWrite() {},
  };
  return server;
}

/** A connection whose line may fail. */
function openConnection(
  answer: (connection: FakeConnection, name: CallName, takes: Taking) => Answer<unknown>,
): FakeConnection {
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
}

interface Taking {
  readonly params: { readonly slot: string; readonly copy: string };
  readonly body: { readonly text: string; readonly summary: string; readonly device: string };
  readonly revision: number;
}

function good<T>(value: T): Answer<T> {
  return { ok: true, value, status: 200 };
}
