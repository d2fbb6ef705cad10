import type { HedgeLines } from './hedge-lines.js';
import { type HedgePalette, pixelOf } from './palette.js';

/** How large everything is, in pixels. All of them are whole. */
export interface HedgeSize {
  readonly cell: number;
  /** How thick a hedge is; it stands around its line. */
  readonly hedge: number;
  /** Pixels a pixel of art. */
  readonly art: number;
  /** How much of its side is seen; 0 where cells are too small for it. */
  readonly front: number;
  /** How far its shadow reaches. */
  readonly shade: number;
}

/** Part of a maze as a picture: where its corner is from that of the maze, and how many pixels it has. */
export interface HedgePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const HEDGE_PART = 1 / 4;
/** A cell is so many pixels of art wide, at least. */
const CELL_ART = 20;
/** Below so many pixels hedges have no side and no leaves. */
const LEAFY = 9;

/** The sizes that go with cells of so many pixels. */
export function hedgeSize(cell: number): HedgeSize {
  const art = Math.max(1, Math.floor(cell / CELL_ART));
  const hedge = Math.max(1, Math.round((cell * HEDGE_PART) / art)) * art;
  const isLeafy = cell >= LEAFY;
  return { cell, hedge, art, front: isLeafy ? Math.min(2 * art, hedge - art) : 0, shade: isLeafy ? art : 0 };
}

const [FLOOR, HEDGE, BEYOND] = [0, 1, 2];

/** Leaves of three shades, as they grow. */
const LEAVES = ['0111210112012110', '1012011120111021', '1101121011211101', '2111011201101211'].flatMap(
  (row, y) => [row, row.slice(5 + y) + row.slice(0, 5 + y), row.slice(9) + row.slice(0, 9), row.slice(2)],
);
const LEAF = Uint8Array.from({ length: 256 }, (_, i) => Number(LEAVES[i >> 4][i & 15] ?? '1'));

/** Paints parts of one maze at one size. */
export interface HedgePainter {
  /** Fills the pixels of a part, row by row. */
  paint(pixels: Uint32Array, part: HedgePart): void;
}

/** What stands where is found by pixel, because leaves and gravel differ from pixel to pixel anyway. */
export function makeHedgePainter(lines: HedgeLines, size: HedgeSize, palette: HedgePalette): HedgePainter {
  const ink = inkOf(palette);
  const reach = Math.max(size.front, size.shade, size.art);
  let mask = new Uint8Array(0);

  return {
    paint(pixels, part) {
      const wide = part.width + 2 * reach;
      const high = part.height + 2 * reach;
      if (mask.length < wide * high) mask = new Uint8Array(wide * high);
      const { left, top } = part;
      layOut(mask, lines, size, { left: left - reach, top: top - reach, width: wide, height: high });
      const isLeafy = size.front > 0;
      for (let y = 0; y < part.height; y++) {
        const from = (y + reach) * wide + reach;
        const to = y * part.width;
        if (isLeafy) paintRow({ pixels, to, mask, from, wide, part, y, size, ink });
        else for (let x = 0; x < part.width; x++) pixels[to + x] = ink.plain[mask[from + x]];
      }
    },
  };
}

/** The colours as pixels. */
interface Ink {
  readonly plain: Uint32Array;
  readonly leaves: Uint32Array;
  readonly floor: Uint32Array;
  readonly beyond: Uint32Array;
  readonly rim: number;
  readonly foot: number;
  readonly shadow: number;
}

function inkOf({ beyond, floor, leaves, line, rim, foot, shadow }: HedgePalette): Ink {
  const [usual, bright, dark] = floor.map(pixelOf);
  // Grains are rare.
  const gravel = Array.from({ length: 32 }, (_, i) => (i === 0 ? bright : i === 1 ? dark : usual));
  const [grass, blade] = beyond.map(pixelOf);
  return {
    plain: Uint32Array.of(usual, pixelOf(line), grass),
    leaves: Uint32Array.from(leaves, pixelOf),
    floor: Uint32Array.from(gravel),
    beyond: Uint32Array.from({ length: 4 }, (_, i) => (i === 0 ? blade : grass)),
    rim: pixelOf(rim),
    foot: pixelOf(foot),
    shadow: pixelOf(shadow),
  };
}

interface Row {
  readonly pixels: Uint32Array;
  /** Where the row begins in the picture, and in the mask. */
  readonly to: number;
  readonly mask: Uint8Array;
  readonly from: number;
  /** How wide the mask is. */
  readonly wide: number;
  readonly part: HedgePart;
  readonly y: number;
  readonly size: HedgeSize;
  readonly ink: Ink;
}

function paintRow({ pixels, to, mask, from, wide, part, y, size, ink }: Row): void {
  const { art, front, shade } = size;
  const artY = Math.floor((part.top + y) / art);
  const leafRow = (artY & 15) << 4;
  const below = front * wide;
  const above = art * wide;
  const cast = shade * wide;
  for (let x = 0; x < part.width; x++) {
    const at = from + x;
    const what = mask[at];
    const artX = Math.floor((part.left + x) / art);
    let pixel: number;
    if (what === HEDGE) {
      if (mask[at + below] !== HEDGE) pixel = mask[at + above] === HEDGE ? ink.leaves[2] : ink.foot;
      else if (mask[at - above] !== HEDGE) pixel = ink.rim;
      else pixel = ink.leaves[LEAF[leafRow | (artX & 15)]];
    } else {
      let grain = Math.imul(artX, 0x27d4eb2d) ^ Math.imul(artY, 0x165667b1);
      grain = Math.imul(grain ^ (grain >>> 15), 0x85ebca6b) >>> 27;
      if (what === BEYOND) pixel = ink.beyond[grain & 3];
      else if (mask[at - cast] === HEDGE || mask[at - cast - shade] === HEDGE) pixel = ink.shadow;
      else pixel = ink.floor[grain];
    }
    pixels[to + x] = pixel;
  }
}

/** Writes what stands at each pixel of a part: floor, hedge, or the grass beyond the maze. */
function layOut(mask: Uint8Array, lines: HedgeLines, { cell, hedge }: HedgeSize, part: HedgePart): void {
  const { width, height, upright, level, posts } = lines;
  const lead = hedge >> 1;
  const mostX = width * cell + hedge - lead;
  const mostY = height * cell + hedge - lead;
  for (let y = 0; y < part.height; y++) {
    const mazeY = part.top + y;
    const row = y * part.width;
    if (mazeY < -lead || mazeY >= mostY) {
      mask.fill(BEYOND, row, row + part.width);
      continue;
    }
    const lineY = Math.floor((mazeY + lead) / cell);
    const isLineY = mazeY + lead - lineY * cell < hedge;
    const onLine = isLineY ? posts : upright;
    const between = isLineY ? level : null;
    for (let x = 0; x < part.width; x++) {
      const mazeX = part.left + x;
      if (mazeX < -lead || mazeX >= mostX) {
        mask[row + x] = BEYOND;
        continue;
      }
      const lineX = Math.floor((mazeX + lead) / cell);
      if (mazeX + lead - lineX * cell < hedge) mask[row + x] = onLine[lineY * (width + 1) + lineX];
      else mask[row + x] = between === null ? FLOOR : between[lineY * width + lineX];
    }
  }
}
