import { isUtf8 } from 'node:buffer';
import { type CallName, CONTRACT } from '@warren/protocol';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { accountHandlers } from './accounts.js';
import { makeBoardPageHandlers } from './board-pages.js';
import { boardTableHandlers } from './board-tables.js';
import { boardHandlers } from './boards.js';
import { addCall } from './call.js';
import type { Api, Handler, Handlers } from './context.js';
import { dailyHandlers } from './daily.js';
import { levelHandlers } from './levels.js';
import { sessionHandlers } from './my-sessions.js';
import { profileHandlers } from './profiles.js';
import { recoveryHandlers } from './recovery.js';
import { reportHandlers } from './reports.js';
import { runHandlers } from './runs.js';
import { saveHandlers } from './saves.js';
import { addOpenApi, serverHandlers } from './server-info.js';
import { signInHandlers } from './sign-in.js';
import { ticketHandlers } from './tickets.js';
import { uploadHandlers } from './uploads.js';
import { witnessHandlers } from './witnesses.js';

/** Adds every call of the contract. Bodies are JSON, or a table where a call takes one. */
export function addApi(api: Api): void {
  const { app } = api;
  app.decorateRequest('caller', null);
  app.removeAllContentTypeParsers();
  addBodyParser(app, 'application/json', app.getDefaultJsonParser('error', 'error'));
  addBodyParser(app, 'text/csv', (_request, text, done) => done(null, text));
  addOpenApi(app);
  const handlers = makeHandlers();
  for (const name of Object.keys(CONTRACT) as CallName[]) {
    // Each handler takes the requests of its own call only, which the type of all of them cannot say.
    addCall(api, name, handlers[name] as Handler<typeof name>);
  }
}

/** Reads bodies of a type as text. What is no UTF-8 is refused: decoding it would change it without a word. */
function addBodyParser(app: FastifyInstance, type: string, parse: FastifyBodyParser<string>): void {
  app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) return parse(request, body.toString(), done);
    done(Object.assign(new Error('the body is not valid UTF-8'), { statusCode: 400 }));
  });
}

/** One handler for every call: a missing one is an error of types. */
function makeHandlers(): Handlers<CallName> {
  return {
    ...serverHandlers,
    ...signInHandlers,
    ...accountHandlers,
    ...sessionHandlers,
    ...recoveryHandlers,
    ...saveHandlers,
    ...profileHandlers,
    ...ticketHandlers,
    ...witnessHandlers,
    ...dailyHandlers,
    ...uploadHandlers,
    ...runHandlers,
    ...boardHandlers,
    ...makeBoardPageHandlers(),
    ...boardTableHandlers,
    ...levelHandlers,
    ...reportHandlers,
  };
}
