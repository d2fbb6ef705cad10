import type { Game, Plain } from '@warren/games';
import { useCallback, useRef, useState } from 'preact/hooks';
import { drawBelow, seedWords } from '../../lib/seed-words.js';
import { beginRanked, type RankedRun } from './ranked-run.js';
import type { RunStorage } from './saved-run.js';
import { drawTicket } from './ticket-client.js';

/** Gets the run to be played, at the moment it is this tab's alone; `null` when there is none any more. */
export type OpenRun<State> = () => RankedRun<State> | null;

/** A game of which one run is saved: begin, continue and leave it. */
export interface OneRun<State> {
  /** What is being played; `null` in the menu. */
  readonly opening: OpenRun<State> | null;
  /** Begins another run; the one that was kept is gone. */
  start(): Promise<void>;
  /** Goes on with the one that is kept. */
  goOn(): void;
  leave(): void;
}

export interface OneRunParts<State> {
  readonly game: Game<Plain, State>;
  readonly storage: RunStorage<State>;
  /** What another run is to be played with. */
  readonly settings: () => object;
}

export function useOneRun<State>({ game, storage, settings }: OneRunParts<State>): OneRun<State> {
  const [opening, setOpening] = useState<OpenRun<State> | null>(null);
  const starting = useRef(false);
  const onOpen = (open: OpenRun<State>) => setOpening(() => open);
  const leave = useCallback(() => setOpening(null), []);

  /** A ticket takes a moment; pressed twice, there is one run. */
  async function start(): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    const chosen = settings();
    const drawn = await drawTicket(game, chosen);
    starting.current = false;
    onOpen(() => {
      const run = beginRanked({ game, settings: chosen, seed: seedWords(drawBelow) }, drawn);
      // These settings are ours or the server's, so they are right.
      if (!run.ok) throw new Error(run.reason);
      storage.forget();
      return run.value;
    });
  }
  return { opening, start, goOn: () => onOpen(storage.saved), leave };
}
