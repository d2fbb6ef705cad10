import { lostCause } from '@warren/games/lost-cause';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardOfDay } from '../../src/api/board-names.js';
import { openStore } from '../../src/store/open-store.js';
import { makeFile, type Place } from '../store/support/every-database.js';
import { listRun, makeAccount } from '../support/list-run.js';
import { makeManualWorkers } from '../support/manual-workers.js';
import { must } from '../support/must.js';
import { right } from '../support/play.js';
import { openSite, type Site } from '../support/site.js';

const BOARD = boardOfDay(lostCause, '2026-11-15');

let place: Place;
let sites: Site[];
beforeEach(async () => {
  place = await makeFile();
  sites = [await open(), await open()];
});
afterEach(async () => {
  for (const site of sites) await site.close();
  await place.remove();
});

async function open(): Promise<Site> {
  const database = place.address;
  return openSite({
    store: must(await openStore({ database })),
    workers: makeManualWorkers(),
    config: { database },
  });
}

test('what one server on a file writes is soon on the boards of the other', async () => {
  const [here, there] = sites;
  const rows = async () => {
    const page = await there.visitor().call('board', { params: { board: BOARD.id }, query: {} });
    return right(page).rows.length;
  };
  expect(await rows()).toBe(0);
  const accountId = await makeAccount(here.store, 'anna');
  await listRun(here.store, { accountId, board: BOARD, points: 1, at: 1, id: 'run' });
  there.clock.now += 1_001;
  expect(await rows()).toBe(1);
  await here.store.accounts.remove(accountId);
  there.clock.now += 1_001;
  expect(await rows()).toBe(0);
});
