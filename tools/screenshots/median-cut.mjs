/** @typedef {[number, number, number]} Sum */
/**
 * Pixels of nearly the same colour: how many, and the sums of their channels.
 * @typedef {{ key: number, count: number, sum: Sum }} Bin
 */

/** Colours are told apart by so many of their eight bits; finer differences are averaged. */
const BITS = 6;
const SHIFT = 8 - BITS;

/**
 * At most so many colours that stand for those of a picture, and for each pixel the number of its colour.
 * @param {import('@warren/png/decode').Pixels} picture
 * @param {number} most
 */
export function medianCut({ data, width, height }, most) {
  /** @type {Map<number, Bin>} */
  const bins = new Map();
  const keys = new Uint32Array(width * height);
  for (let i = 0; i < keys.length; i++) {
    const [red, green, blue] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]];
    const key = ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT);
    keys[i] = key;
    /** @type {Bin} */
    const bin = bins.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    bin.count++;
    bin.sum[0] += red;
    bin.sum[1] += green;
    bin.sum[2] += blue;
    bins.set(key, bin);
  }
  const boxes = cut([...bins.values()], most);
  /** @type {Map<number, number>} */
  const indexOf = new Map();
  boxes.forEach((box, index) => {
    for (const { key } of box) indexOf.set(key, index);
  });
  return { colours: boxes.map(average), pixels: Uint8Array.from(keys, (key) => indexOf.get(key) ?? 0) };
}

/**
 * Cuts the box with the widest channel in two halves of equally many pixels, until there are enough.
 * @param {Bin[]} bins
 * @param {number} most
 */
function cut(bins, most) {
  const boxes = [{ bins, ...widest(bins) }];
  while (boxes.length < most) {
    boxes.sort((a, b) => b.spread - a.spread);
    const { bins: wide, channel, spread } = boxes[0];
    if (spread === 0) break;
    const sorted = [...wide].sort((a, b) => meanOf(a, channel) - meanOf(b, channel));
    const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
    let at = 1;
    for (let seen = sorted[0].count; at < sorted.length - 1 && seen < half; at++) seen += sorted[at].count;
    const halves = [sorted.slice(0, at), sorted.slice(at)];
    boxes.splice(0, 1, ...halves.map((part) => ({ bins: part, ...widest(part) })));
  }
  return boxes.map(({ bins: box }) => box);
}

/**
 * The channel in which colours differ most, weighed by how many pixels have them.
 * @param {Bin[]} bins
 */
function widest(bins) {
  const weight = Math.sqrt(bins.reduce((sum, { count }) => sum + count, 0));
  const spreads = [0, 1, 2].map((channel) => {
    const means = bins.map((bin) => meanOf(bin, channel));
    return means.reduce((a, b) => Math.max(a, b), 0) - means.reduce((a, b) => Math.min(a, b), 255);
  });
  const spread = Math.max(...spreads);
  return { channel: spreads.indexOf(spread), spread: bins.length === 1 ? 0 : spread * weight };
}

/**
 * @param {Bin} bin
 * @param {number} channel
 */
function meanOf({ sum, count }, channel) {
  return sum[channel] / count;
}

/** @param {Bin[]} bins */
function average(bins) {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  /** @param {number} i */
  const channel = (i) => Math.round(bins.reduce((sum, bin) => sum + bin.sum[i], 0) / count);
  return [channel(0), channel(1), channel(2), 255];
}
