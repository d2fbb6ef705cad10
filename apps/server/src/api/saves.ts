import { LIMITS, type Save, type SaveHead, type SaveWrite } from '@warren/protocol';
import { newId } from '../lib/ids.js';
import type { AccountRow } from '../store/repositories/accounts.js';
import type { SaveCopyRow, SaveHeadRow, SaveRow } from '../store/repositories/saves.js';
import { type Api, answer, apiError, type Handlers, type Incoming, type Reply } from './context.js';

export const saveHandlers: Handlers<'saves' | 'readSave' | 'readSaveCopy' | 'writeSave' | 'deleteSave'> = {
  async saves({ store }, { account }) {
    const { saves, bytes } = await store.saves.list(account.id);
    const quota = { used: bytes, most: roomOf(account), slots: LIMITS.saveSlots };
    return answer({ saves: saves.map(showHead), quota });
  },

  async readSave({ store }, { account, params, reply }) {
    const save = await store.saves.read(account.id, params.slot);
    if (save === null) return apiError('no-save');
    reply.header('etag', `"${save.revision}"`);
    return answer(showSave(save));
  },

  async readSaveCopy({ store }, { account, params: { slot, copy: id } }) {
    const copy = await store.saves.readCopy(account.id, slot, id);
    return copy === null ? apiError('no-save') : answer({ ...showHead({ ...copy, slot }), text: copy.text });
  },

  writeSave,

  async deleteSave({ store }, { account, params: { slot }, revision }) {
    const removed = await store.saves.remove(account.id, slot, revision);
    if (removed === 'removed') return answer(null, 204);
    const other = removed === 'missing' ? null : await store.saves.read(account.id, slot);
    if (other === null) return apiError('no-save');
    const message = 'Another device has saved since, so nothing was deleted.';
    return apiError('save-conflict', { message, more: { other: showSave(other), kept: '' } });
  },
};

const SAVE_LIMITS = { generations: LIMITS.saveGenerations, slots: LIMITS.saveSlots } as const;

/** The bytes that all saves of an account may take up. */
function roomOf({ guest }: AccountRow): number {
  return guest ? LIMITS.guestBytes : LIMITS.accountBytes;
}

/** The save builds on the revision in If-Match. A copy that conflicts or is replaced is kept. */
async function writeSave(
  { store, now }: Api,
  { account, params, body, revision, reply }: Incoming<'writeSave'>,
): Promise<Reply<SaveHead>> {
  if (revision === null) return apiError('revision-needed', { field: 'If-Match' });
  if (Buffer.byteLength(body.text) > LIMITS.saveBytes) return apiError('too-large', { field: 'text' });
  const field = findUnstorable(body);
  if (field !== null) {
    const message = `The ${field} holds characters that the server cannot store.`;
    return apiError('bad-request', { message, field });
  }
  const { text, summary = '', device = '' } = body;
  const written = await store.saves.write({
    accountId: account.id,
    slot: params.slot,
    expected: revision,
    copyId: newId(),
    text,
    summary,
    device,
    at: now(),
    limits: { ...SAVE_LIMITS, bytes: roomOf(account) },
  });
  if (written.kind === 'full') return apiError('quota-full');
  if (written.kind === 'conflict') {
    return apiError('save-conflict', { more: { other: showSave(written.current), kept: written.kept } });
  }
  reply.header('etag', `"${written.save.revision}"`);
  return answer(showHead(written.save), revision === 0 ? 201 : 200);
}

/** Half a character, or the character that PostgreSQL refuses, would not come back unchanged. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** The name of a field that cannot be stored. */
function findUnstorable({ text, summary = '', device = '' }: SaveWrite): string | null {
  const fields = Object.entries({ text, summary, device });
  return fields.find(([, value]) => UNSTORABLE.test(value))?.[0] ?? null;
}

function showHead({ slot, revision, summary, device, savedAt, bytes }: SaveHeadRow): SaveHead {
  return { slot, revision, summary, device, savedAt, bytes };
}

function showSave(save: SaveRow): Save {
  return { ...showHead(save), text: save.text, copies: save.copies.map(showCopy) };
}

function showCopy(copy: SaveCopyRow): Save['copies'][number] {
  const { id, revision, summary, device, savedAt, bytes, conflict } = copy;
  return { id, revision, summary, device, savedAt, bytes, conflict };
}
