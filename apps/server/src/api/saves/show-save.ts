import type { Save, SaveHead } from '@warren/protocol';
import type { SaveCopyRow, SaveHeadRow, SaveRow } from '../../store/repositories/saves.js';

/** What is told of a save; nothing the store may know besides. */
export function showHead({ slot, revision, summary, device, savedAt, bytes }: SaveHeadRow): SaveHead {
  return { slot, revision, summary, device, savedAt, bytes };
}

export function showSave(save: SaveRow): Save {
  return { ...showHead(save), text: save.text, copies: save.copies.map(showCopy) };
}

function showCopy({
  id,
  revision,
  summary,
  device,
  savedAt,
  bytes,
  conflict,
}: SaveCopyRow): Save['copies'][number] {
  return { id, revision, summary, device, savedAt, bytes, conflict };
}
