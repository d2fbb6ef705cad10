import type { Api } from './api.js';
import { ADD_CALLS } from './calls.js';
import { addOpenApi } from './openapi.js';

/** Adds every call. Bodies are JSON, and tables where a call takes one; nothing else is ever read. */
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
  for (const addCalls of ADD_CALLS) addCalls(api);
}
