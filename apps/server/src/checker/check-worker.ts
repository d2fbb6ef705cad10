import { parentPort } from 'node:worker_threads';
import { checkInSlices } from './check-in-slices.js';
import type { CheckReport, CheckTask } from './check-task.js';
import { readHead } from './read-head.js';

// The whole of a checking thread: a task comes in, reports go out.
const tell = (report: CheckReport) => parentPort?.postMessage(report);
const progress = (thousandths: number) => tell({ kind: 'progress', thousandths });
parentPort?.on('message', (task: CheckTask) => {
  const result = task.work === 'read' ? readHead(task) : checkInSlices(task, progress);
  tell({ kind: 'done', result });
});
tell({ kind: 'ready' });
