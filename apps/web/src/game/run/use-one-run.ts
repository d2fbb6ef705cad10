import type { AnyGame } from '@warren/games';
import { useCallback, useRef, useState } from 'preact/hooks';
import { drawBelow, seedWords } from '../../lib/seed-words.js';
import { beginRanked, type RankedRun } from './ranked-run.js';
import type { RankedShelf } from './ranked-storage.js';
import { drawTicket } from './ticket-client.js';

/** Gets the run to be played, at the moment it is this tab's alone; `null` when there is none any more. */
export type OpenRun = () => RankedRun | null;

/** A game of which one run is kept: it is begun, gone on with, and left. */
export interface OneRun {
  /** What is being played; `null` in the menu. */
  readonly opening: OpenRun | null;
  /** Begins another run; the one that was kept is gone. */
  start(): Promise<void>;
  /** Goes on with the one that is kept. */
  goOn(): void;
  leave(): void;
}

export interface OneRunParts {
  readonly game: AnyGame;
  readonly shelf: RankedShelf;
  /** What another run is to be played with. */
  readonly settings: () => object;
}

export function useOneRun({ game, shelf, settings }: OneRunParts): OneRun {
  const [opening, setOpening] = useState<OpenRun | null>(null);
  const starting = useRef(false);
  const onOpen = (open: OpenRun) => setOpening(() => open);
  const leave = useCallback(() => setOpening(null), []);

  /** A ticket takes a moment; pressed twice, there is one run. */
  async function start(): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    const wished = settings();
    const drawn = await drawTicket(game, wished);
    starting.current = false;
    onOpen(() => {
      const run = beginRanked({ game, settings: wished, seed: seedWords(drawBelow) }, drawn);
      // These settings are ours or the server's, so they are right.
      if (!run.ok) throw new Error(run.reason);
      shelf.forget();
      return run.value;
    });
  }
  return { opening, start, goOn: () => onOpen(shelf.saved), leave };
}
