import { type Client, type Failure, isLasting, type Run } from '@warren/protocol/client';
import type { Cell } from '../lib/signal.js';
import { textHash } from '../lib/text-hash.js';
import type { Accounts } from './accounts.js';
import type { SyncDatabase } from './sync-database.js';
import { isSettled, type StoredUpload, type Upload, type UploadState } from './upload.js';
import { pausesOf, stateOfRun, stripped, UPLOAD_LIMITS, waitMs } from './upload-rules.js';
import type { HandedRun } from './upload-tray.js';

export interface QueueParts {
  readonly client: Client;
  readonly accounts: Pick<Accounts, 'who' | 'ensure' | 'lapse'>;
  readonly database: SyncDatabase;
  readonly news: Cell<readonly Upload[]>;
  now(): number;
  /** Calls after so many milliseconds; returns the way to call it off. */
  later(run: () => void, ms: number): () => void;
  /** Runs one thing at a time, in all tabs of this browser. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
  /** Tells other tabs that something has changed. */
  tellOthers(): void;
}

/** Finished runs on their way to the server. They survive the closing of the page. */
export interface UploadQueue {
  /** Answers its key once it is safely kept. The same run again is the same key. */
  add(run: HandedRun): Promise<string>;
  /** Tries at once whatever waits, unless the server has asked for patience. */
  wake(): Promise<void>;
  /** Reads again what another tab has changed. */
  reload(): Promise<void>;
}

export function createUploadQueue(parts: QueueParts): UploadQueue {
  const { client, accounts, database, news, now, later, inTurn } = parts;
  let cancelTimer = () => {};
  let working: Promise<void> = Promise.resolve();
  /** The server has asked to be left alone until then. */
  let restUntil = 0;

  async function reload(): Promise<void> {
    const all = await database.uploads();
    news.set(all.map(stripped).reverse());
  }

  async function put(upload: StoredUpload, state: UploadState): Promise<StoredUpload> {
    // What is settled is remembered for people; nobody needs its recording any more.
    const next = { ...upload, state, ...(isSettled(state) && { text: '', ticket: null }) };
    await database.putUpload(next);
    await reload();
    parts.tellOthers();
    return next;
  }

  async function add(run: HandedRun): Promise<string> {
    const key = textHash(`${run.ticket?.id ?? ''} ${run.text}`);
    const all = await database.uploads();
    if (all.some((upload) => upload.key === key)) return key;
    const state: UploadState = { phase: 'waiting', why: 'queued', retryAt: null };
    await put({ ...run, key, state, ranked: run.ticket !== null, at: now(), attempts: 0 }, state);
    await makeRoom();
    void work({ all: false });
    return key;
  }

  /** Keeps the list within bounds: what is settled goes first, then what would not be ranked anyway. */
  async function makeRoom(): Promise<void> {
    const all = await database.uploads();
    const settled = all.filter(({ state }) => isSettled(state));
    const open = all.filter(({ state }) => !isSettled(state));
    const gone = [
      ...settled.slice(0, Math.max(0, settled.length - UPLOAD_LIMITS.settled)),
      ...[...open.filter(({ ranked }) => !ranked), ...open.filter(({ ranked }) => ranked)].slice(
        0,
        Math.max(0, open.length - UPLOAD_LIMITS.open),
      ),
    ];
    for (const { key } of gone) await database.removeUpload(key);
    if (gone.length > 0) await reload();
  }

  /** Goes once through everything that is due, the oldest first, and comes back when the next one is. */
  function work({ all }: { readonly all: boolean }): Promise<void> {
    cancelTimer();
    const pass = async () => {
      for (const upload of await database.uploads()) {
        if (isDue(upload, all)) await advance(upload);
      }
    };
    // The browser's database may give way; the next visit finds what is there.
    working = working.then(() => inTurn(pass).then(planNext)).catch(() => {});
    return working;
  }

  function isDue({ state }: StoredUpload, all: boolean): boolean {
    if (isSettled(state)) return false;
    return state.phase !== 'waiting' || all || (state.retryAt ?? 0) <= now();
  }

  async function advance(upload: StoredUpload): Promise<void> {
    if (now() < restUntil) return void (await put(upload, waiting('busy', restUntil)));
    if (upload.state.phase === 'checking') return follow(upload, upload.state.run);
    const account = await accounts.ensure();
    if (!account.ok) return setBack(upload, account);
    const { owner } = upload;
    // A run of somebody with a password is theirs: it waits for their return.
    if (owner !== null && !owner.guest && owner.id !== account.value.id) {
      return void (await put(upload, waiting('signed-out', null)));
    }
    const isSame = owner === null || owner.id === account.value.id;
    const ticket = isSame && upload.ticket !== null ? { ticket: upload.ticket } : {};
    const sending = await put(upload, { phase: 'uploading' });
    const answer = await client.call('uploadRun', {
      body: { recording: upload.text, pauses: pausesOf(upload, now), ...ticket },
    });
    if (!answer.ok) return setBack(sending, answer);
    await follow(sending, answer.value);
  }

  /** Asks how far the server is, until it has said what came of it. */
  async function follow(upload: StoredUpload, first: Run): Promise<void> {
    let known = await put({ ...upload, attempts: 0 }, stateOfRun(first));
    for (let asked = 0; !isSettled(known.state); asked++) {
      await new Promise<void>((resolve) => {
        later(resolve, waitMs(asked, UPLOAD_LIMITS.askMs, UPLOAD_LIMITS.longestAskMs));
      });
      const answer = await client.call('run', { params: { run: first.id } });
      // It is the server's now; it is asked again when there is a connection.
      if (!answer.ok) return setBack(known, answer);
      known = await put(known, stateOfRun(answer.value));
    }
  }

  /** It could not be done: for ever, or for now. */
  async function setBack(upload: StoredUpload, failure: Failure): Promise<void> {
    if (failure.code === 'signed-out') await accounts.lapse();
    if (isLasting(failure)) return void (await put(upload, { phase: 'refused', reason: failure.message }));
    const attempts = upload.attempts + 1;
    const asked = (failure.retryAfter ?? 0) * 1000;
    if (asked > 0) restUntil = now() + asked;
    const retryAt =
      now() + Math.max(asked, waitMs(attempts - 1, UPLOAD_LIMITS.retryMs, UPLOAD_LIMITS.longestRetryMs));
    const why =
      failure.code === 'offline' ? 'offline' : accounts.who.get()?.lapsed === true ? 'signed-out' : 'busy';
    await put({ ...upload, attempts }, waiting(why, retryAt));
  }

  async function planNext(): Promise<void> {
    const moments = (await database.uploads()).flatMap(({ state }) =>
      state.phase === 'waiting' && state.retryAt !== null ? [state.retryAt] : [],
    );
    if (moments.length > 0)
      cancelTimer = later(() => void work({ all: false }), Math.max(0, Math.min(...moments) - now()));
  }

  return { add, wake: () => work({ all: true }), reload };
}

function waiting(why: 'offline' | 'busy' | 'signed-out', retryAt: number | null): UploadState {
  return { phase: 'waiting', why, retryAt };
}
