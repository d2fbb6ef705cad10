import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyDatabase } from '../store/support/every-database.js';
import { makeManualWorkers } from '../support/manual-workers.js';
import { botRecording, LEVEL_1, upload } from '../support/play.js';
import { openSite, PASSWORD, type Site, type Visitor } from '../support/site.js';

/** PostgreSQL holds no text with the first; the second is half a character, the third is none. */
const ODD = ['\0', '\ud800', '\uffff'];

await everyDatabase.describe((bench) => {
  let site: Site;
  let visitor: Visitor;
  beforeEach(async () => {
    // The bench closes its store by itself.
    site = await openSite({
      store: { ...bench().store, close: async () => {} },
      workers: makeManualWorkers(),
    });
    visitor = site.visitor();
    await visitor.becomeGuest();
  });
  afterEach(() => site.close());

  test('an impossible name is as wrong as any other', async () => {
    for (const odd of ODD) {
      const body = { name: `An${odd}na`, password: PASSWORD };
      expect(await visitor.call('login', { body })).toMatchObject({ code: 'wrong-password' });
      expect(await visitor.call('register', { body })).toMatchObject({ code: 'bad-name' });
      expect(await visitor.call('rename', { body: { name: body.name } })).toMatchObject({ code: 'bad-name' });
    }
  });

  test('what nothing can be named is not there', async () => {
    for (const odd of ['%00', '%EF%BF%BF', '%20', "'"]) {
      const answers = [
        await visitor.inject({ url: `/api/saves/slot/copies/${odd}` }),
        await visitor.inject({ method: 'DELETE', url: `/api/levels/${odd}` }),
        await visitor.inject({ url: `/api/runs/${odd}` }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
  });

  test('a ticket that can be none is refused before it is looked for', async () => {
    const recording = botRecording('lost-cause', { ...LEVEL_1.settings }, 'any seed');
    for (const odd of ODD) {
      const ticket = { id: `x${odd}`, nonce: 'x' };
      expect(await upload(visitor, recording, { ticket })).toMatchObject({ code: 'bad-request' });
    }
  });

  test('levels and settings with such characters are refused, each with its reason', async () => {
    for (const odd of ODD) {
      const level = (more: object) => ({ body: { game: 'lost-cause', name: 'Home', code: 'x', ...more } });
      expect(await visitor.call('saveLevel', level({ name: odd }))).toMatchObject({ code: 'bad-name' });
      expect(await visitor.call('saveLevel', level({ code: odd }))).toMatchObject({ code: 'bad-code' });
      const settings = { code: odd, [odd]: odd };
      const body = { game: 'lost-cause', settings };
      expect(await visitor.call('drawTicket', { body })).toMatchObject({ code: 'bad-settings' });
    }
  });
});
