import { browserShelf, readObject, type Shelf } from '../lib/storage.js';
import type { StoredUpload } from './upload.js';

/** A run as it is handed in: everything the server has to be told, and whose it is. */
export type HandedRun = Pick<StoredUpload, 'game' | 'ticks' | 'text' | 'ticket' | 'clock' | 'owner'>;

/** Where runs lie from the moment they end until the queue has them. */
export const STORED_TRAY = 'warren.uploads';
/** The shelf of a browser holds a few million letters, and saves come first. */
export const TRAY_LIMITS = { runs: 8, letters: 1_000_000 } as const;

/**
 * Lays a run down at once, so that it is not lost when the page is closed before the queue is there. False: it is too
 * large, there are too many, or this browser keeps nothing; then the queue alone can have it.
 */
export function layRun(run: HandedRun, shelf: Shelf = browserShelf): boolean {
  const others = trayRuns(shelf).filter((other) => !isSame(other, run));
  const text = JSON.stringify({ runs: [...others, run] });
  if (others.length >= TRAY_LIMITS.runs || text.length > TRAY_LIMITS.letters) return false;
  return write(text, shelf);
}

/** What lies there, the oldest first. What is damaged is left out. */
export function trayRuns(shelf: Shelf = browserShelf): HandedRun[] {
  const { runs } = readObject(STORED_TRAY, shelf);
  return Array.isArray(runs) ? runs.filter(isHanded) : [];
}

/** Has the queue take everything that lies there, also from an earlier visit. */
export async function emptyTray(
  add: (run: HandedRun) => Promise<unknown>,
  shelf: Shelf = browserShelf,
): Promise<void> {
  for (const run of trayRuns(shelf)) {
    await add(run);
    takeRun(run, shelf);
  }
}

/** Takes one away that is safe elsewhere. */
export function takeRun(run: HandedRun, shelf: Shelf = browserShelf): void {
  const others = trayRuns(shelf).filter((other) => !isSame(other, run));
  if (others.length > 0) return void write(JSON.stringify({ runs: others }), shelf);
  try {
    shelf().removeItem(STORED_TRAY);
  } catch {
    // Handed in again it is the same run, and nothing happens twice.
  }
}

function write(text: string, shelf: Shelf): boolean {
  try {
    shelf().setItem(STORED_TRAY, text);
    return true;
  } catch {
    return false;
  }
}

function isSame(one: HandedRun, other: HandedRun): boolean {
  return one.text === other.text && one.ticket?.id === other.ticket?.id;
}

function isHanded(value: unknown): value is HandedRun {
  if (value === null || typeof value !== 'object') return false;
  const { game, ticks, text, ticket, owner } = value as Partial<Record<keyof HandedRun, unknown>>;
  return (
    typeof game === 'string' &&
    Number.isSafeInteger(ticks) &&
    typeof text === 'string' &&
    (ticket === null || hasWords(ticket, ['id', 'nonce'])) &&
    (owner === null || hasWords(owner, ['id']))
  );
}

function hasWords(value: unknown, names: readonly string[]): boolean {
  if (value === null || typeof value !== 'object') return false;
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}
