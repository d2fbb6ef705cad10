import { describe, expect, test } from 'vitest';
import { FIND_FLAWS } from './support/layout-flaws.js';
import { openBrowser } from './support/site.js';

// The layout test is no better than what finds the flaws: each kind is planted in a small page and has to be found.

/** The flaws of a page of 400 x 300 pixels with this in it. */
async function flawsOf(html: string, hasTouch = false): Promise<string[]> {
  const context = await (await openBrowser()).newContext({ viewport: { width: 400, height: 300 }, hasTouch });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><style>* { margin: 0; font: 16px monospace }</style>${html}`);
  const flaws = await page.evaluate<string[]>(`(${FIND_FLAWS})()`);
  await context.close();
  return flaws;
}

const button = (style: string, words = 'Go') => `<button style="${style}">${words}</button>`;
const table = (style: string) =>
  `<style>${style}</style><table><tr><th>Score</th></tr><tr><td>1</td></tr><tr><td>123456</td></tr></table>`;

describe('a flaw is found:', () => {
  test.each([
    ['too wide a page', '<p style="width: 500px">Far</p>', 'the page is 100 px too wide because of p “Far”'],
    [
      'too wide a dialog',
      '<dialog open style="width: 200px; overflow: auto"><p style="width: 300px">Far</p></dialog>',
      /^the dialog is \d+ px too wide because of p “Far”$/,
    ],
    [
      'text over text',
      '<p>Account</p><p style="margin-top: -14px">Name</p>',
      'p “Account” and p “Name” overlap',
    ],
    [
      'text over a picture',
      '<div style="display: flex; width: 40px"><svg width="40" height="20" style="flex: none"></svg><p style="margin-left: -30px">Name</p></div>',
      'svg “” and p “Name” overlap',
    ],
    [
      'a crooked column',
      table('table { width: 300px } th { text-align: left; padding-left: 9px } td { text-align: right }'),
      'what stands below th “Score” is not in line',
    ],
    [
      'cells that left their column',
      table('tr { display: flex } td { margin-left: 40px }'),
      'the cells below th “Score” are not in one column',
    ],
    [
      'a button cut off by what it is in',
      `<div style="width: 50px; height: 40px; overflow: hidden">${button('width: 80px; height: 30px')}</div>`,
      'button “Go” is cut off',
    ],
    [
      'a fixed button beyond the window',
      button('position: fixed; left: 10px; top: 280px; width: 60px; height: 40px'),
      'button “Go” is cut off',
    ],
    [
      'a covered button',
      `${button('width: 60px; height: 30px')}<div style="position: absolute; inset: 0">&nbsp;</div>`,
      /^button “Go” is covered by div/,
    ],
    ['a small button', button('width: 20px; height: 20px; padding: 0'), 'button “Go” is 20 x 20 px'],
  ])('%s', async (_, html, flaw) => {
    expect(await flawsOf(html)).toContainEqual(typeof flaw === 'string' ? flaw : expect.stringMatching(flaw));
  });

  test('a control of a game that is too small for a finger', async () => {
    const game = `<main data-game="cave">${button('width: 40px; height: 40px')}</main>`;
    expect(await flawsOf(game, true)).toEqual(['button “Go” is 40 x 40 px']);
    expect(await flawsOf(game)).toEqual([]);
  });
});

test('a page without flaws has none', async () => {
  const html = `<p>Words with <a href="/">a link</a> among them.</p>
    ${table('table { width: 300px } th, td { text-align: right }')}
    <div style="height: 60px; overflow: auto">${button('display: block; margin-top: 90px; height: 24px')}</div>
    <p style="position: absolute; clip-path: inset(50%)">Unseen</p>
    <label><input type="checkbox"> A label is pressed, too: it is large enough.</label>`;
  expect(await flawsOf(html)).toEqual([]);
});
