import { storedName } from '@warren/client';
import type { PictureName } from '../../generated/pictures.js';
import type { SceneAt } from '../../graphics/preview-scene.js';
import { browserStorage, readObject, type TextStorage } from '../../lib/storage.js';
import type { GameSaves } from '../../online/game-saves.js';
import type { Page } from '../../routing/router.js';
import type { GameView } from './game-view.js';

/** What the entrance and the theatre know of a game before it is fetched. */
export interface GameEntry {
  /** The same as the game's. */
  readonly id: string;
  readonly title: string;
  /** The title as a picture; without one it is written. */
  readonly art: PictureName | null;
  /** The colour by which it is known, as CSS has it, for both themes. */
  readonly accent: string;
  /** What it is, in a sentence or two. */
  readonly text: string;
  /** Its first page. */
  readonly path: string;
  /** Which runs its boards count, in a sentence or two; left out where their titles say it. */
  readonly boardsNote?: string;
  /** All its pages, with their addresses. */
  readonly pages: readonly Page[];
  /** What follows its player to other devices; left out where nothing does. */
  readonly saves?: () => Promise<GameSaves>;
  /** The ways in, the usual one first. Looked up when they are shown: there may be something to go on with. */
  readonly ways: () => readonly EntryWay[];
  /** A small moving picture of it, and the moment at which that begins. */
  readonly preview: () => Promise<SceneAt>;
  readonly stillMs: number;
  readonly view: () => Promise<GameView>;
}

export interface EntryWay {
  readonly to: string;
  readonly title: string;
}

/** A number that a saved run tells about itself, such as its level; `null` without one. It does not open the run. */
export function savedNumber(
  slot: string,
  name: string,
  storage: TextStorage = browserStorage,
): number | null {
  const { [name]: value } = readObject(storedName(slot), storage);
  return Number.isSafeInteger(value) ? (value as number) : null;
}
