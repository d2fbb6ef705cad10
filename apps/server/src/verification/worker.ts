import { parentPort } from 'node:worker_threads';
import { readHead, type Task, verifyInSlices, type WorkerReport } from './tasks.js';

// The script of a worker thread: tasks come in, reports go out.
const send = (report: WorkerReport) => parentPort?.postMessage(report);
const progress = (thousandths: number) => send({ kind: 'progress', thousandths });
parentPort?.on('message', (task: Task) => {
  const result = task.work === 'read' ? readHead(task) : verifyInSlices(task, progress);
  send({ kind: 'done', result });
});
send({ kind: 'ready' });
