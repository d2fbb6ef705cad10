import type { BrowserContext, Page } from 'playwright-core';

export interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';
const ARRIVES_AS = { touchStart: 'pointerdown', touchMove: 'pointermove', touchEnd: 'pointerup' } as const;

/** Fingers on the glass of a page: puts down, moves or lifts them, and waits until the page has felt it. */
export async function openGlass(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  return async (type: Touch, touchPoints: readonly Finger[]) => {
    await page.evaluate((event) => {
      const arrived = new Promise<void>((resolve) => {
        addEventListener(event, () => resolve(), { once: true, capture: true });
      });
      Object.assign(window, { arrived });
    }, ARRIVES_AS[type]);
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    await page.evaluate(() => (window as unknown as { arrived: Promise<void> }).arrived);
  };
}
