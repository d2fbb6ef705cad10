import { addCall } from './add-call.js';
import type { Api } from './api.js';
import { openDailySeeds } from './daily/daily-seeds.js';
import { readDaily } from './daily/read-daily.js';
import { myRuns } from './runs/my-runs.js';
import { readRecording } from './runs/read-recording.js';
import { readRun } from './runs/read-run.js';
import { openRunDesk } from './runs/run-desk.js';
import { uploadRun } from './runs/upload-run.js';
import { drawTicket } from './tickets/draw-ticket.js';

/** Tickets, challenges and runs. What was left waiting is taken up as soon as the server is ready. */
export function addRunCalls(api: Api): void {
  const { app } = api;
  const seeds = openDailySeeds(api.store);
  const desk = openRunDesk(api);
  addCall(api, 'drawTicket', drawTicket(api, seeds));
  addCall(api, 'daily', readDaily(api, seeds));
  addCall(api, 'uploadRun', uploadRun(api, { desk, seeds }));
  addCall(api, 'myRuns', myRuns(api));
  addCall(api, 'run', readRun(api));
  addCall(api, 'recording', readRecording(api));
  app.addHook('onReady', async () => {
    desk.resume().catch((error) => app.log.error(error, 'waiting runs could not be taken up'));
  });
  // Before the rest of the server closes: what was judged is still to be written down.
  app.addHook('preClose', () => desk.close());
}
