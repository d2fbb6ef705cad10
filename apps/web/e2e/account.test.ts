import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newToken } from '../../server/src/lib/tokens.js';
import { openMemoryStore } from '../../server/test/support/site.js';
import { expectNoBarrier } from './support/axe.js';
import {
  fillIn,
  keep,
  openAs,
  openCalm,
  PASSWORD,
  PROGRESS,
  register,
  signIn,
  syncNow,
} from './support/people.js';
import { openSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite({});
});
afterAll(() => site.close());

test('somebody makes an account, signs out and in again', async () => {
  const { page, complaints, close } = await openCalm(site, '/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await register(page, 'Mole');
  await page.getByRole('link', { name: 'Account: Mole' }).waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Create an account' }).waitFor();
  await signIn(page, 'mole');
  await page.getByRole('heading', { level: 1, name: 'Mole' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe('what is wrong stands beside its field', () => {
  test('before the server is asked', async () => {
    const { page, close } = await openCalm(site, '/account');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/register')) asked++;
    });
    for (const [name, password, reason] of [
      ['', PASSWORD, 'Choose a name.'],
      ['x', PASSWORD, 'A name has at least 2 characters.'],
      ['Guest 12', PASSWORD, 'This name is reserved.'],
      ['Badger', 'short', 'It needs at least 8 characters.'],
    ] as const) {
      const form = await fillIn(page, 'Create an account', name, password);
      await form.getByRole('button', { name: 'Create account' }).click();
      await form.getByText(reason).waitFor();
      const field = form.locator('input[aria-invalid=true]');
      expect(await field.getAttribute('aria-describedby')).toContain('message');
      await form.locator('input[aria-invalid=true]:focus').waitFor();
    }
    expect(asked).toBe(0);
    await close();
  });

  test('and after', async () => {
    const { page, close } = await openCalm(site, '/account');
    await register(page, 'Otter');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    const form = await fillIn(page, 'Create an account', 'OTTER', PASSWORD);
    await form.getByRole('button', { name: 'Create account' }).click();
    await form.getByText('This name, or one that looks like it, is taken.').waitFor();
    await signIn(page, 'Otter', 'another one');
    await page.getByText('The name or the password is wrong.').waitFor();
    await expectNoBarrier(page);
    await close();
  });

  test('without a connection that is what is said', async () => {
    const { page, context, close } = await openCalm(site, '/account');
    await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    await context.setOffline(true);
    await signIn(page, 'Otter');
    await page.getByText('There is no connection to the server').waitFor();
    await close();
  });
});

test('a guest is told who they are, and keeps everything under a name', async () => {
  const { page, close } = await openCalm(site, '/');
  await keep(page, { progress: PROGRESS });
  await page.goto(`${site.address}/account`);
  await page.getByText(/You play as Guest \d+\. Choose a name and password/).waitFor();
  await expectNoBarrier(page);
  await register(page, 'Weasel');
  await syncNow(page);
  const other = await openAs(site, 'Weasel');
  await other.page.goto(`${site.address}/gamecomplete`);
  await other.page.getByRole('heading', { name: 'Mazes completed' }).waitFor();
  await other.close();
  await close();
});

test('a guest can choose a name where they are, in the menu of a game', async () => {
  const { page, close } = await openCalm(site, '/lost-cause');
  await keep(page, { progress: PROGRESS });
  await page.getByRole('button', { name: 'Keep it on every device' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Everything you did as Guest \d+ comes along\./).waitFor();
  await expectNoBarrier(page);
  await dialog.getByLabel('Name').fill('Dormouse');
  await dialog.locator('input[name=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Account: Dormouse' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await close();
});

test('a name can be changed, and a password; then every other device has to sign in again', async () => {
  const { page, close } = await openCalm(site, '/account');
  await register(page, 'Toad');
  const other = await openAs(site, 'Toad');
  await page.getByRole('region', { name: 'Name' }).getByLabel('Name').fill('Mr Toad');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mr Toad' }).waitFor();
  const form = page.getByRole('region', { name: 'Password' });
  await form.locator('input[name=current]').fill('not this one');
  await form.locator('input[name=next]').fill('poop poop poop');
  await form.getByRole('button', { name: 'Change password' }).click();
  await form.locator('[id$=-message]').waitFor();
  await form.locator('input[name=current]').fill(PASSWORD);
  await form.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The password is changed.').waitFor();
  await expectNoBarrier(page);

  await other.page.getByRole('button', { name: 'Sync now' }).click();
  await other.page.getByRole('heading', { name: 'Sign in again' }).waitFor();
  await expectNoBarrier(other.page);
  await signIn(other.page, 'Mr Toad', 'poop poop poop');
  await other.page.getByRole('heading', { level: 1, name: 'Mr Toad' }).waitFor();
  await other.close();
  await close();
});

test('everything the server knows can be taken along as a file', async () => {
  const { page, close } = await openCalm(site, '/account');
  await keep(page, { progress: PROGRESS });
  await register(page, 'Ratty');
  await syncNow(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('warren-Ratty.json');
  const text = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ account: { name: 'Ratty' } });
  expect(text).toContain('AwPpuzNkUAAA==');
  await close();
});

test('everything can be deleted, here and on the server, but not by accident', async () => {
  const { page, close } = await openCalm(site, '/account');
  await register(page, 'Stoat');
  await keep(page, { progress: PROGRESS });
  await syncNow(page);
  // The one in the dialog is called “Delete everything for ever”.
  const open = page.getByRole('button', { name: 'Delete everything', exact: true });
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectNoBarrier(page);
  await dialog.getByRole('button', { name: 'Keep it', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await open.click();
  await dialog.locator('input[name=password]').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete everything for ever' }).click();
  await dialog.getByText('This is not your password.').waitFor();
  await dialog.locator('input[name=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete everything for ever' }).click();
  await page.getByRole('heading', { name: 'Create an account' }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('warren.lost-cause'))).toBeNull();
  await signIn(page, 'Stoat');
  await page.getByText('The name or the password is wrong.').waitFor();
  await close();
});

test('recovery codes are shown once; one of them sets a new password', async () => {
  const { page, complaints, close } = await openCalm(site, '/account');
  await register(page, 'Badger');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  expect(await codes.count()).toBe(8);
  await expectNoBarrier(page);
  const code = await codes.nth(3).innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await codes.first().waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  const lost = await openCalm(site, '/account');
  await lost.page.getByRole('button', { name: 'I forgot my password' }).click();
  const form = lost.page.getByRole('region', { name: 'Set a new password' });
  await form.getByLabel('Name').fill('Badger');
  await form.getByLabel('Recovery code').fill(code.toUpperCase());
  await form.locator('input[name=password]').fill('a new word for an old door');
  await expectNoBarrier(lost.page);
  await form.getByRole('button', { name: 'Set the password' }).click();
  await lost.page.getByRole('heading', { level: 1, name: 'Badger' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor();
  await lost.close();
  await close();
});

test('the page of the account tells where it is signed in, and signs out everywhere', async () => {
  const { page, close } = await openCalm(site, '/account');
  await register(page, 'Stoat');
  const other = await openAs(site, 'Stoat');
  const panel = other.page.getByRole('region', { name: 'Where you are signed in' });
  await panel.getByText('this one').waitFor();
  expect(await panel.getByRole('listitem').count()).toBe(2);
  expect(await panel.getByRole('listitem').first().innerText()).toContain('Chrome');
  await panel.getByRole('button', { name: 'Sign out everywhere' }).click();
  await other.page.getByRole('heading', { name: 'Create an account' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor();
  await other.close();
  await close();
});

test('a link for a new password that is damaged or was never given says so', async () => {
  const { page, close } = await openCalm(site, '/reset-password#damaged');
  await page.getByText('A part of the link was lost').waitFor();
  expect(page.url()).toBe(`${site.address}/reset-password`);
  await page.goto(`${site.address}/settings`);
  await page.goto(`${site.address}/reset-password#${'x'.repeat(43)}`);
  await page.locator('input[name=password]').fill('a new word for an old door');
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('This link was used already').waitFor();
  await close();
});

test('a link of the operator sets a new password once', async () => {
  const store = await openMemoryStore();
  const own = await openSite({ store });
  const { page, complaints, close } = await openCalm(own, '/account');
  await register(page, 'Heron');
  const heron = await store.accounts.findByName('heron');
  const token = newToken();
  const reset = { tokenHash: hashToken(token), endsAt: Date.now() + 60_000 };
  const operation = { at: 1, operator: '', via: 'command', reason: '' } as const;
  await store.administration.allowReset(heron?.id ?? '', reset, operation);
  await page.goto(`${own.address}/reset-password#${token}`);
  await page.locator('input[name=password]').fill('a new word for an old door');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Your password is changed').waitFor();
  expect(complaints).toEqual([]);
  const again = await openCalm(own, '/account');
  await signIn(again.page, 'Heron', 'a new word for an old door');
  await again.page.getByRole('heading', { level: 1, name: 'Heron' }).waitFor();
  await again.close();
  await close();
  await own.close();
});
