import { accept, type Result, refuse } from '@warren/engine';
import type { Client, Failure, Save, SaveHead } from '@warren/protocol/client';
import { readKept, readKeptText, writeKeptText } from '../play/files/kept-runs.js';
import { type SyncPoint, textHash } from './sync-file.js';
import type { SyncSlot } from './sync-slots.js';

/** Two copies that both went on; somebody has to choose. */
export interface Conflict {
  readonly slot: SyncSlot;
  readonly here: string;
  readonly there: Pick<Save, 'summary' | 'device' | 'savedAt'>;
}

export type Choice = 'here' | 'server' | 'later';

export interface SyncTools {
  readonly line: Client;
  /** Where runs are kept. */
  readonly folder: string;
  /** What this device is called. */
  readonly device: string;
  readonly now: () => number;
  readonly choose: (conflict: Conflict) => Promise<Choice>;
}

/** What was done, in words, and where both sides are alike now. */
export interface Synced {
  readonly words: string;
  readonly point: SyncPoint;
}

/** The copy of this machine. */
interface Local {
  /** Empty when there is none. */
  readonly text: string;
  readonly summary: string;
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
  const local = readLocal(slot, tools);
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
  if (there.text === text) return accept({ words: 'up to date', point: pointOf(there) });
  if (isClean || text === '') return take(slot, there, tools);
  // A run that has ended there is nothing that could be lost.
  if (there.text === '') return push(slot, local.value, there.revision, tools);
  return settleConflict(slot, { local: local.value, there, point }, tools);
}

async function settleConflict(
  slot: SyncSlot,
  { local, there, point }: { readonly local: Local; readonly there: Save; readonly point: SyncPoint },
  tools: SyncTools,
): Promise<Result<Synced>> {
  const choice = await tools.choose({ slot, here: local.summary, there });
  if (choice === 'later') return refuse('there are two copies; choose with --keep here or --keep server');
  // What is there becomes an older generation of the save.
  if (choice === 'here') return push(slot, local, there.revision, tools);
  // A write that builds on what is no longer there is refused, and its text kept beside the save: just what is wanted.
  const kept = await write(slot, local, point.revision, tools);
  if (kept.ok) return refuse(ANOTHER_MOMENT);
  return kept.code === 'save-conflict' ? take(slot, there, tools) : refuse(kept.message);
}

/** The copy of this machine; `null` when a run is under way in its place that is none for this slot. */
function readLocal({ game, fits, summary }: SyncSlot, { folder, now }: SyncTools): Result<Local | null> {
  const none: Local = { text: '', summary: 'None' };
  const text = readKeptText(folder, game);
  if (!text.ok) return text;
  if (text.value === '') return accept(none);
  const kept = readKept(text.value, game, now);
  if (!kept.ok) return refuse(`the run that is kept here can't go on: ${kept.reason}`);
  if (kept.value === null) return accept(none);
  const { run } = kept.value;
  return accept(fits(run) ? { text: text.value, summary: summary(run) } : null);
}

function write(slot: SyncSlot, { text, summary }: Local, revision: number, { line, device }: SyncTools) {
  return line.call('writeSave', { params: { slot: slot.slot }, revision, body: { text, summary, device } });
}

async function push(
  slot: SyncSlot,
  local: Local,
  revision: number,
  tools: SyncTools,
): Promise<Result<Synced>> {
  const written = await write(slot, local, revision, tools);
  if (!written.ok) return refuse(whyNot(written));
  const words = local.text === '' ? 'it has ended here; the server knows' : `sent: ${local.summary}`;
  return accept({ words, point: { revision: written.value.revision, hash: textHash(local.text) } });
}

/** Puts the copy of the server in the place of the one here, once it is known to be a run that can go on. */
function take(slot: SyncSlot, there: Save, { folder, now }: SyncTools): Result<Synced> {
  const kept = there.text === '' ? accept(null) : readKept(there.text, slot.game, now);
  if (!kept.ok) return refuse(`the copy of the server can't go on here: ${kept.reason}`);
  const run = kept.value?.run ?? null;
  if (run !== null && !slot.fits(run)) return refuse('the copy of the server is another kind of run');
  const replaced = writeKeptText(folder, slot.game, run === null ? '' : there.text);
  if (!replaced.ok) return replaced;
  const words = run === null ? 'it has ended elsewhere' : `fetched: ${slot.summary(run)}`;
  return accept({
    words,
    point: { revision: there.revision, hash: textHash(run === null ? '' : there.text) },
  });
}

function pointOf({ revision, text }: Save): SyncPoint {
  return { revision, hash: textHash(text) };
}

function whyNot({ code, message }: Failure): string {
  return code === 'save-conflict' ? ANOTHER_MOMENT : message;
}
