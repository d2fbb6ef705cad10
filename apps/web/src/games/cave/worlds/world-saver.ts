import { textHash } from '@warren/client';
import type { Run } from '@warren/games';
import { type CaveState, CHAPTER_ACTIONS, makeWorldText, turnChapter, type World } from '@warren/games/cave';
import { browserStorage, type TextStorage } from '../../../lib/storage.js';
import { storedMoves, storedWorld } from '../storage.js';
import { addTick, makeMovesText } from './moves.js';
import type { KeptWorld } from './world-repository.js';

/** Keeps a world while it is played. */
export interface WorldKeeper {
  /** What is to be played: every move is kept before it is shown. */
  readonly run: Run<CaveState>;
  /** Keeps the world as a whole; the moves beside it are part of it then. */
  keepWhole(): void;
  /** The same, once there are enough moves for it to be worth the time. */
  keepSoon(): void;
  /** Whether what is written at this moment is the keeper's own doing. */
  isWriting(): boolean;
  /** Somebody else has changed what is kept: moves alone are not enough from now on. */
  disturb(): void;
}

export interface KeeperParts {
  readonly kept: KeptWorld & { readonly world: World };
  readonly now: () => number;
  /** Whether the world is still this tab's to keep. */
  readonly maySave: () => boolean;
  /** Told whether what is played is kept: first when it is not, and when it is again. */
  readonly onKept: (isKept: boolean) => void;
  /** A chapter has ended: what is to be played from now on. */
  readonly onChapter: (run: Run<CaveState>) => void;
}

/** So many moves lie beside a world before it is kept as a whole, which takes some milliseconds. */
export const ENOUGH_MOVES = 150;

/** Goes on with a world that is kept here. Nothing is written before the first move. */
export function openKeeper(parts: KeeperParts, storage: TextStorage = browserStorage): WorldKeeper {
  const { kept, now, maySave, onKept, onChapter } = parts;
  const { id } = kept;
  let { world } = kept;
  let base = textHash(kept.text);
  let { ticks } = kept;
  let moves = ticks === '' ? 0 : ticks.split(',').length;
  let actions = world.run.recording().actions.length / 2;
  let isDisturbed = false;
  let run = watchedRun(world.run, moved);
  const pen = makePen({ storage, maySave, onKept });

  function moved(made: readonly number[]): void {
    ticks = addTick(ticks, made);
    moves++;
    actions += made.length;
    if (isDisturbed) keepWhole();
    else keepMoves(makeMovesText({ base, at: now(), ticks }));
  }

  function keepMoves(text: string): void {
    pen.write((storage) => storage.setItem(storedMoves(id), text));
  }

  function keepWhole(): void {
    if (moves === 0 && !isDisturbed) return;
    const turned = actions < CHAPTER_ACTIONS && !run.finished ? world : turnChapter(world);
    const text = makeWorldText({ ...turned, playedAt: now() });
    const worked = pen.write((storage) => {
      storage.setItem(storedWorld(id), text);
      storage.removeItem(storedMoves(id));
    });
    if (worked) {
      base = textHash(text);
      ticks = '';
      moves = 0;
      isDisturbed = false;
    }
    if (turned !== world && (worked || run.finished)) beginChapter(turned);
  }

  function beginChapter(turned: World): void {
    world = turned;
    actions = 0;
    run = watchedRun(world.run, moved);
    onChapter(run);
  }

  return {
    get run() {
      return run;
    },
    isWriting: pen.isWriting,
    keepWhole,
    keepSoon() {
      if (moves >= ENOUGH_MOVES) keepWhole();
    },
    disturb() {
      isDisturbed = true;
    },
  };
}

/** A run as it is, but for one thing: somebody hears of every tick, before anybody sees what came of it. */
export function watchedRun(
  run: Run<CaveState>,
  onTick: (actions: readonly number[]) => void,
): Run<CaveState> {
  const { game, settings, seed } = run;
  return {
    game,
    settings,
    seed,
    get state() {
      return run.state;
    },
    get tick() {
      return run.tick;
    },
    get finished() {
      return run.finished;
    },
    get outcome() {
      return run.outcome;
    },
    advance(actions) {
      run.advance(actions);
      onTick(actions);
    },
    recording: run.recording,
    save: run.save,
  };
}

export interface PenParts {
  readonly storage: TextStorage;
  /** Whether anything may be written at all. */
  readonly maySave: () => boolean;
  /** Told whether what is written is kept: first when it is not, and when it is again. */
  readonly onKept: (isKept: boolean) => void;
}

/** Writes to a storage that may be full, or be somebody else's by now. */
export interface Pen {
  /** Whether it worked. */
  write(task: (storage: ReturnType<TextStorage>) => void): boolean;
  /** Whether something is being written at this moment: who hears of a change knows whose it is. */
  isWriting(): boolean;
}

export function makePen({ storage, maySave, onKept }: PenParts): Pen {
  let isKept = true;
  let isWriting = false;
  return {
    isWriting: () => isWriting,
    write(task) {
      if (!maySave()) return false;
      let worked = true;
      isWriting = true;
      try {
        task(storage());
      } catch {
        worked = false;
      }
      isWriting = false;
      if (worked !== isKept) {
        isKept = worked;
        onKept(worked);
      }
      return worked;
    },
  };
}
