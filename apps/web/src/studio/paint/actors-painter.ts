import type { Maze } from '@warren/engine';
import type { Geometry } from '@warren/engine/draw';
import { DOORWAY } from '../../ui/art/doorway.js';
import { LANTERN, LANTERN_COLOURS } from '../../ui/art/lantern.js';
import type { PixelMap } from '../../ui/art/pixel-map.js';
import type { Layout } from './layout.js';
import type { Palette } from './palette.js';
import { solutionPath } from './solution-path.js';

export interface ActorsView {
  readonly maze: Maze;
  readonly geometry: Geometry;
  readonly layout: Layout;
  readonly palette: Palette;
  /** The cell the carver is at, or -1. */
  readonly cursor: number;
  readonly finished: boolean;
  /** The nodes of the way out, or `null` when it is not shown. */
  readonly solution: Int32Array | null;
  /** How much of it is shown, from 0 to 1. */
  readonly shown: number;
  readonly onDistances: boolean;
}

/** The uppermost layer: the carver's lantern, the way out, start and exits. */
export interface ActorsPainter {
  paint(view: ActorsView): void;
}

/** Pixel pictures are 16 pixels a side and drawn at whole multiples. */
const SPRITE = 16;
const DISC_SHARE = 0.56;
const GLOW_WIDTHS = [3.4, 2.2];

export function actorsPainter(context: CanvasRenderingContext2D): ActorsPainter {
  return {
    paint(view) {
      const { layout, maze, finished, cursor } = view;
      context.clearRect(0, 0, layout.width, layout.height);
      context.save();
      context.translate(layout.left, layout.top);
      if (finished) {
        if (view.solution !== null) paintSolution(context, view, view.solution);
        for (const exit of maze.exits) paintActor(context, view, exit, DOORWAY, view.palette.theme.exit);
        paintActor(context, view, maze.start, LANTERN, view.palette.theme.start);
      } else if (cursor >= 0) {
        paintActor(context, view, cursor, LANTERN, view.palette.theme.start);
      }
      context.restore();
    },
  };
}

function paintSolution(context: CanvasRenderingContext2D, view: ActorsView, solution: Int32Array): void {
  const { maze, geometry, layout, palette } = view;
  const path = solutionPath({ maze, geometry, solution, scale: layout.scale, shown: view.shown });
  const width = Math.max(1.5, layout.scale * 0.14);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = view.onDistances ? palette.theme.rampTrail : palette.theme.trail;
  context.globalAlpha = 0.14;
  for (const factor of GLOW_WIDTHS) {
    context.lineWidth = width * factor;
    context.stroke(path);
  }
  context.globalAlpha = 1;
  context.lineWidth = width;
  context.stroke(path);
}

/** A sprite where it fits, else a disc. */
function paintActor(
  context: CanvasRenderingContext2D,
  { geometry, layout, palette, onDistances }: ActorsView,
  cell: number,
  map: PixelMap,
  colour: string,
): void {
  const { x, y } = geometry.centre(cell);
  const room = 2 * geometry.room * layout.scale - layout.wall;
  const pixel = Math.floor(room / SPRITE);
  if (pixel >= 1) {
    const corner = (units: number) => Math.round(units * layout.scale - (SPRITE * pixel) / 2);
    paintSprite(context, { map, left: corner(x), top: corner(y), pixel, light: colour });
    return;
  }
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x * layout.scale, y * layout.scale, Math.max(1, (room * DISC_SHARE) / 2 + 0.5), 0, 2 * Math.PI);
  context.fill();
  if (!onDistances) return;
  // Among so many colours a disc needs an edge.
  context.lineWidth = Math.max(1, layout.wall);
  context.strokeStyle = palette.theme.rampWall;
  context.stroke();
}

interface Sprite {
  readonly map: PixelMap;
  readonly left: number;
  readonly top: number;
  readonly pixel: number;
  readonly light: string;
}

function paintSprite(context: CanvasRenderingContext2D, { map, left, top, pixel, light }: Sprite): void {
  map.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] === '.') continue;
      context.fillStyle = LANTERN_COLOURS[row[x]] ?? light;
      context.fillRect(left + x * pixel, top + y * pixel, pixel, pixel);
    }
  });
}
