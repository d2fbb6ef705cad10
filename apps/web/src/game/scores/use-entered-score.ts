import type { Run } from '@warren/games';
import { useState } from 'preact/hooks';
import { useName } from './use-name.js';

/** The score of a run in the table of this browser. */
export interface EnteredScore<State> {
  /** Where it stands, in a sentence; empty until it was entered, and where there is nothing to enter. */
  readonly place: string;
  /** To be called at every phase: the score is entered when the run is over. */
  readonly onPhase: (run: Run<State>) => void;
}

/** Enters the score of a run by the name one plays by. */
export function useEnteredScore<State>(
  enter: (run: Run<State>, name: string) => string,
): EnteredScore<State> {
  const { name } = useName();
  const [place, setPlace] = useState('');
  return {
    place,
    onPhase(run) {
      if (run.finished) setPlace(enter(run, name ?? ''));
    },
  };
}
