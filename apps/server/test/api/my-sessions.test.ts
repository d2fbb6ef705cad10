import { afterAll, beforeAll, expect, test } from 'vitest';
import { right } from '../support/play.js';
import { openSite, PASSWORD, type Site } from '../support/site.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const AN_HOUR = 3_600_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function signIn(name: string, userAgent: string) {
  const visitor = site.visitor();
  const headers = { 'user-agent': userAgent, 'content-type': 'application/json' };
  const payload = JSON.stringify({ name, password: PASSWORD });
  await visitor.inject({ method: 'POST', url: '/api/login', headers, payload });
  return visitor;
}

test('an account sees where it is signed in, and nothing of its tokens', async () => {
  const anna = site.visitor();
  await anna.register('Anna');
  const began = site.clock.now;
  site.clock.now += 10;
  await signIn('Anna', `${FIREFOX} <script>alert(1)</script>`);
  await site.visitor().register('Bob');
  const { sessions } = right(await anna.call('sessions', {}));
  expect(sessions).toMatchObject([
    { device: 'Firefox on Windows', createdAt: began + 10, current: false },
    { createdAt: began, current: true },
  ]);
  for (const session of sessions) {
    expect(Object.keys(session).sort()).toEqual(['createdAt', 'current', 'device', 'seenAt']);
  }
  site.clock.now += AN_HOUR;
  await anna.call('me', {});
  const later = right(await anna.call('sessions', {})).sessions;
  expect(later.map(({ seenAt }) => seenAt)).toEqual([began + 10, site.clock.now]);
});

test('signing out everywhere ends every session of the account, and no other', async () => {
  const eve = site.visitor();
  await eve.register('Eve');
  const other = await signIn('Eve', FIREFOX);
  const bystander = site.visitor();
  await bystander.register('Zoe');
  right(await eve.call('logoutEverywhere', {}));
  expect(eve.cookies.size).toBe(0);
  expect(right(await other.call('me', {})).account).toBeNull();
  expect(right(await bystander.call('me', {})).account).not.toBeNull();
  expect(await eve.call('sessions', {})).toMatchObject({ code: 'signed-out' });
});
