import type { MazeView } from './layout.js';

interface LightView extends MazeView {
  /** The cell the lantern is at, or -1. */
  readonly cursor: number;
  /** Cells carved since the last call. */
  readonly carved: readonly number[];
  /** From 0, dark but for the carver's lantern, to 1, as bright as it gets. */
  readonly lit: number;
  /** Whether the finished maze is left quite unveiled, because its colours mean something. */
  readonly bare: boolean;
  readonly time: number;
}

/** One pixel of light for so many of the canvas: light has no edges, so the difference cannot be seen. */
export const LIGHT_COARSENESS = 8;

/** How far the lantern shines: so many cells, but never less than this part of the picture. */
const REACH_CELLS = 7;
const REACH_SHARE = 0.22;
const EMBER_CELLS = 1.1;
/** Embers cool by this part each time so many milliseconds have passed: smaller parts would be lost in rounding. */
const COOLING = 0.06;
const COOLING_MS = 30;
const MOST_COOLINGS = 8;
/** More embers than this in a frame are not told apart. */
const MOST_EMBERS = 300;
const FLICKER = 0.035;
/** How far the lamps of a finished maze shine, as a part of its longer side. */
const LAMP_REACH = 0.55;

/** The layer of light: the dark, the lantern's glow in it, and the warmth of what was just carved. */
export function makeLightPainter(
  context: CanvasRenderingContext2D,
  warmth: CanvasRenderingContext2D,
): (view: LightView) => void {
  let cooled = 0;

  function warm(view: LightView): void {
    const { width, height } = warmth.canvas;
    const coolings = Math.min(MOST_COOLINGS, Math.floor((view.time - cooled) / COOLING_MS));
    if (coolings > 0) cooled = view.time;
    warmth.globalCompositeOperation = 'destination-out';
    warmth.fillStyle = `rgba(0, 0, 0, ${COOLING})`;
    for (let i = 0; i < coolings; i++) warmth.fillRect(0, 0, width, height);
    warmth.globalCompositeOperation = 'source-over';
    const radius = Math.max(1, (EMBER_CELLS * view.layout.scale) / LIGHT_COARSENESS);
    for (const cell of view.carved.slice(-MOST_EMBERS)) {
      const { x, y } = positionOf(view, cell);
      warmth.fillStyle = glowAt(warmth, { x, y }, radius, view.palette.light.ember);
      warmth.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
  }

  function darken(view: LightView): void {
    const { width, height } = context.canvas;
    context.globalCompositeOperation = 'source-over';
    context.clearRect(0, 0, width, height);
    context.globalAlpha = 1 - view.lit;
    context.fillStyle = view.cursor < 0 ? view.palette.light.far : lantern(context, view);
    context.fillRect(0, 0, width, height);
    // Embers take the dark away and leave their own colour.
    context.globalCompositeOperation = 'destination-out';
    context.drawImage(warmth.canvas, 0, 0);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 0.45 * (1 - view.lit);
    context.drawImage(warmth.canvas, 0, 0);
    context.globalAlpha = 1;
  }

  /** The finished maze: dusk, with a glow around its start and its exits. */
  function rest(view: LightView): void {
    const { width, height } = context.canvas;
    const { maze, palette } = view;
    const reach = Math.max(width, height) * LAMP_REACH;
    context.globalAlpha = view.lit;
    context.fillStyle = palette.light.dusk;
    context.fillRect(0, 0, width, height);
    for (const [i, cell] of [maze.start, ...maze.exits].entries()) {
      const { x, y } = positionOf(view, cell);
      context.globalCompositeOperation = 'destination-out';
      context.fillStyle = glowAt(context, { x, y }, reach, 'rgba(0, 0, 0, 1)');
      context.fillRect(0, 0, width, height);
      context.globalCompositeOperation = 'source-over';
      context.fillStyle = glowAt(context, { x, y }, reach * 0.6, palette.light[i === 0 ? 'start' : 'exit']);
      context.fillRect(0, 0, width, height);
    }
    context.globalAlpha = 1;
  }

  return (view) => {
    warm(view);
    darken(view);
    if (view.lit > 0 && !view.bare) rest(view);
  };
}

/** The same colour without any of it. */
function transparent(colour: string): string {
  return colour.replace(/[\d.]+\)$/, '0)');
}

/** Where a cell is on the layer of light. */
function positionOf({ geometry, layout }: LightView, cell: number): { x: number; y: number } {
  const { x, y } = geometry.centre(cell);
  return {
    x: (layout.left + x * layout.scale) / LIGHT_COARSENESS,
    y: (layout.top + y * layout.scale) / LIGHT_COARSENESS,
  };
}

function glowAt(
  context: CanvasRenderingContext2D,
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
  colour: string,
): CanvasGradient {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, colour);
  glow.addColorStop(1, transparent(colour));
  return glow;
}

/** The light of the lantern, which flickers. */
function lantern(context: CanvasRenderingContext2D, view: LightView): CanvasGradient {
  const { width, height } = context.canvas;
  const { near, edge, far } = view.palette.light;
  const { x, y } = positionOf(view, view.cursor);
  const cells = (REACH_CELLS * view.layout.scale) / LIGHT_COARSENESS;
  const flicker = 1 + FLICKER * (Math.sin(view.time / 90) + Math.sin(view.time / 37)) * 0.5;
  const reach = Math.max(cells, Math.min(width, height) * REACH_SHARE) * flicker;
  const glow = context.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, near);
  glow.addColorStop(0.12, near);
  glow.addColorStop(0.45, edge);
  glow.addColorStop(1, far);
  return glow;
}
