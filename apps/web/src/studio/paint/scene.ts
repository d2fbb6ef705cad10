import { type Geometry, geometryOf, type ThemeName } from '@warren/engine/draw';
import type { Grid } from '@warren/engine/grids';
import type { Dig } from '../maze/carving.js';
import { actorsPainter } from './actors-painter.js';
import { groundPainter } from './ground-painter.js';
import { type Layout, layoutOf, type Room } from './layout.js';
import { LIGHT_COARSENESS, lightPainter } from './light-painter.js';
import { paletteOf } from './palette.js';

/** The canvases, from the lowest. They lie on top of each other and fill the same space. */
export interface StageLayers {
  readonly ground: HTMLCanvasElement;
  readonly light: HTMLCanvasElement;
  readonly actors: HTMLCanvasElement;
}

/** What is to be seen at one moment. */
export interface SceneView {
  readonly dig: Dig;
  readonly room: Room;
  readonly theme: ThemeName;
  readonly solution: boolean;
  readonly distances: boolean;
  /** How bright it is, from 0 (the lantern only) to 1. */
  readonly lit: number;
  /** How much of the way out is drawn, from 0 to 1. */
  readonly shown: number;
  readonly time: number;
}

export interface Scene {
  paint(view: SceneView): void;
}

/** The three layers of the picture, kept at the size of their room. */
export function openScene(layers: StageLayers): Scene {
  const warmth = document.createElement('canvas');
  const ground = groundPainter(contextOf(layers.ground));
  const light = lightPainter(contextOf(layers.light), contextOf(warmth));
  const actors = actorsPainter(contextOf(layers.actors));
  let placed: { grid: Grid; room: Room; geometry: Geometry; layout: Layout } | null = null;

  /** Where everything lies; only worked out when the maze or its room has changed. */
  function place(grid: Grid, room: Room) {
    if (placed?.grid === grid && placed.room === room) return placed;
    const geometry = geometryOf(grid);
    const layout = layoutOf(geometry, room);
    placed = { grid, room, geometry, layout };
    const coarse = (side: number) => Math.ceil(side / LIGHT_COARSENESS);
    for (const canvas of [layers.ground, layers.actors]) setSize(canvas, layout.width, layout.height);
    for (const canvas of [layers.light, warmth]) setSize(canvas, coarse(layout.width), coarse(layout.height));
    return placed;
  }

  return {
    paint({ dig, room, theme, solution, distances, lit, shown, time }) {
      const maze = dig.maze();
      const palette = paletteOf(theme);
      const { geometry, layout } = place(maze.grid, room);
      const finished = dig.finished();
      const facts = finished && (solution || distances) ? dig.facts() : null;
      const steps = distances && facts !== null ? facts.distances : null;
      const cursor = dig.cursor();
      ground.paint({ maze, geometry, layout, palette, finished, distances: steps });
      const colours = palette.light;
      const lamps = [
        { cell: maze.start, colour: colours.start },
        ...maze.exits.map((cell) => ({ cell, colour: colours.exit })),
      ];
      const carved = finished ? [] : ground.changed();
      light.paint({ geometry, layout, colours, cursor, carved, lit, lamps, bare: steps !== null, time });
      const way = solution && facts !== null ? facts.solution : null;
      const onDistances = steps !== null;
      actors.paint({ maze, geometry, layout, palette, cursor, finished, solution: way, shown, onDistances });
    },
  };
}

/** Setting the size empties a canvas, so it is set only when it differs. */
function setSize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  return context;
}
