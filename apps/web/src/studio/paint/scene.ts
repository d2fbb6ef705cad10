import { type Geometry, geometryOf, type ThemeName } from '@warren/engine/draw';
import type { Grid } from '@warren/engine/grids';
import { makeCanvas, type Room } from '../../graphics/canvas.js';
import type { Dig } from '../maze/carving.js';
import { paintActors } from './actors-painter.js';
import { makeGroundPainter } from './ground-painter.js';
import { type Layout, layoutOf } from './layout.js';
import { LIGHT_COARSENESS, makeLightPainter } from './light-painter.js';
import { paletteOf } from './palette.js';

/** What is to be seen at one moment. */
export interface SceneView {
  readonly dig: Dig;
  readonly room: Room;
  readonly theme: ThemeName;
  readonly solution: boolean;
  readonly distances: boolean;
  readonly patches: boolean;
  /** How bright it is, from 0 (the lantern only) to 1. */
  readonly lit: number;
  /** How much of the way out is drawn, from 0 to 1. */
  readonly shown: number;
  readonly time: number;
}

/**
 * Paints on three canvases in an element, which lie on top of each other and fill the same space, and keeps them at the
 * size of their room.
 */
export function makeScenePainter(host: HTMLElement): (view: SceneView) => void {
  const [ground, light, actors, warmth] = Array.from({ length: 4 }, () => makeCanvas(1, 1));
  const paintGround = makeGroundPainter(ground);
  const paintLight = makeLightPainter(light, warmth);
  host.replaceChildren(ground.canvas, light.canvas, actors.canvas);
  let placed: { grid: Grid; room: Room; geometry: Geometry; layout: Layout } | null = null;

  /** Where everything lies; only worked out when the maze or its room has changed. */
  function place(grid: Grid, room: Room) {
    if (placed?.grid === grid && placed.room === room) return placed;
    const geometry = geometryOf(grid);
    const layout = layoutOf(geometry, room);
    placed = { grid, room, geometry, layout };
    const coarse = (side: number) => Math.ceil(side / LIGHT_COARSENESS);
    for (const { canvas } of [ground, actors]) setSize(canvas, layout.width, layout.height);
    for (const { canvas } of [light, warmth]) setSize(canvas, coarse(layout.width), coarse(layout.height));
    return placed;
  }

  return ({ dig, room, theme, solution, distances, patches, lit, shown, time }) => {
    const maze = dig.maze();
    const { geometry, layout } = place(maze.grid, room);
    const view = { maze, geometry, layout, palette: paletteOf(theme) };
    const cursor = dig.cursor();
    const finished = dig.finished();
    const facts = finished && solution ? dig.facts() : null;
    const steps = finished && distances ? dig.distances(patches) : null;
    const way = facts === null ? null : facts.solution;
    const onDistances = steps !== null;
    const changed = paintGround({
      ...view,
      finished,
      distances: steps?.steps ?? null,
      words: steps?.words ?? null,
    });
    paintLight({ ...view, cursor, carved: finished ? [] : changed, lit, bare: onDistances, time });
    paintActors(actors, { ...view, cursor, finished, solution: way, shown, onDistances });
  };
}

/** Setting the size empties a canvas, so it is set only when it differs. */
function setSize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
