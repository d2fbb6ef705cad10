import { parentPort } from 'node:worker_threads';
import { checkInSlices } from './check-in-slices.js';
import type { CheckReport, CheckTask } from './check-task.js';

// The whole of a checking thread: a task comes in, reports go out.
const tell = (report: CheckReport) => parentPort?.postMessage(report);
parentPort?.on('message', (task: CheckTask) => {
  const verdict = checkInSlices(task, (thousandths) => tell({ kind: 'progress', thousandths }));
  tell({ kind: 'verdict', verdict });
});
tell({ kind: 'ready' });
