import { LIMITS, type SaveWrite } from '@warren/protocol';
import { newId } from '../../lib/ids.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { showHead, showSave } from './show-save.js';

const LIMITS_OF_SAVES = {
  generations: LIMITS.saveGenerations,
  slots: LIMITS.saveSlots,
  bytes: LIMITS.accountBytes,
} as const;

/** Halves of characters and the one character some databases cannot hold would not come back as they went in. */
const UNKEEPABLE = /[\0\p{Surrogate}]/u;

/** `PUT /api/saves/<slot>`: writes a save that builds on the revision in If-Match. Nothing is ever lost by it. */
export function addWriteSave(api: Api): void {
  const { store, now } = api;
  addCall(api, 'writeSave', async (incoming) => {
    const { revision, body, params } = incoming;
    if (revision === null) return apiError('revision-needed', { field: 'If-Match' });
    if (Buffer.byteLength(body.text) > LIMITS.saveBytes) return apiError('too-large', { field: 'text' });
    const field = unkeepable(body);
    if (field !== null) {
      return apiError('bad-request', {
        message: `The ${field} holds characters that cannot be kept.`,
        field,
      });
    }
    const { text, summary = '', device = '' } = body;
    const written = await store.saves.write({
      accountId: needAccount(incoming.account).id,
      slot: params.slot,
      expected: revision,
      copyId: newId(),
      text,
      summary,
      device,
      at: now(),
      limits: LIMITS_OF_SAVES,
    });
    if (written.kind === 'full') return apiError('quota-full');
    if (written.kind === 'conflict') {
      return apiError('save-conflict', { more: { other: showSave(written.current), kept: written.kept } });
    }
    incoming.reply.header('etag', `"${written.save.revision}"`);
    return answer(showHead(written.save), revision === 0 ? 201 : 200);
  });
}

function unkeepable({ text, summary = '', device = '' }: SaveWrite): string | null {
  const fields = Object.entries({ text, summary, device });
  return fields.find(([, value]) => UNKEEPABLE.test(value))?.[0] ?? null;
}
