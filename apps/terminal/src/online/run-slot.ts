import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame, Run } from '@warren/games';
import { readKeptText, readSavedRun, writeKeptText } from '../storage/runs.js';
import { type LocalSave, NO_SAVE, type SyncSlot } from './slot.js';

export interface RunSlotOptions {
  readonly slot: string;
  readonly title: string;
  readonly game: AnyGame;
  /** Where runs are kept. */
  readonly folder: string;
  readonly now: () => number;
  /** Whether a run of the game is one for this slot. */
  fits(run: Run): boolean;
  summary(run: Run): string;
}

/** The kept run of a game as a save that follows its player. */
export function runSlot({ slot, title, game, folder, now, fits, summary }: RunSlotOptions): SyncSlot {
  function read(): Result<LocalSave | null> {
    const text = readKeptText(folder, game);
    if (!text.ok) return text;
    if (text.value === '') return accept(NO_SAVE);
    const kept = readSavedRun(text.value, game, now);
    if (!kept.ok) return refuse(`the run that is kept here can't go on: ${kept.reason}`);
    if (kept.value === null) return accept(NO_SAVE);
    const { run } = kept.value;
    return accept(fits(run) ? { text: text.value, summary: summary(run) } : null);
  }

  function write(text: string): Result<LocalSave> {
    const kept = text === '' ? accept(null) : readSavedRun(text, game, now);
    if (!kept.ok) return refuse(`the copy of the server can't go on here: ${kept.reason}`);
    const run = kept.value?.run ?? null;
    if (run !== null && !fits(run)) return refuse('the copy of the server is another kind of run');
    const here = run === null ? NO_SAVE : { text, summary: summary(run) };
    const replaced = writeKeptText(folder, game, here.text);
    return replaced.ok ? accept(here) : replaced;
  }

  const gone = { here: 'it has ended here; the server knows', elsewhere: 'it has ended elsewhere' };
  return { slot, title, isOneOfMany: false, gone, read, write };
}
