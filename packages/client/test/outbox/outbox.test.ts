import { describe, expect, test } from 'vitest';
import { drainOutbox, enqueue, OUTBOX_LIMITS, outboxRuns, STORED_OUTBOX } from '../../src/outbox/outbox.js';
import type { FinishedRun } from '../../src/outbox/upload.js';
import { memoryStorage } from '../support/memory-storage.js';

const CLOCK = { startedAt: 0, pauses: [{ tick: 10, ms: 500 }], savedAt: 20_000 };

function handed(part: Partial<FinishedRun> = {}): FinishedRun {
  const ticket = { id: 'ticket', nonce: 'nonce' };
  const owner = { id: 'Mole', guest: false };
  return { game: 'lost-cause', ticks: 600, text: 'recording', ticket, clock: CLOCK, owner, ...part };
}

describe('a run that has just ended', () => {
  test('lies there at once, with its ticket, its pauses and its player, until the queue has it', async () => {
    const storage = memoryStorage();
    expect(enqueue(handed(), storage)).toBe(true);
    expect(outboxRuns(storage)).toEqual([handed()]);
    const queue: FinishedRun[] = [];
    await drainOutbox(async (run) => queue.push(run), storage);
    expect([queue, outboxRuns(storage), storage().getItem(STORED_OUTBOX)]).toEqual([[handed()], [], null]);
  });

  test('stays where the queue could not take it', async () => {
    const storage = memoryStorage();
    enqueue(handed(), storage);
    const emptied = drainOutbox(async () => Promise.reject(new Error('no room')), storage);
    await expect(emptied).rejects.toThrow('no room');
    expect(outboxRuns(storage)).toEqual([handed()]);
  });

  test('laid down twice lies there once; another one beside it', () => {
    const storage = memoryStorage();
    for (const text of ['one', 'one', 'two']) enqueue(handed({ text }), storage);
    expect(outboxRuns(storage).map(({ text }) => text)).toEqual(['one', 'two']);
  });

  test('is not taken away with one that was laid down while the queue was busy', async () => {
    const storage = memoryStorage();
    enqueue(handed({ text: 'one' }), storage);
    await drainOutbox(
      async ({ text }) => text === 'one' && enqueue(handed({ text: 'two' }), storage),
      storage,
    );
    expect(outboxRuns(storage).map(({ text }) => text)).toEqual(['two']);
  });
});

describe('the tray', () => {
  test('refuses what is too large or too much, and leaves what lies there', () => {
    const storage = memoryStorage();
    expect(enqueue(handed({ text: 'x'.repeat(OUTBOX_LIMITS.letters) }), storage)).toBe(false);
    const laid = Array.from({ length: OUTBOX_LIMITS.runs + 1 }, (_, i) =>
      enqueue(handed({ text: `${i}` }), storage),
    );
    expect([laid.indexOf(false), outboxRuns(storage).length]).toEqual([
      OUTBOX_LIMITS.runs,
      OUTBOX_LIMITS.runs,
    ]);
  });

  test('says so where nothing can be kept', () => {
    const none = () => {
      throw new Error('no storage');
    };
    expect([enqueue(handed(), none), outboxRuns(none)]).toEqual([false, []]);
  });

  test('leaves out what is damaged', () => {
    const storage = memoryStorage();
    for (const text of ['', '{', '[]', '{"runs":7}', '{"runs":[null,{"game":1},{"text":"x"}]}']) {
      storage().setItem(STORED_OUTBOX, text);
      expect(outboxRuns(storage)).toEqual([]);
    }
    const ticket = { id: 'without a nonce' };
    storage().setItem(STORED_OUTBOX, JSON.stringify({ runs: [{ ...handed(), ticket }, handed()] }));
    expect(outboxRuns(storage)).toEqual([handed()]);
  });
});
