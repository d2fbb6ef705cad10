import type { CallRequest } from '@warren/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { countRows, everyDatabase } from '../store/support/every-database.js';
import { makeManualWorkers } from '../support/manual-workers.js';
import { botRecording, LEVEL_1, upload } from '../support/play.js';
import { openSite, type Site, type Visitor } from '../support/site.js';

/** A store in which an account is deleted just before something of its is written. */
function deletingBefore(store: Store): Store {
  const { saves, tickets, levels, imports, profiles, runs } = store;
  const first = async <T>(id: string, write: () => Promise<T>) => {
    await store.accounts.remove(id);
    return write();
  };
  return {
    ...store,
    close: async () => {},
    saves: { ...saves, write: (save) => first(save.accountId, () => saves.write(save)) },
    tickets: {
      ...tickets,
      draw: (ticket, keep) => first(ticket.accountId, () => tickets.draw(ticket, keep)),
    },
    levels: { ...levels, save: (level, most) => first(level.accountId, () => levels.save(level, most)) },
    imports: { ...imports, add: (id, ...rows) => first(id, () => imports.add(id, ...rows)) },
    profiles: { ...profiles, merge: (id, ...rows) => first(id, () => profiles.merge(id, ...rows)) },
    runs: { ...runs, receive: (run) => first(run.accountId, () => runs.receive(run)) },
  };
}

await everyDatabase.describe((bench) => {
  let site: Site;
  let visitor: Visitor;
  beforeEach(async () => {
    site = await openSite({ store: deletingBefore(bench().store), workers: makeManualWorkers() });
    visitor = site.visitor();
  });
  afterEach(() => site.close());

  test('a player who deletes the account while another call is under way is signed out, and leaves nothing', async () => {
    const board = { board: 'lost-cause.campaign' };
    const level: CallRequest<'saveLevel'> = {
      body: { game: 'lost-cause', name: 'Home', code: 'AwPpuzNkUAAA==' },
    };
    const PROFILE = { name: 'Ann', createdAt: 1, resetAt: 0, deletedAt: 0, completions: [] };
    const calls = [
      () => visitor.call('writeSave', { params: { slot: 'x' }, revision: 0, body: { text: 'x' } }),
      () => visitor.call('drawTicket', { body: LEVEL_1 }),
      () => visitor.call('saveLevel', level),
      () => visitor.call('importCsv', { params: board, text: 'Score,Name,Date\n1,a,2020-01-01\n' }),
      () => visitor.call('mergeProfiles', { body: { profiles: [PROFILE] } }),
      () => upload(visitor, botRecording('lost-cause', { level: 1 }, 'seed')),
    ];
    for (const call of calls) {
      visitor.cookies.clear();
      await visitor.becomeGuest();
      expect(await call()).toMatchObject({ ok: false, code: 'signed-out' });
    }
    const { migration, secret, ...rows } = await countRows(bench().database);
    expect(Object.values(rows).every((count) => count === 0)).toBe(true);
  });
});
