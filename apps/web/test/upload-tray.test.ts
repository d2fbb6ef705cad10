import { describe, expect, test } from 'vitest';
import {
  emptyTray,
  type HandedRun,
  layRun,
  STORED_TRAY,
  TRAY_LIMITS,
  trayRuns,
} from '../src/online/upload-tray.js';
import { memoryShelf } from './support/play-runs.js';

const CLOCK = { startedAt: 0, pauses: [{ tick: 10, ms: 500 }], savedAt: 20_000 };

function handed(part: Partial<HandedRun> = {}): HandedRun {
  const ticket = { id: 'ticket', nonce: 'nonce' };
  const owner = { id: 'Mole', guest: false };
  return { game: 'lost-cause', ticks: 600, text: 'recording', ticket, clock: CLOCK, owner, ...part };
}

describe('a run that has just ended', () => {
  test('lies there at once, with its ticket, its pauses and its player, until the queue has it', async () => {
    const shelf = memoryShelf();
    expect(layRun(handed(), shelf)).toBe(true);
    expect(trayRuns(shelf)).toEqual([handed()]);
    const queue: HandedRun[] = [];
    await emptyTray(async (run) => queue.push(run), shelf);
    expect([queue, trayRuns(shelf), shelf().getItem(STORED_TRAY)]).toEqual([[handed()], [], null]);
  });

  test('stays where the queue could not take it', async () => {
    const shelf = memoryShelf();
    layRun(handed(), shelf);
    const emptied = emptyTray(async () => Promise.reject(new Error('no room')), shelf);
    await expect(emptied).rejects.toThrow('no room');
    expect(trayRuns(shelf)).toEqual([handed()]);
  });

  test('laid down twice lies there once; another one beside it', () => {
    const shelf = memoryShelf();
    for (const text of ['one', 'one', 'two']) layRun(handed({ text }), shelf);
    expect(trayRuns(shelf).map(({ text }) => text)).toEqual(['one', 'two']);
  });

  test('is not taken away with one that was laid down while the queue was busy', async () => {
    const shelf = memoryShelf();
    layRun(handed({ text: 'one' }), shelf);
    await emptyTray(async ({ text }) => text === 'one' && layRun(handed({ text: 'two' }), shelf), shelf);
    expect(trayRuns(shelf).map(({ text }) => text)).toEqual(['two']);
  });
});

describe('the tray', () => {
  test('refuses what is too large or too much, and leaves what lies there', () => {
    const shelf = memoryShelf();
    expect(layRun(handed({ text: 'x'.repeat(TRAY_LIMITS.letters) }), shelf)).toBe(false);
    const laid = Array.from({ length: TRAY_LIMITS.runs + 1 }, (_, i) =>
      layRun(handed({ text: `${i}` }), shelf),
    );
    expect([laid.indexOf(false), trayRuns(shelf).length]).toEqual([TRAY_LIMITS.runs, TRAY_LIMITS.runs]);
  });

  test('says so where nothing can be kept', () => {
    const none = () => {
      throw new Error('no storage');
    };
    expect([layRun(handed(), none), trayRuns(none)]).toEqual([false, []]);
  });

  test('leaves out what is damaged', () => {
    const shelf = memoryShelf();
    for (const text of ['', '{', '[]', '{"runs":7}', '{"runs":[null,{"game":1},{"text":"x"}]}']) {
      shelf().setItem(STORED_TRAY, text);
      expect(trayRuns(shelf)).toEqual([]);
    }
    const ticket = { id: 'without a nonce' };
    shelf().setItem(STORED_TRAY, JSON.stringify({ runs: [{ ...handed(), ticket }, handed()] }));
    expect(trayRuns(shelf)).toEqual([handed()]);
  });
});
