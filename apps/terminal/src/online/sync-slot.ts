import { accept, type Result, refuse } from '@warren/engine';
import { type Client, type Failure, LIMITS, type Save, type SaveHead } from '@warren/protocol/client';
import type { LocalSave, SyncSlot } from './slot.js';
import { type SyncPoint, textHash } from './sync-file.js';

/** Two copies that both went on; somebody has to choose. */
export interface Conflict {
  readonly slot: SyncSlot;
  readonly here: string;
  readonly there: Pick<Save, 'summary' | 'device' | 'savedAt'>;
}

export type Choice = 'here' | 'server' | 'later';

export interface SyncTools {
  readonly line: Client;
  /** What this device is called. */
  readonly device: string;
  readonly choose: (conflict: Conflict) => Promise<Choice>;
}

/** What was done, in words, and where both sides are alike now. */
export interface Synced {
  readonly words: string;
  readonly point: SyncPoint;
}

const NOWHERE: SyncPoint = { revision: 0, hash: textHash('') };
const ANOTHER_MOMENT = 'another device saves at this moment; try again';

/**
 * Brings a slot up to date: what only one side changed goes to the other, and where both did, somebody chooses. Both
 * copies stay on the server then.
 */
export async function syncSlot(
  slot: SyncSlot,
  { point = NOWHERE, head }: { readonly point?: SyncPoint | undefined; readonly head: SaveHead | undefined },
  tools: SyncTools,
): Promise<Result<Synced>> {
  const local = slot.read();
  if (!local.ok) return local;
  // The save stays as it is, and is fetched anew when there is room for it: nobody has ended it.
  if (local.value === null)
    return accept({ words: 'another run of the game is under way here', point: NOWHERE });
  const { text } = local.value;
  const revision = head?.revision ?? 0;
  const isClean = textHash(text) === point.hash;
  if (isClean && revision === point.revision)
    return accept({ words: text === '' ? 'none' : 'up to date', point });
  if (revision === 0 && text === '') return accept({ words: 'none', point: NOWHERE });
  if (revision === 0 || revision === point.revision) return push(slot, local.value, revision, tools);
  const save = await tools.line.call('readSave', { params: { slot: slot.slot } });
  if (!save.ok) return refuse(save.message);
  const there = save.value;
  if (there.text === text)
    return accept({ words: text === '' ? 'none' : 'up to date', point: pointOf(there) });
  if (isClean || text === '') return take(slot, there);
  // A run that has ended there is nothing that could be lost.
  if (there.text === '') return push(slot, local.value, there.revision, tools);
  return settleConflict(slot, { local: local.value, there, point }, tools);
}

async function settleConflict(
  slot: SyncSlot,
  { local, there, point }: { readonly local: LocalSave; readonly there: Save; readonly point: SyncPoint },
  tools: SyncTools,
): Promise<Result<Synced>> {
  const choice = await tools.choose({ slot, here: local.summary, there });
  if (choice === 'later') return refuse('there are two copies; choose with --keep here or --keep server');
  // What is there becomes an older generation of the save.
  if (choice === 'here') return push(slot, local, there.revision, tools);
  // A write that builds on what is no longer there is refused, and its text kept beside the save: just what is wanted.
  const kept = await write(slot, local, point.revision, tools);
  if (kept.ok) return refuse(ANOTHER_MOMENT);
  return kept.code === 'save-conflict' ? take(slot, there) : refuse(kept.message);
}

function write(slot: SyncSlot, { text, summary }: LocalSave, revision: number, { line, device }: SyncTools) {
  return line.call('writeSave', { params: { slot: slot.slot }, revision, body: { text, summary, device } });
}

async function push(
  slot: SyncSlot,
  local: LocalSave,
  revision: number,
  tools: SyncTools,
): Promise<Result<Synced>> {
  const bytes = Buffer.byteLength(local.text);
  if (bytes > LIMITS.saveBytes)
    return refuse(`it is too large to be carried: ${bytes} bytes, and ${LIMITS.saveBytes} is the most`);
  const written = await write(slot, local, revision, tools);
  if (!written.ok) return refuse(whyNot(written));
  const words = local.text === '' ? slot.gone.here : `sent: ${local.summary}`;
  return accept({ words, point: { revision: written.value.revision, hash: textHash(local.text) } });
}

/** Puts the copy of the server in the place of the one here, once it is known to be one that can go on. */
function take(slot: SyncSlot, there: Save): Result<Synced> {
  const here = slot.write(there.text);
  if (!here.ok) return here;
  const { text, summary } = here.value;
  const words = text === '' ? slot.gone.elsewhere : `fetched: ${summary}`;
  return accept({ words, point: { revision: there.revision, hash: textHash(text) } });
}

function pointOf({ revision, text }: Save): SyncPoint {
  return { revision, hash: textHash(text) };
}

function whyNot({ code, message }: Failure): string {
  return code === 'save-conflict' ? ANOTHER_MOMENT : message;
}
