import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  site = await openSite();
});
afterAll(() => site.close());

test('somebody makes an account, signs out and in again', async () => {
  const { page, complaints, close } = await openCalm(site, '/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await register(page, 'Mole');
  await page.getByRole('link', { name: 'Account: Mole' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
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
    await page.getByRole('button', { name: 'Sign out' }).click();
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
