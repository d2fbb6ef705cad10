import type { Api } from '../api.js';
import { answer, type Handler, trouble } from '../handler.js';
import { needAccount } from '../need-account.js';
import { showHead, showSave } from './show-save.js';

/** `GET /api/saves/<slot>`: a save with its text. */
export function readSave({ store }: Api): Handler<'readSave'> {
  return async (incoming) => {
    const save = await store.saves.read(needAccount(incoming.account).id, incoming.params.slot);
    if (save === null) return trouble('no-save');
    incoming.reply.header('etag', `"${save.revision}"`);
    return answer(showSave(save));
  };
}

/** `GET /api/saves/<slot>/copies/<copy>`: an older copy, or one that lost a conflict. */
export function readSaveCopy({ store }: Api): Handler<'readSaveCopy'> {
  return async (incoming) => {
    const { slot, copy: id } = incoming.params;
    const copy = await store.saves.readCopy(needAccount(incoming.account).id, slot, id);
    return copy === null ? trouble('no-save') : answer({ ...showHead({ ...copy, slot }), text: copy.text });
  };
}
