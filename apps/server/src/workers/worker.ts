import { parentPort } from 'node:worker_threads';
import { drawPicture } from './pictures.js';
import { readHead, verifyInSlices } from './recordings.js';
import type { TaskHooks } from './task-hooks.js';
import type { Assignment, Task, TaskName, TaskResults, WorkerReport } from './tasks.js';

// The script of a worker thread: tasks come in, reports go out.
const send = (report: WorkerReport) => parentPort?.postMessage(report);

function work(task: Task, hooks: TaskHooks): TaskResults[TaskName] | Promise<TaskResults[TaskName]> {
  if (task.work === 'read') return readHead(task);
  return task.work === 'verify' ? verifyInSlices(task, hooks) : drawPicture(task, hooks);
}

parentPort?.on('message', async ({ task, cancelled }: Assignment) => {
  const result = await work(task, {
    progress: (thousandths) => send({ kind: 'progress', thousandths }),
    isCancelled: () => Atomics.load(cancelled, 0) === 1,
  });
  send({ kind: 'done', result });
});
send({ kind: 'ready' });
