import type { Rng } from '@warren/engine';
import { type LabyrinthLevel, leastCrossings, leastWay } from './level.js';
import type { Tree } from './tree.js';

/** So many border cells are looked at for the nearest exit. */
const DRAWS = 6;

export interface Exits {
  /** The nearest exit first. */
  readonly cells: readonly number[];
  /** 0 where every exit is far enough and every way crosses often enough; else the more, the worse. */
  readonly lack: number;
}

interface Choice {
  readonly rng: Rng;
  /** How far the difficulty of an exit is from the wanted one. */
  offOf(exit: number): number;
}

/**
 * The exits of a labyrinth, at its border and not next to the start. The nearest one is, of some drawn, that of the
 * difficulty nearest to the wanted; the others are no nearer and spread along the border.
 */
export function chooseExits(tree: Tree, level: LabyrinthLevel, { rng, offOf }: Choice): Exits {
  const lackOf = (cell: number): number =>
    100 * Math.max(0, leastCrossings(level) - tree.crossings[cell]) +
    Math.max(0, leastWay(level) - tree.steps[cell]);
  const places = exitPlaces(level, tree.from)
    .map((cell) => ({ cell, lack: lackOf(cell), steps: tree.steps[cell] }))
    .sort((a, b) => a.lack - b.lack || b.steps - a.steps || a.cell - b.cell);
  const last = level.exits - 1;
  const enough = places.filter(({ lack }) => lack === 0);
  if (enough.length <= last) {
    const taken = places.slice(0, level.exits).sort((a, b) => a.steps - b.steps || a.cell - b.cell);
    return { cells: taken.map(({ cell }) => cell), lack: places[last].lack };
  }
  let nearest = last;
  let least = Number.POSITIVE_INFINITY;
  for (let draw = 0; draw < DRAWS; draw++) {
    const place = last + rng.below(enough.length - last);
    const off = offOf(enough[place].cell);
    if (off < least) [nearest, least] = [place, off];
  }
  const farther = enough.slice(0, nearest).map(({ cell }) => cell);
  return { cells: spread(enough[nearest].cell, farther, level), lack: 0 };
}

/** Adds exits to the first, each as far from those before as it can be. */
function spread(first: number, places: readonly number[], { width, exits }: LabyrinthLevel): number[] {
  const cells = [first];
  const gaps = places.map((cell) => apart(width, cell, first));
  while (cells.length < exits) {
    const widest = gaps.indexOf(Math.max(...gaps));
    cells.push(places[widest]);
    places.forEach((cell, i) => {
      gaps[i] = Math.min(gaps[i], apart(width, cell, places[widest]));
    });
  }
  return cells;
}

/** The border cells that may be exits: not the start and, where there is room, not next to it. */
function exitPlaces({ width, height, exits }: LabyrinthLevel, start: number): number[] {
  const border: number[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    const column = cell % width;
    const isEdge = cell < width || cell >= width * (height - 1) || column === 0 || column === width - 1;
    if (isEdge && cell !== start) border.push(cell);
  }
  const away = border.filter((cell) => apart(width, cell, start) > 1);
  return away.length >= exits ? away : border;
}

/** How many cells two are apart, across and down together. */
function apart(width: number, a: number, b: number): number {
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
}
