import { type Answer, type Client, type Failure, isLasting, type Run } from '@warren/protocol/client';
import { textHash } from '../lib/text-hash.js';
import type { SessionAccess } from '../session/session.js';
import { type FollowOptions, followRun, sendRun, stateOfRun, uploadBody, waitMs } from './send-run.js';
import {
  type FinishedRun,
  isSettled,
  type StoredUpload,
  type UploadState,
  type UploadStorage,
} from './upload.js';

/** Bounds of what is stored, and of the wait between two attempts. */
export const UPLOAD_LIMITS = {
  /** How many runs wait at most, and how many that are settled are remembered. */
  open: 40,
  settled: 20,
  /** The first wait after a failure and the longest; each failure doubles it. */
  retryMs: 5_000,
  longestRetryMs: 600_000,
} as const;

export interface UploaderParts {
  readonly client: Client;
  readonly session: SessionAccess;
  readonly storage: UploadStorage;
  now(): number;
  wait(ms: number): Promise<void>;
  /** Told of every change of an upload, once it is stored. */
  onChange(upload: StoredUpload): unknown;
  /** Told why an upload has to wait. */
  onFailure?(failure: Failure): void;
}

/** By which a run is known: the same run with the same ticket has the same key. */
export function uploadKey({ ticket, text }: Pick<FinishedRun, 'ticket' | 'text'>): string {
  return textHash(`${ticket?.id ?? ''} ${text}`);
}

/** A run that has just been handed in. */
export function freshUpload(run: FinishedRun, at: number): StoredUpload {
  const state: UploadState = { phase: 'waiting', why: 'queued', retryAt: null };
  return { ...run, key: uploadKey(run), state, ranked: run.ticket !== null, at, attempts: 0 };
}

/** Stores finished runs and brings them to the server, each as far as it comes now. */
export function createUploader(parts: UploaderParts) {
  const { client, session, storage, now, wait } = parts;
  /** The server has asked to be left alone until then. */
  let restUntil = 0;

  const put = (upload: StoredUpload, state: UploadState) => putState(upload, state, parts);

  async function send(upload: StoredUpload, mostAsks: number): Promise<StoredUpload> {
    const account = await session.ensure();
    if (!account.ok) return setBack(upload, account);
    const { owner } = upload;
    // A run of a named account is theirs: it waits for their return.
    if (owner !== null && !owner.guest && owner.id !== account.value.id) {
      return put(upload, waiting('signed-out', null));
    }
    const isSame = owner === null || owner.id === account.value.id;
    const sending = await put(upload, { phase: 'uploading' });
    const body = uploadBody({ ...upload, ticket: isSame ? upload.ticket : null }, now);
    return follow(sending, (options) => sendRun(client, body, options), mostAsks);
  }

  /** Stores every step on the way of a run. */
  async function follow(
    upload: StoredUpload,
    run: (options: FollowOptions) => Promise<Answer<Run>>,
    mostAsks: number,
  ): Promise<StoredUpload> {
    let known = upload;
    const onRun = async (now: Run) => {
      known = await put({ ...known, attempts: 0 }, stateOfRun(now));
    };
    const answer = await run({ mostAsks, wait, onRun });
    // Where the server has it by now, it is asked again when there is a connection.
    return answer.ok ? known : setBack(known, answer);
  }

  /** It could not be done: for ever, or for now. */
  async function setBack(upload: StoredUpload, failure: Failure): Promise<StoredUpload> {
    if (failure.code === 'signed-out') await session.revalidate();
    if (isLasting(failure)) return put(upload, { phase: 'refused', reason: failure.message });
    parts.onFailure?.(failure);
    const attempts = upload.attempts + 1;
    const asked = (failure.retryAfter ?? 0) * 1000;
    if (asked > 0) restUntil = now() + asked;
    const usual = waitMs(attempts - 1, UPLOAD_LIMITS.retryMs, UPLOAD_LIMITS.longestRetryMs);
    return put(
      { ...upload, attempts },
      waiting(whyWaiting(failure, session), now() + Math.max(asked, usual)),
    );
  }

  return {
    /** Answers once the run is safely stored. The same run again is the same upload. */
    async store(run: FinishedRun): Promise<StoredUpload> {
      const fresh = freshUpload(run, now());
      const known = (await storage.uploads()).find(({ key }) => key === fresh.key);
      if (known !== undefined) return known;
      await put(fresh, fresh.state);
      await makeRoom(storage);
      return fresh;
    },
    /** Sends an upload, or asks for what became of it, so many times at most. Answers how it stands then. */
    async deliver(upload: StoredUpload, mostAsks = Number.POSITIVE_INFINITY): Promise<StoredUpload> {
      if (now() < restUntil) return put(upload, waiting('busy', restUntil));
      const { state } = upload;
      if (state.phase !== 'checking') return send(upload, mostAsks);
      return follow(upload, (options) => followRun(client, state.run, options), mostAsks);
    },
  };
}

export type Uploader = ReturnType<typeof createUploader>;

async function putState(
  upload: StoredUpload,
  state: UploadState,
  { storage, onChange }: UploaderParts,
): Promise<StoredUpload> {
  // What is settled is remembered for the player; its recording is needed no more.
  const next = { ...upload, state, ...(isSettled(state) && { text: '', ticket: null }) };
  await storage.putUpload(next);
  await onChange(next);
  return next;
}

function whyWaiting({ code }: Failure, { account }: SessionAccess): 'offline' | 'busy' | 'signed-out' {
  if (code === 'offline') return 'offline';
  return account.get()?.lapsed === true ? 'signed-out' : 'busy';
}

/** Keeps the list within bounds: what is settled goes first, then what would not be ranked anyway. */
async function makeRoom(storage: UploadStorage): Promise<void> {
  const all = await storage.uploads();
  const settled = all.filter(({ state }) => isSettled(state));
  const open = all.filter(({ state }) => !isSettled(state));
  const byWorth = [...open.filter(({ ranked }) => !ranked), ...open.filter(({ ranked }) => ranked)];
  const gone = [
    ...settled.slice(0, Math.max(0, settled.length - UPLOAD_LIMITS.settled)),
    ...byWorth.slice(0, Math.max(0, open.length - UPLOAD_LIMITS.open)),
  ];
  for (const { key } of gone) await storage.removeUpload(key);
}

function waiting(why: 'offline' | 'busy' | 'signed-out', retryAt: number | null): UploadState {
  return { phase: 'waiting', why, retryAt };
}
