import type { Run } from '@warren/games';
import { isVisibleName } from '@warren/games/scores';
import { useState } from 'preact/hooks';
import {
  browserStorage,
  changeObject,
  readObject,
  type TextStorage,
  useStorageVersion,
} from '../../lib/storage.js';
import { useAccount, who } from '../../online/who.js';

/** Where the name is kept. It was asked for by Treasure Rush first, and lies among the wishes of that. */
export const STORED_NAME = 'warren.treasure-rush';

/** Longer names do not fit a table. */
export const LONGEST_NAME = 24;

/** The name the player chose for the tables of this browser; `null` before that. */
export function readName(storage: TextStorage = browserStorage): string | null {
  const { name } = readObject(STORED_NAME, storage);
  return typeof name === 'string' && checkName(name) === null ? name : null;
}

/** Saves a name. Without a usable storage it lasts for this visit. */
export function saveName(name: string, storage: TextStorage = browserStorage): void {
  changeObject(STORED_NAME, { name }, storage);
}

/** Why a name cannot be used, or `null`. */
export function checkName(name: string): string | null {
  if (!isVisibleName(name)) return 'A name has at least one letter.';
  if (name.length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} letters.`;
  return /\p{Cc}/u.test(name) ? 'A name is one line of text.' : null;
}

/** The name in the tables of this browser: that of the account, or the one the player chose. */
export function nameInTable(): string {
  const account = who.get();
  if (account !== null && !account.guest) return account.name;
  return readName() ?? account?.name ?? 'Guest';
}

/** The player's name: that of a named account, which is changed there, or the one chosen for this browser; `null` before that. */
export function useName(): { readonly name: string | null; readonly ofAccount: boolean } {
  const account = useAccount();
  useStorageVersion([STORED_NAME]);
  if (account !== null && !account.guest) return { name: account.name, ofAccount: true };
  return { name: readName(), ofAccount: false };
}

/** Enters the score of a run in the table of this browser, under the player's name. */
export function useEnteredScore<State>(enter: (run: Run<State>, name: string) => string) {
  const [place, setPlace] = useState('');
  return {
    /** Where it stands, in a sentence; empty until it was entered, and where there is nothing to enter. */
    place,
    /** To be called at every phase: the score is entered when the run is over, or lost by giving it up. */
    onPhase(run: Run<State>, phase: string): void {
      if (run.finished || phase === 'lost') setPlace(enter(run, nameInTable()));
    },
  };
}
