import { storedName, WORLD_SLOTS } from '@warren/client';

/** What the texts of worlds begin with in this browser's storage. */
export const STORED_WORLDS = storedName(WORLD_SLOTS);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 16;

/** What a world is called on the server, and among the tabs of a browser. */
export function worldSlot(id: string): string {
  return `${WORLD_SLOTS}${id}`;
}

/** Where the text of a world is kept. */
export function storedWorld(id: string): string {
  return `${STORED_WORLDS}${id}`;
}

/** Where the moves are kept that were made since the text was. */
export function storedMoves(id: string): string {
  return `${STORED_WORLDS}${id}.moves`;
}

/** An id no other world has; `below` draws a whole number below another. */
export function newWorldId(below: (limit: number) => number): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[below(LETTERS.length)]).join('');
}
