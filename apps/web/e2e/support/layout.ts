import type { Page } from 'playwright-core';
import { FIND_FLAWS, geometry } from './layout-flaws.js';

/** A window to look at a page through. */
interface Pane {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  /** The size of letters in the settings of the browser; 16 pixels when it is left out. */
  readonly letters?: number;
}

/** Those with a mouse come first: Chromium knows of none any more once touch was emulated. */
const PANES: readonly Pane[] = [
  { name: 'desktop', width: 1280, height: 800, touch: false },
  { name: 'desktop, 200 %', width: 1280, height: 800, touch: false, letters: 32 },
  // Between phone and desktop the head of a page is narrow and has all its words.
  { name: '900', width: 900, height: 800, touch: false },
  { name: '768', width: 768, height: 800, touch: false },
  { name: 'tablet', width: 820, height: 1180, touch: true },
  { name: 'phone held sideways', width: 844, height: 390, touch: true },
  { name: 'phone', width: 390, height: 844, touch: true },
  { name: 'phone, 200 %', width: 390, height: 844, touch: true, letters: 32 },
];

/** Prepares a page so that its time can be held: it goes on painting, but no game goes on. */
export function holdable(): void {
  const request = window.requestAnimationFrame.bind(window);
  let heldAt: number | null = null;
  window.requestAnimationFrame = (callback) => request((now) => callback(heldAt ?? now));
  addEventListener('test:hold', () => {
    heldAt = performance.now();
  });
  addEventListener('test:let-go', () => {
    heldAt = null;
  });
}

/** What is wrong with the layout of a page, in windows of every kind and in all its colours, a line each. */
export async function layoutFlaws(page: Page): Promise<string[]> {
  // A game would go on meanwhile.
  await page.evaluate(() => dispatchEvent(new Event('test:hold')));
  const devtools = await page.context().newCDPSession(page);
  /** Where each flaw shows itself. */
  const flaws = new Map<string, string[]>();
  const script = `(${lookAround})(${FIND_FLAWS}, ${geometry})`;
  for (const { name, width, height, touch, letters: standard = 16 } of PANES) {
    if (touch) await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize({ width, height });
    const found = await page.evaluate<ReturnType<typeof lookAround>>(script);
    for (const [flaw, how] of found) flaws.set(flaw, [...(flaws.get(flaw) ?? []), name + how]);
  }
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devtools.detach();
  await page.setViewportSize(PANES[0]);
  await page.evaluate(() => dispatchEvent(new Event('test:let-go')));
  return [...flaws].map(([flaw, where]) => `${flaw}: ${where.join(', ')}`);
}

/**
 * The flaws of the page at its size, each with how it was looked at. Runs in the page. Colours that move nothing have the
 * flaws of the first ones.
 */
async function lookAround(
  find: () => string[],
  measure: typeof geometry,
): Promise<[flaw: string, how: string][]> {
  const { dataset } = document.documentElement;
  const { theme = '', contrast = '' } = dataset;
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const flaws: [string, string][] = [];
  let before = '';
  for (const [look, how] of [
    [{ theme: 'dark', contrast: '' }, ''],
    [{ theme: 'light', contrast: '' }, ', light'],
    [{ theme: 'dark', contrast: 'high' }, ', high contrast'],
  ] as const) {
    Object.assign(dataset, look);
    const now = measure();
    if (now !== before) for (const flaw of find()) flaws.push([flaw, how]);
    before ||= now;
  }
  Object.assign(dataset, { theme, contrast });
  return flaws;
}
