import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botRecording, draw, right, upload } from '../support/play.js';
import { openSite, PASSWORD, type Site, type Visitor } from '../support/site.js';

const PLENTY = 10_000_000_000;

let site: Site;
let anna: Visitor;
let free = PLENTY;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  free = PLENTY;
  // The store is in memory; the settings name the disk that is looked at.
  const config = { database: 'sqlite:/somewhere/warren.sqlite', minFreeMb: 200 };
  site = await openSite({ config, freeBytes: async () => free });
  anna = site.visitor();
  await anna.register('Anna');
});
afterEach(async () => {
  await site.close();
  vi.useRealTimers();
});

async function setFree(bytes: number): Promise<void> {
  free = bytes;
  await vi.advanceTimersByTimeAsync(5_000);
}

const params = { slot: 'lost-cause.campaign' };
const save = (text: string, revision = 0) => anna.call('writeSave', { params, revision, body: { text } });

test('with little room writes are refused with 507, reads and deletions go on, and /readyz says so', async () => {
  right(await save('level 1'));
  const ticket = await draw(anna);
  await setFree(199_999_999);
  for (const refused of [
    await save('level 2', 1),
    await anna.call('drawTicket', { body: { game: 'lost-cause', settings: { level: 1 } } }),
    await upload(anna, botRecording('lost-cause', ticket.settings as object, ticket.seed), { ticket }),
    await site.visitor().call('guest', { body: {} }),
    await site.visitor().call('login', { body: { name: 'Anna', password: PASSWORD } }),
  ]) {
    expect(refused).toMatchObject({ ok: false, code: 'disk-full', retryAfter: 60 });
  }
  const raw = await site.visitor().inject({ method: 'POST', url: '/api/guest', payload: {} });
  expect(raw.statusCode).toBe(507);
  expect(right(await anna.call('saves', {})).saves).toHaveLength(1);
  expect(right(await anna.call('me', {})).account?.name).toBe('Anna');
  const ready = await site.app.inject('/readyz');
  expect([ready.statusCode, ready.json().status]).toEqual([200, 'read-only: the disk is nearly full']);
  right(await anna.call('deleteSave', { params, revision: 1 }));
  right(await anna.call('logout', {}));
});

test('when there is room again, everything is written again', async () => {
  await setFree(0);
  expect(await save('level 1')).toMatchObject({ code: 'disk-full' });
  await setFree(PLENTY);
  right(await save('level 1'));
  expect((await site.app.inject('/readyz')).json().status).toBe('ready');
});
