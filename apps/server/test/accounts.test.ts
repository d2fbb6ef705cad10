import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a stranger is nobody, and no error', async () => {
  const visitor = site.visitor();
  expect(await visitor.call('me', {})).toMatchObject({ ok: true, value: { account: null } });
  const id = await visitor.becomeGuest();
  expect(await visitor.call('me', {})).toMatchObject({ ok: true, value: { account: { id, guest: true } } });
});
