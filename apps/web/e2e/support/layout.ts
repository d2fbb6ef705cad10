import type { CDPSession, Page } from 'playwright-core';
import { findFlaws } from './layout-flaws.js';

/** A window to look at a page through. */
interface Pane {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch?: boolean;
  /** Letters twice as large, as some players set them. */
  readonly large?: boolean;
}

const PANES: readonly Pane[] = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'desktop, 200 %', width: 1280, height: 800, large: true },
  // Between phone and desktop the head of a page is narrow and has all its words.
  { name: '900', width: 900, height: 800 },
  { name: '768', width: 768, height: 800 },
  { name: 'tablet', width: 820, height: 1180, touch: true },
  { name: 'phone held sideways', width: 844, height: 390, touch: true },
  { name: 'phone', width: 390, height: 844, touch: true },
  { name: 'phone, 200 %', width: 390, height: 844, touch: true, large: true },
];

/** What is wrong with the layout of a page, in windows of every kind and in both themes, a line each. */
export async function layoutFlaws(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  /** Where each flaw shows itself. */
  const flaws = new Map<string, string[]>();
  for (const pane of PANES) {
    await lookThrough(page, devtools, pane);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await nextFrame(page);
      for (const flaw of await page.evaluate(findFlaws)) {
        const where = `${pane.name} (${colorScheme})`;
        flaws.set(flaw, [...(flaws.get(flaw) ?? []), where]);
      }
    }
  }
  await devtools.detach();
  return [...flaws].map(([flaw, where]) => `${flaw}: ${where.join(', ')}`);
}

async function lookThrough(page: Page, devtools: CDPSession, pane: Pane): Promise<void> {
  const { width, height, touch = false, large = false } = pane;
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    large ? '200%' : '',
  );
  await nextFrame(page);
}

/** Waits until the page has been laid out and has answered to that. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // The page's own clock may stand still; what watches sizes is told with every frame all the same.
    for (let i = 0; i < 2; i++) {
      await new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
    }
  });
}
