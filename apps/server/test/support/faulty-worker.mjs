// A worker thread that does what no worker thread should. The first byte of the recording says what.
import { parentPort } from 'node:worker_threads';

const tell = (report) => parentPort.postMessage(report);

/** What each first byte leads to. */
const MANNERS = {
  1: () => {
    throw new Error('the roof came down');
  },
  2: () => {
    for (;;);
  },
  3: () => {
    for (const heap = []; ; ) heap.push(new Array(1_000_000).fill(heap.length));
  },
  // Waits without taking any processor time until the second byte changes, which is in shared memory.
  4: (recording) => {
    Atomics.wait(new Int32Array(recording.buffer), 1, 0);
  },
};

parentPort.on('message', async ({ task, cancelled }) => {
  const { recording = new Uint8Array(1) } = task;
  tell({ kind: 'progress', thousandths: 500 });
  MANNERS[recording[0]]?.(recording);
  // Goes on until it is told that its result is not wanted.
  if (recording[0] === 5) while (Atomics.load(cancelled, 0) === 0);
  const value = { game: 'none', rules: 1, ticks: recording.length, outcome: { result: 'won' } };
  tell({ kind: 'done', result: { ok: true, value } });
});
tell({ kind: 'ready' });
