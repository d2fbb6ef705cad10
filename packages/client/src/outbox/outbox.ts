import { fieldsOf, itemsOf, parseObject, readText, type TextStorage } from '../lib/text-storage.js';
import type { FinishedRun } from './upload.js';

/** The name of the outbox in text storage. */
export const STORED_OUTBOX = 'warren.uploads';
/** A browser stores a few million letters, and saves come first. */
export const OUTBOX_LIMITS = { runs: 8, letters: 1_000_000 } as const;

/**
 * Stores a run at once, so that it is not lost when the page is closed before the queue is loaded. False: it is too
 * large, there are too many, or nothing can be stored; then the queue alone can have it.
 */
export function enqueue(run: FinishedRun, storage: TextStorage): boolean {
  const others = outboxRuns(storage).filter((other) => !isSame(other, run));
  const text = JSON.stringify({ runs: [...others, run] });
  if (others.length >= OUTBOX_LIMITS.runs || text.length > OUTBOX_LIMITS.letters) return false;
  return write(text, storage);
}

/** The runs in the outbox, the oldest first. What is damaged is left out. */
export function outboxRuns(storage: TextStorage): FinishedRun[] {
  const { runs } = parseObject(readText(STORED_OUTBOX, storage));
  return itemsOf(runs, isFinishedRun);
}

/** Has the queue take every run in the outbox, also from an earlier visit. */
export async function drainOutbox(
  add: (run: FinishedRun) => Promise<unknown>,
  storage: TextStorage,
): Promise<void> {
  for (const run of outboxRuns(storage)) {
    await add(run);
    dequeue(run, storage);
  }
}

/** Removes a run that is safe elsewhere. */
export function dequeue(run: FinishedRun, storage: TextStorage): void {
  const others = outboxRuns(storage).filter((other) => !isSame(other, run));
  if (others.length > 0) return void write(JSON.stringify({ runs: others }), storage);
  try {
    storage().removeItem(STORED_OUTBOX);
  } catch {
    // Handed in again it is the same run, and nothing happens twice.
  }
}

function write(text: string, storage: TextStorage): boolean {
  try {
    storage().setItem(STORED_OUTBOX, text);
    return true;
  } catch {
    return false;
  }
}

function isSame(one: FinishedRun, other: FinishedRun): boolean {
  return one.text === other.text && one.ticket?.id === other.ticket?.id;
}

function isFinishedRun(value: unknown): value is FinishedRun {
  const { game, ticks, text, ticket, owner } = fieldsOf(value);
  return (
    typeof game === 'string' &&
    Number.isSafeInteger(ticks) &&
    typeof text === 'string' &&
    (ticket === null || hasTexts(ticket, ['id', 'nonce'])) &&
    (owner === null || hasTexts(owner, ['id']))
  );
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const fields = fieldsOf(value);
  return names.every((name) => typeof fields[name] === 'string');
}
