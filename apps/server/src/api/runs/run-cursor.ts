import { accept, type Result, refuse } from '@warren/engine';

/** The last run of a page. */
export interface RunCursor {
  readonly receivedAt: number;
  readonly id: string;
}

const FORM = /^(\d{1,16})_([A-Za-z0-9_-]{1,64})$/;

export function makeRunCursor({ receivedAt, id }: RunCursor): string {
  return `${receivedAt}_${id}`;
}

/** Reads what `makeRunCursor` writes. */
export function parseRunCursor(text: string): Result<RunCursor> {
  const [, moment, id] = FORM.exec(text) ?? [];
  const cursor = { receivedAt: Number(moment), id };
  const isSame = Number.isSafeInteger(cursor.receivedAt) && makeRunCursor(cursor) === text;
  return isSame ? accept(cursor) : refuse('this is no place in a list of runs');
}
