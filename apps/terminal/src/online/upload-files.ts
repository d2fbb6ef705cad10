import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freshUpload, isSettled, parseObject, type StoredUpload, type UploadStorage } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import { isSavedClock, RECORDING_LIMITS } from '@warren/games';
import { readIfThere, removeIfThere, writeWhole } from '../storage/files.js';
import type { SignedIn } from './account.js';

const LARGEST = 4 * RECORDING_LIMITS.bytes;
const NAME = /^(\d+)-[0-9a-f]+\.json$/;

/** Finished runs on their way to the server, a file each. */
export interface UploadFiles extends UploadStorage {
  /** Removes what is damaged, and names it. */
  removeDamaged(): string[];
  /** Whether an upload is safe on the disk. */
  isStored(key: string): boolean;
}

/** The uploads of an account below the folder of play. What another account played stays where it is. */
export function openUploadFiles(folder: string, account: SignedIn): UploadFiles {
  const root = join(folder, 'waiting');
  const paths = new Map<string, string>();
  /** What the disk has no room for; it is lost with this process. */
  const unstored = new Map<string, StoredUpload>();

  function pathOf({ key, at, ticket, text }: StoredUpload): string {
    const hash = createHash('sha256')
      .update(`${ticket?.id ?? ''} ${text}`)
      .digest('hex')
      .slice(0, 16);
    return paths.get(key) ?? join(root, `${String(at).padStart(16, '0')}-${hash}.json`);
  }

  return {
    async uploads() {
      const stored = filesIn(root).flatMap((path) => {
        const read = readUploadFile(path);
        if (!read.ok || read.value.server !== account.server || read.value.account !== account.id) return [];
        paths.set(read.value.upload.key, path);
        return [read.value.upload];
      });
      return [...stored, ...unstored.values()];
    },
    async putUpload(upload) {
      const path = pathOf(upload);
      // What is settled was told to the player.
      if (isSettled(upload.state)) return void removeIfThere(path);
      const { game, ticks, text, ticket, clock, state, attempts } = upload;
      const { server, id, name } = account;
      const owner = { server, account: id, name };
      const file = { ...owner, game, ticks, recording: text, ticket, clock, state, attempts };
      // The token of the ticket is in it.
      const written = writeWhole(path, `${JSON.stringify(file)}\n`, { isSecret: true });
      if (written.ok) paths.set(upload.key, path);
      else unstored.set(upload.key, upload);
    },
    async removeUpload(key) {
      unstored.delete(key);
      const path = paths.get(key);
      if (path !== undefined) removeIfThere(path);
    },
    removeDamaged() {
      const damaged = filesIn(root).filter((path) => !readUploadFile(path).ok);
      for (const path of damaged) removeIfThere(path);
      return damaged;
    },
    isStored: (key) => paths.has(key),
  };
}

/** The files of all runs that wait, the oldest first. */
function filesIn(root: string): string[] {
  try {
    const names = readdirSync(root).filter((name) => NAME.test(name));
    return names.sort().map((name) => join(root, name));
  } catch {
    // Nothing has ever waited.
    return [];
  }
}

const WORDS = ['server', 'account', 'game', 'recording'] as const;

/** A run that waits, and whose it is; the reason if the file cannot be read. */
export function readUploadFile(
  path: string,
): Result<{ readonly server: string; readonly account: string; readonly upload: StoredUpload }> {
  const file = readIfThere(path, LARGEST);
  if (!file.ok) return file;
  const given = parseObject(file.value ?? '');
  const [server, account, game, text] = WORDS.map((name) => given[name]);
  const { ticks, ticket, clock, state, attempts } = given;
  const isWhole =
    isText(server) && isText(account) && isText(game) && isText(text) && Number.isSafeInteger(ticks);
  if (!isWhole || !isTicket(ticket) || !isSavedClock(clock, Number(ticks)))
    return refuse(`${path} is damaged`);
  const owner = { id: account, guest: false };
  const run = { game, ticks: Number(ticks), text, ticket, clock, owner };
  const upload = freshUpload(run, Number(/(\d+)-[^/\\]*$/.exec(path)?.[1] ?? 0));
  const isUnderWay =
    state !== null && typeof state === 'object' && isText((state as { phase?: unknown }).phase);
  return accept({
    server,
    account,
    upload: {
      ...upload,
      attempts: Number.isSafeInteger(attempts) ? Number(attempts) : 0,
      ...(isUnderWay && { state: state as StoredUpload['state'] }),
    },
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTicket(value: unknown): value is { readonly id: string; readonly nonce: string } {
  const { id, nonce } = (value ?? {}) as Record<string, unknown>;
  return isText(id) && isText(nonce);
}
