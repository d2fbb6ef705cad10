import { accept, type Result, refuse } from '@warren/engine';
import type { BoardCursor } from '../../store/repositories/board-ranking.js';

const FORM = /^(-?\d{1,16})_(-?\d{1,16})_(\d{1,16})_([A-Za-z0-9_-]{1,64})$/;

/** The place after which a page begins, as a word for an address. */
export function makeBoardCursor({ points, ties, receivedAt, runId }: BoardCursor): string {
  return `${points}_${ties}_${receivedAt}_${runId}`;
}

/** Reads what `makeBoardCursor` writes. */
export function parseBoardCursor(text: string): Result<BoardCursor> {
  const [, ...parts] = FORM.exec(text) ?? [];
  const [points, ties, receivedAt] = parts.slice(0, 3).map(Number);
  const cursor = { points, ties, receivedAt, runId: parts[3] };
  // Written anew it must be the same: no leading zeros, no numbers beyond those that are exact.
  const isWhole = [points, ties, receivedAt].every(Number.isSafeInteger);
  return isWhole && makeBoardCursor(cursor) === text ? accept(cursor) : refuse('this is no place on a board');
}
