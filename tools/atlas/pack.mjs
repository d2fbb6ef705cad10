/** Wide enough for the widest sprite, narrow enough that the last row wastes little. */
const DEFAULT_WIDTH = 256;

/** @typedef {{ readonly width: number, readonly height: number }} Size */
/** @typedef {{ readonly x: number, readonly y: number }} Place */

/**
 * Finds a place for every box: rows of equal height, tallest first, each filled from the left.
 * The order of equal boxes is kept, so that the same boxes always get the same places. `places[i]`
 * is where box `i` lies.
 * @param {readonly Size[]} boxes
 */
export function pack(boxes, width = DEFAULT_WIDTH) {
  /** @type {Place[]} */
  const places = new Array(boxes.length);
  const order = boxes.map((_, index) => index);
  // Sorting is stable: boxes of one height stay in their order.
  order.sort((a, b) => boxes[b].height - boxes[a].height);
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  for (const index of order) {
    const box = boxes[index];
    if (box.width > width) throw new Error(`a box of ${box.width} does not fit an atlas of ${width}`);
    if (rowHeight === 0 || x + box.width > width) {
      y += rowHeight;
      x = 0;
      rowHeight = box.height;
    }
    places[index] = { x, y };
    x += box.width;
  }
  return { width, height: y + rowHeight, places };
}
