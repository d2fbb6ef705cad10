import { textHash } from '@warren/client';
import type { Run } from '@warren/games';
import { type CaveState, CHAPTER_ACTIONS, makeWorldText, turnChapter, type World } from '@warren/games/cave';
import { attempt, browserStorage, type TextStorage } from '../../../lib/storage.js';
import { storedMoves, storedWorld } from '../storage.js';
import { addTick, makeMovesText } from './moves.js';
import type { SavedWorld } from './world-repository.js';

/** Saves a world while it is played. */
export type WorldSaver = ReturnType<typeof openWorldSaver>;

export interface WorldSaverParts {
  readonly saved: SavedWorld & { readonly world: World };
  readonly now: () => number;
  /** Whether the world is still this tab's to save. */
  readonly maySave: () => boolean;
  /** Called when saving fails, and when it works again. */
  readonly onSaved: (isSaved: boolean) => void;
  /** A chapter has ended: what is to be played from now on. */
  readonly onChapter: (run: Run<CaveState>) => void;
}

/** So many moves lie beside a world before it is saved as a whole, which takes some milliseconds. */
export const ENOUGH_MOVES = 150;

/** Continues a saved world. Nothing is written before the first move. */
export function openWorldSaver(parts: WorldSaverParts, storage: TextStorage = browserStorage) {
  const { saved, now, maySave, onSaved, onChapter } = parts;
  const { id } = saved;
  let { world } = saved;
  let base = textHash(saved.text);
  let { ticks } = saved;
  let moves = ticks === '' ? 0 : ticks.split(',').length;
  let actions = world.run.recording().actions.length / 2;
  let isInvalid = false;
  let run = watchedRun(world.run, moved);
  const writer = createSafeWriter({ storage, maySave, onSaved });

  function moved(made: readonly number[]): void {
    ticks = addTick(ticks, made);
    moves++;
    actions += made.length;
    if (isInvalid) saveWhole();
    else {
      const text = makeMovesText({ base, at: now(), ticks });
      writer.write((own) => own.setItem(storedMoves(id), text));
    }
  }

  function saveWhole(): void {
    if (moves === 0 && !isInvalid) return;
    const turned = actions < CHAPTER_ACTIONS && !run.finished ? world : turnChapter(world);
    const text = makeWorldText({ ...turned, playedAt: now() });
    const worked = writer.write((own) => {
      own.setItem(storedWorld(id), text);
      own.removeItem(storedMoves(id));
    });
    if (worked) {
      base = textHash(text);
      ticks = '';
      moves = 0;
      isInvalid = false;
    }
    if (turned === world || !(worked || run.finished)) return;
    world = turned;
    actions = 0;
    run = watchedRun(world.run, moved);
    onChapter(run);
  }

  return {
    /** What is to be played: every move is saved before it is shown. */
    get run() {
      return run;
    },
    /** Whether what is written at this moment is the saver's own doing. */
    isWriting: writer.isWriting,
    /** Saves the world as a whole; the moves beside it are part of it then. */
    saveWhole,
    /** The same, once there are enough moves for it to be worth the time. */
    saveSoon(): void {
      if (moves >= ENOUGH_MOVES) saveWhole();
    },
    /** Another tab or the sync has changed what is saved: moves alone are not enough from now on. */
    invalidate(): void {
      isInvalid = true;
    },
  };
}

/** The same run, whose listener hears of every tick before its result is shown. */
function watchedRun(run: Run<CaveState>, onTick: (actions: readonly number[]) => void): Run<CaveState> {
  const watched: Run<CaveState> = Object.create(run);
  watched.advance = (actions) => {
    run.advance(actions);
    onTick(actions);
  };
  return watched;
}

type SafeWriterParts = Pick<WorldSaverParts, 'maySave' | 'onSaved'> & { readonly storage: TextStorage };

/** Writes to a storage that may be full, or belong to another tab by now. */
function createSafeWriter({ storage, maySave, onSaved }: SafeWriterParts) {
  let isSaved = true;
  let isWriting = false;
  return {
    isWriting: () => isWriting,
    /** Whether it worked. */
    write(task: (storage: ReturnType<TextStorage>) => void): boolean {
      if (!maySave()) return false;
      isWriting = true;
      const worked = attempt(() => task(storage()));
      isWriting = false;
      if (worked !== isSaved) {
        isSaved = worked;
        onSaved(worked);
      }
      return worked;
    },
  };
}
