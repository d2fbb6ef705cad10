import { type CallName, CONTRACT } from '@warren/protocol';
import { accountHandlers } from './accounts.js';
import { makeBoardPageHandlers } from './board-pages.js';
import { boardTableHandlers } from './board-tables.js';
import { boardHandlers } from './boards.js';
import { addCall } from './call.js';
import type { Api, Handler, Handlers } from './context.js';
import { dailyHandlers } from './daily.js';
import { levelHandlers } from './levels.js';
import { profileHandlers } from './profiles.js';
import { runHandlers } from './runs.js';
import { saveHandlers } from './saves.js';
import { addOpenApi, serverHandlers } from './server-info.js';
import { signInHandlers } from './sign-in.js';
import { ticketHandlers } from './tickets.js';
import { uploadHandlers } from './uploads.js';

/** Adds every call of the contract. Bodies are JSON, or a table where a call takes one. */
export function addApi(api: Api): void {
  const { app } = api;
  app.decorateRequest('caller', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  addOpenApi(app);
  const handlers = makeHandlers();
  for (const name of Object.keys(CONTRACT) as CallName[]) {
    // Each handler takes the requests of its own call only, which the type of all of them cannot say.
    addCall(api, name, handlers[name] as Handler<typeof name>);
  }
}

/** One handler for every call: a missing one is an error of types. */
function makeHandlers(): Handlers<CallName> {
  return {
    ...serverHandlers,
    ...signInHandlers,
    ...accountHandlers,
    ...saveHandlers,
    ...profileHandlers,
    ...ticketHandlers,
    ...dailyHandlers,
    ...uploadHandlers,
    ...runHandlers,
    ...boardHandlers,
    ...makeBoardPageHandlers(),
    ...boardTableHandlers,
    ...levelHandlers,
  };
}
