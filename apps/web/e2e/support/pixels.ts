import type { Page } from 'playwright-core';

/** How many pixels of a colour the canvases of the stage have. */
export function pixelsOf(page: Page, colour: readonly [number, number, number]): Promise<number> {
  return page.evaluate(([red, green, blue]) => {
    let count = 0;
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[data-tick] canvas[width]')) {
      // A copy is read: the browser complains about canvases that are painted and read in turn.
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d', { willReadFrequently: true });
      context?.drawImage(canvas, 0, 0);
      const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) count++;
      }
    }
    return count;
  }, colour);
}
