import { render } from 'preact';
import { startSync } from '../sync/start.js';
import { Attendant } from './attendant.js';
import { registerWorker } from './service-worker.js';

/** Begins what goes on beside every page: saves that follow, runs that wait, and being there without a connection. */
export function startAttendant(body: HTMLElement): void {
  const root = document.createElement('div');
  body.append(root);
  render(<Attendant />, root);
  void startSync();
  registerWorker();
}
