import { contextOf } from '../../../graphics/canvas.js';
import type { CameraView } from './camera.js';
import { type HedgeLines, type HedgePainter, hedgeSize, makeHedgePainter } from './hedge-painter.js';
import type { HedgePalette } from './palette.js';

/** What the ground looks like at a moment. */
export interface GroundMoment {
  /** Tells mazes apart. */
  readonly id: string;
  readonly lines: HedgeLines;
  readonly palette: HedgePalette;
  readonly view: CameraView;
}

/** The side of a piece, in pixels. Small enough that painting one is never felt. */
const PIECE = 256;
/** Pieces kept: more than the largest window shows, and no more memory than a photograph. */
const MOST_PIECES = 128;
/** In one picture no more time than this goes into new pieces; at least one is painted. */
const PAINT_MS = 1.5;

/** The maze at one size: pieces of it, painted when they first come into view. */
interface Layer extends Pick<GroundMoment, 'id' | 'palette'> {
  readonly cell: number;
  readonly paint: HedgePainter;
  readonly pieces: Map<string, HTMLCanvasElement>;
  /** Whether it was ever seen without a gap. */
  whole: boolean;
}

/**
 * Hedges and gravel on a canvas of their own. They are painted once, in pieces; a picture copies what is in view. While
 * the pieces of another size are on their way, those of the size before are enlarged in their place.
 */
export function makeHedgeGround(context: CanvasRenderingContext2D) {
  const buffer = new ImageData(PIECE, PIECE);
  const pixels = new Uint32Array(buffer.data.buffer);
  let layer: Layer | null = null;
  let before: Layer | null = null;
  /** What the canvas shows; `null` while something is missing. */
  let shown: { readonly layer: Layer; readonly view: CameraView } | null = null;

  function layerFor({ id, lines, palette, view: { cell } }: GroundMoment): Layer {
    if (layer?.id === id && layer.cell === cell && layer.palette === palette) return layer;
    const paint = makeHedgePainter(lines, hedgeSize(cell), palette);
    if (layer?.id !== id || layer.palette !== palette) before = null;
    else if (layer.whole) before = layer;
    layer = { id, palette, cell, paint, pieces: new Map(), whole: false };
    return layer;
  }

  function paintPiece({ paint, pieces }: Layer, column: number, row: number): HTMLCanvasElement {
    paint(pixels, { left: column * PIECE, top: row * PIECE, width: PIECE, height: PIECE });
    const piece = recycled(pieces);
    contextOf(piece).putImageData(buffer, 0, 0);
    pieces.set(nameOf(column, row), piece);
    return piece;
  }

  return {
    /** Paints the canvas if it has to look another way than it does. */
    paint(moment: GroundMoment): void {
      const { view } = moment;
      const current = layerFor(moment);
      const { width, height } = context.canvas;
      if (shown?.layer === current && shown.view === view) return;
      const deadline = performance.now() + PAINT_MS;
      const missing: (readonly [column: number, row: number])[] = [];
      const present: (readonly [piece: HTMLCanvasElement, column: number, row: number])[] = [];
      for (const [column, row] of piecesIn(view, width, height)) {
        const name = nameOf(column, row);
        const kept = current.pieces.get(name);
        if (kept === undefined) {
          missing.push([column, row]);
          continue;
        }
        present.push([kept, column, row]);
        // The first one of a map is the oldest; what is in view is the last to make room.
        current.pieces.delete(name);
        current.pieces.set(name, kept);
      }
      // The first picture of a maze waits for all of it: there is nothing to show in its place.
      const isFirst = before === null && current.pieces.size === 0;
      while (missing.length > 0) {
        const [column, row] = missing.pop() as readonly [number, number];
        present.push([paintPiece(current, column, row), column, row]);
        if (!isFirst && performance.now() > deadline) break;
      }
      if (missing.length > 0) paintBefore(context, before, moment);
      for (const [piece, column, row] of present) {
        context.drawImage(piece, view.left + column * PIECE, view.top + row * PIECE);
      }
      current.whole ||= missing.length === 0;
      shown = missing.length > 0 ? null : { layer: current, view };
      if (missing.length === 0) before = null;
    },
    /** The canvas was emptied: another size does that. */
    emptied() {
      shown = null;
    },
  };
}

function nameOf(column: number, row: number): string {
  return `${column} ${row}`;
}

/** The pieces that a canvas shows, by their columns and rows. */
function* piecesIn({ left, top }: CameraView, width: number, height: number): Generator<[number, number]> {
  for (let row = Math.floor(-top / PIECE); row * PIECE + top < height; row++) {
    for (let column = Math.floor(-left / PIECE); column * PIECE + left < width; column++) yield [column, row];
  }
}

/** A canvas for a piece: the oldest one's when there are enough of them. */
function recycled(pieces: Map<string, HTMLCanvasElement>): HTMLCanvasElement {
  const [oldest] = pieces;
  if (pieces.size >= MOST_PIECES && oldest !== undefined) {
    pieces.delete(oldest[0]);
    return oldest[1];
  }
  const piece = document.createElement('canvas');
  piece.width = PIECE;
  piece.height = PIECE;
  return piece;
}

/** The pieces of another size, enlarged or reduced, over the whole canvas. */
function paintBefore(
  context: CanvasRenderingContext2D,
  layer: Layer | null,
  { palette, view }: GroundMoment,
): void {
  const { width, height } = context.canvas;
  context.fillStyle = palette.beyond[0];
  context.fillRect(0, 0, width, height);
  if (layer === null) return;
  const scale = view.cell / layer.cell;
  const side = PIECE * scale;
  for (const [name, piece] of layer.pieces) {
    const [column, row] = name.split(' ').map(Number);
    const left = view.left + column * side;
    const top = view.top + row * side;
    if (left > width || top > height || left + side < 0 || top + side < 0) continue;
    context.drawImage(piece, left, top, side, side);
  }
}
