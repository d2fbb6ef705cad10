import type { Size } from '../../../graphics/canvas.js';
import { type HedgePalette, pixelOf } from './palette.js';

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

/** What is seen at a pixel. */
const [FLOOR, HEDGE, BEYOND, PARAPET, DECK] = [0, 1, 2, 3, 4];

/** Where hedges stand, by the lines between the cells of a maze; 1 where one does, 3 where a bridge has its parapet. */
export type HedgeLines = ReturnType<typeof hedgeLines>;

/**
 * The hedges of a maze, from the open sides of its cells, row by row. Where ways cross, `under` has the sides of the one
 * beneath: a parapet stands across it.
 */
export function hedgeLines(width: number, sides: readonly number[], under: readonly number[] = []) {
  const height = sides.length / width;
  /** By row and line, from the western edge: `width + 1` to a row. */
  const upright = new Uint8Array((width + 1) * height);
  /** By line and column, from the northern edge: `width` to a line. */
  const level = new Uint8Array(width * (height + 1));
  /** By corner: whether any hedge meets there. `width + 1` to a line. */
  const posts = new Uint8Array((width + 1) * (height + 1));
  const grow = (lines: Uint8Array, line: number, from: number, to: number) => {
    lines[line] = 1;
    posts[from] = 1;
    posts[to] = 1;
  };
  sides.forEach((upper, cell) => {
    const beneath = under[cell] ?? 0;
    const open = upper | beneath;
    const x = cell % width;
    const y = (cell - x) / width;
    const corner = y * (width + 1) + x;
    const below = corner + width + 1;
    if (!(open & NORTH)) grow(level, cell, corner, corner + 1);
    if (!(open & SOUTH)) grow(level, cell + width, below, below + 1);
    if (!(open & WEST)) grow(upright, corner, corner, below);
    if (!(open & EAST)) grow(upright, corner + 1, corner + 1, below + 1);
    if (beneath === 0) return;
    // The deck reaches across the lines it leads over; beside it are its parapets.
    level[cell] = beneath & NORTH ? PARAPET : DECK;
    level[cell + width] = beneath & SOUTH ? PARAPET : DECK;
    upright[corner] = beneath & WEST ? PARAPET : DECK;
    upright[corner + 1] = beneath & EAST ? PARAPET : DECK;
  });
  /** By cell: whether a bridge is there; `null` where there is none in the whole maze. */
  const bridges = under.some((beneath) => beneath !== 0)
    ? Uint8Array.from(under, (it) => (it ? 1 : 0))
    : null;
  return { width, height, upright, level, posts, bridges };
}

/** Part of a maze as a picture: where its corner is from that of the maze, and how many pixels it has. */
export interface HedgePart extends Size {
  readonly left: number;
  readonly top: number;
}

const HEDGE_PART = 1 / 4;
/** A cell is so many pixels of art wide, at least. */
const CELL_ART = 20;
/** Below so many pixels hedges have no side and no leaves. */
const LEAFY = 9;

/** How large everything is, in pixels. All of them are whole. */
export type HedgeSize = ReturnType<typeof hedgeSize>;

/** The sizes that go with cells of so many pixels. */
export function hedgeSize(cell: number) {
  /** Pixels a pixel of art. */
  const art = Math.max(1, Math.floor(cell / CELL_ART));
  /** How thick a hedge is; it stands around its line. */
  const hedge = Math.max(1, Math.round((cell * HEDGE_PART) / art)) * art;
  const isLeafy = cell >= LEAFY;
  /** How much of its side is seen, 0 where cells are too small for it; and how far its shadow reaches. */
  const front = isLeafy ? Math.min(2 * art, hedge - art) : 0;
  return { cell, hedge, art, front, shade: isLeafy ? art : 0 };
}

/** Leaves of three shades, as they grow. */
const LEAVES = ['0111210112012110', '1012011120111021', '1101121011211101', '2111011201101211'].flatMap(
  (row, y) => [row, row.slice(5 + y) + row.slice(0, 5 + y), row.slice(9) + row.slice(0, 9), row.slice(2)],
);
const LEAF = Uint8Array.from({ length: 256 }, (_, i) => Number(LEAVES[i >> 4][i & 15] ?? '1'));

/** Paints parts of one maze at one size: fills the pixels of a part, row by row. */
export type HedgePainter = (pixels: Uint32Array, part: HedgePart) => void;

/** What stands where is found by pixel, because leaves and gravel differ from pixel to pixel anyway. */
export function makeHedgePainter(lines: HedgeLines, size: HedgeSize, palette: HedgePalette): HedgePainter {
  const ink = inkOf(palette);
  const { art, front, shade } = size;
  const reach = Math.max(front, shade, art);
  let mask = new Uint8Array(0);

  /** Paints a row of a part, which begins there in the mask. */
  function paintRow(pixels: Uint32Array, part: HedgePart, y: number, from: number): void {
    const what = mask;
    const wide = part.width + 2 * reach;
    const to = y * part.width;
    const artY = Math.floor((part.top + y) / art);
    const leafRow = (artY & 15) << 4;
    const below = front * wide;
    const above = art * wide;
    const cast = shade * wide;
    for (let x = 0; x < part.width; x++) {
      const at = from + x;
      const artX = Math.floor((part.left + x) / art);
      let pixel: number;
      if (what[at] === HEDGE) {
        if (what[at + below] !== HEDGE) pixel = what[at + above] === HEDGE ? ink.leaves[2] : ink.foot;
        else if (what[at - above] !== HEDGE) pixel = ink.rim;
        else pixel = ink.leaves[LEAF[leafRow | (artX & 15)]];
      } else if (what[at] === PARAPET) {
        // A line of stone along the deck, and the dark of the way beneath.
        const isEdge =
          what[at + above] === DECK ||
          what[at - above] === DECK ||
          what[at + art] === DECK ||
          what[at - art] === DECK;
        pixel = ink.parapet[isEdge ? 0 : 1];
      } else {
        let grain = Math.imul(artX, 0x27d4eb2d) ^ Math.imul(artY, 0x165667b1);
        grain = Math.imul(grain ^ (grain >>> 15), 0x85ebca6b) >>> 27;
        if (what[at] === BEYOND) pixel = ink.beyond[grain & 3];
        else if (what[at] === DECK) pixel = ink.deck[grain === 0 ? 1 : 0];
        else if (what[at - cast] === HEDGE || what[at - cast - shade] === HEDGE) pixel = ink.shadow;
        else pixel = ink.floor[grain];
      }
      pixels[to + x] = pixel;
    }
  }

  return (pixels, part) => {
    const wide = part.width + 2 * reach;
    const high = part.height + 2 * reach;
    if (mask.length < wide * high) mask = new Uint8Array(wide * high);
    layOut(mask, lines, size, { left: part.left - reach, top: part.top - reach, width: wide, height: high });
    for (let y = 0; y < part.height; y++) {
      const from = (y + reach) * wide + reach;
      const to = y * part.width;
      if (front > 0) paintRow(pixels, part, y, from);
      else for (let x = 0; x < part.width; x++) pixels[to + x] = ink.plain[mask[from + x]];
    }
  };
}

/** The colours as pixels. */
function inkOf({ beyond, floor, leaves, line, rim, foot, shadow, parapet, deck }: HedgePalette) {
  const [usual, bright, dark] = floor.map(pixelOf);
  // Grains are rare.
  const gravel = Array.from({ length: 32 }, (_, i) => (i === 0 ? bright : i === 1 ? dark : usual));
  const [grass, blade] = beyond.map(pixelOf);
  return {
    plain: Uint32Array.of(usual, pixelOf(line), grass, pixelOf(parapet[0]), pixelOf(deck[0])),
    parapet: Uint32Array.from(parapet, pixelOf),
    deck: Uint32Array.from(deck, pixelOf),
    leaves: Uint32Array.from(leaves, pixelOf),
    floor: Uint32Array.from(gravel),
    beyond: Uint32Array.from({ length: 4 }, (_, i) => (i === 0 ? blade : grass)),
    rim: pixelOf(rim),
    foot: pixelOf(foot),
    shadow: pixelOf(shadow),
  };
}

/** Writes what stands at each pixel of a part: floor, hedge, bridge, or the grass beyond the maze. */
function layOut(mask: Uint8Array, lines: HedgeLines, { cell, hedge }: HedgeSize, part: HedgePart): void {
  const { width, height, upright, level, posts, bridges } = lines;
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
      else if (between !== null) mask[row + x] = between[lineY * width + lineX];
      else mask[row + x] = bridges !== null && bridges[lineY * width + lineX] === 1 ? DECK : FLOOR;
    }
  }
}
