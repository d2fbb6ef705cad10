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

/** Has the page remember what its picture looks like now. */
export function rememberPicture(page: Page): Promise<void> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-tick] canvas');
    const copy = new OffscreenCanvas(canvas?.width ?? 1, canvas?.height ?? 1);
    if (canvas !== null) copy.getContext('2d')?.drawImage(canvas, 0, 0);
    Object.assign(window, { picture: copy });
  });
}

/** How many pixels have changed since, the rim left out; how many a cell has; and what lies over the picture. */
export function comparePicture(page: Page, side: number) {
  return page.evaluate((cells) => {
    const RIM = 8;
    const canvas = document.querySelector<HTMLCanvasElement>('[data-tick] canvas');
    if (canvas === null) throw new Error('there is no picture');
    const { width, height } = canvas;
    const now = new OffscreenCanvas(width, height);
    now.getContext('2d')?.drawImage(canvas, 0, 0);
    const before = (window as unknown as { picture: OffscreenCanvas }).picture;
    const [one, other] = [before, now].map(
      (picture) =>
        picture.getContext('2d')?.getImageData(RIM, RIM, width - 2 * RIM, height - 2 * RIM).data ?? [],
    );
    let changed = 0;
    for (let i = 0; i < one.length; i += 4) {
      if (one[i] !== other[i] || one[i + 1] !== other[i + 1] || one[i + 2] !== other[i + 2]) changed++;
    }
    const box = canvas.getBoundingClientRect();
    const covered: string[] = [];
    for (let i = 1; i < 10; i++) {
      for (let j = 1; j < 10; j++) {
        const [x, y] = [box.left + (box.width * i) / 10, box.top + (box.height * j) / 10];
        const top = document.elementFromPoint(x, y);
        if (top?.tagName !== 'CANVAS') covered.push(top?.outerHTML.slice(0, 80) ?? 'nothing');
      }
    }
    return { changed, ofCell: (width * height) / cells ** 2, covered };
  }, side);
}

/** Whether the picture is painted: what it is painted with comes after the page. */
export function isPainted(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-tick] canvas');
    if (canvas === null) return false;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    copy?.drawImage(canvas, 0, 0);
    const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const colours = new Set<number>();
    for (let i = 0; i < data.length; i += 4) colours.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    return colours.size > 2;
  });
}
