// A checking thread that does what no checking thread should. The first byte of the recording says what.
import { parentPort } from 'node:worker_threads';

const tell = (report) => parentPort.postMessage(report);

/** What each first byte leads to. A recording in shared memory is the same in every thread. */
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
  4: (recording) => {
    if (Atomics.add(recording, 1, 1) === 0) process.exit(1);
  },
};

parentPort.on('message', ({ recording }) => {
  tell({ kind: 'progress', thousandths: 500 });
  MANNERS[recording[0]]?.(recording);
  const value = { game: 'none', rules: 1, ticks: recording.length, outcome: { result: 'won' } };
  tell({ kind: 'done', result: { ok: true, value } });
});
tell({ kind: 'ready' });
