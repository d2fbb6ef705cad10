import { addCall } from './add-call.js';
import type { Api } from './api.js';
import { deleteSave } from './saves/delete-save.js';
import { listSaves } from './saves/list-saves.js';
import { readSave, readSaveCopy } from './saves/read-save.js';
import { writeSave } from './saves/write-save.js';

/** Saves that follow their player from device to device. */
export function addSaveCalls(api: Api): void {
  addCall(api, 'saves', listSaves(api));
  addCall(api, 'readSave', readSave(api));
  addCall(api, 'readSaveCopy', readSaveCopy(api));
  addCall(api, 'writeSave', writeSave(api));
  addCall(api, 'deleteSave', deleteSave(api));
}
