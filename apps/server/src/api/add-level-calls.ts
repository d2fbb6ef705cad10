import { addCall } from './add-call.js';
import type { Api } from './api.js';
import { deleteLevel } from './levels/delete-level.js';
import { listLevels } from './levels/list-levels.js';
import { saveLevel } from './levels/save-level.js';

/** Levels people have kept, and those they share. */
export function addLevelCalls(api: Api): void {
  addCall(api, 'levels', listLevels(api));
  addCall(api, 'saveLevel', saveLevel(api));
  addCall(api, 'deleteLevel', deleteLevel(api));
}
