import { decodePng } from '@warren/png/decode';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('Chromium finds nothing that keeps Warren from being installed', async () => {
  const { page, context, complaints, close } = await site.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${site.address}/manifest.webmanifest`, []]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests open private windows, which install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  expect(complaints).toEqual([]);
  await close();
});

test('every icon of the manifest and of the page is a picture of the size it claims', async () => {
  const manifest = await (await fetch(`${site.address}/manifest.webmanifest`)).json();
  const page = await (await fetch(site.address)).text();
  const [, apple] = /rel="apple-touch-icon" href="(.*?)"/.exec(page) ?? [];
  const icons: { src: string; sizes: string }[] = [...manifest.icons, { src: apple, sizes: '180x180' }];
  for (const { src, sizes } of icons) {
    const answer = await fetch(site.address + src);
    const picture = decodePng(Buffer.from(await answer.arrayBuffer()), { maxSide: 512 });
    expect([src, answer.headers.get('content-type'), `${picture.width}x${picture.height}`]).toEqual([
      src,
      'image/png',
      sizes,
    ]);
  }
});

test('every shortcut of the manifest leads to a page', async () => {
  const { shortcuts } = await (await fetch(`${site.address}/manifest.webmanifest`)).json();
  for (const { url } of shortcuts)
    expect([url, (await fetch(site.address + url)).status]).toEqual([url, 200]);
});
