import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Disk, realDisk } from '../../../src/storage/worlds/disk.js';
import { openFlusher } from '../../../src/storage/worlds/journal-writer.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk that takes its time. */
function slowDisk() {
  const busy: ((error: Error | null) => void)[] = [];
  const closed: number[] = [];
  const disk: Disk = {
    ...realDisk,
    syncLater: (_, done) => void busy.push(done),
    close: (file) => void closed.push(file),
  };
  const troubles: Error[] = [];
  const flusher = openFlusher(disk, 7, (error) => void troubles.push(error));
  return { flusher, busy, closed, troubles };
}

test('however often it is written, the disk is asked at most once a second, and never twice at a time', () => {
  const { flusher, busy } = slowDisk();
  for (let i = 0; i < 30; i++) {
    flusher.touch();
    vi.advanceTimersByTime(100);
  }
  expect(busy).toHaveLength(1);
  busy[0](null);
  vi.advanceTimersByTime(1000);
  expect(busy).toHaveLength(2);
  busy[1](null);
  vi.advanceTimersByTime(10_000);
  expect(busy).toHaveLength(2);
});

test('a file is closed once, and not while the disk is at work on it', () => {
  const { flusher, busy, closed } = slowDisk();
  flusher.touch();
  vi.advanceTimersByTime(1000);
  flusher.close();
  flusher.close();
  expect(closed).toEqual([]);
  busy[0](null);
  expect(closed).toEqual([7]);

  const idle = slowDisk();
  idle.flusher.touch();
  idle.flusher.close();
  vi.advanceTimersByTime(5000);
  expect([idle.closed, idle.busy]).toEqual([[7], []]);
});

test('a disk that could not keep it is told of', () => {
  const { flusher, busy, troubles } = slowDisk();
  flusher.touch();
  vi.advanceTimersByTime(1000);
  busy[0](new Error('EIO'));
  expect(troubles).toHaveLength(1);
});
