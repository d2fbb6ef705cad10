import { outcomeLabel } from '@warren/client';
import { accept, type Result } from '@warren/engine';
import type { AnyGame } from '@warren/games';
import { browserShelf, type Shelf } from '../../lib/storage.js';
import { type KeepableRun, type RankedRun, resumeRanked } from './ranked-run.js';
import { forgetRun, resumeSaved, saveRun } from './saved-run.js';

/** The place of a game's one run that is kept as it goes. */
export interface RankedShelf {
  /** What it is kept as. */
  readonly name: string;
  /** The kept run exactly as it was left; `null` if there is none; the reason if it cannot be had. */
  resume(shelf?: Shelf): Result<RankedRun | null>;
  /** The same, where nobody wants to know why there is none. */
  saved(): RankedRun | null;
  /** Keeps a run as it is now. False: this browser keeps nothing. */
  save(kept: KeepableRun, shelf?: Shelf): boolean;
  /** Forgets the kept run. */
  forget(shelf?: Shelf): void;
}

export interface RankedShelfParts {
  readonly game: AnyGame;
  /** What it is kept as. */
  readonly name: string;
}

export function makeRankedShelf({ game, name }: RankedShelfParts): RankedShelf {
  function resume(shelf: Shelf = browserShelf): Result<RankedRun | null> {
    const kept = resumeSaved(name, game, shelf);
    if (!kept.ok || kept.value === null) return kept.ok ? accept(null) : kept;
    return accept(resumeRanked(kept.value));
  }
  return {
    name,
    resume,
    saved() {
      const kept = resume();
      return kept.ok ? kept.value : null;
    },
    save: (kept, shelf = browserShelf) => saveRun({ ...kept, name, label: outcomeLabel(kept.run) }, shelf),
    forget: (shelf = browserShelf) => forgetRun(name, shelf),
  };
}
