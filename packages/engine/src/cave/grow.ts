import { step } from './automaton.js';
import { wordPosition } from './coordinates.js';
import { type Field, makeField } from './field.js';
import { fillNoise, oddsOf } from './noise.js';
import type { CaveWorld } from './world.js';

/** A rectangle of cells, counted from the first cell of a region. */
export interface Area {
  readonly rx: number;
  readonly ry: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The rock of an area after `steps` steps, with a margin for `spare` more. Areas agree where they overlap. */
export function growArea(world: CaveWorld, area: Area, steps: number, spare = 0): Field {
  const { regionSize, rockProbability, rockThreshold, inertia, variation } = world.settings;
  const margin = steps + spare;
  const field = makeField(area.width, area.height, margin);
  const x = wordPosition(area.rx, regionSize, area.left - margin);
  const y = wordPosition(area.ry, regionSize, area.top - margin);
  fillNoise(field, world.rock, x, y, { odds: oddsOf(rockProbability), spread: oddsOf(variation) });
  for (let i = 0; i < steps; i++) step(field, rockThreshold, inertia);
  return field;
}

/** The rock of a square of cells as it is before tunnels, a bit each: what growth alone costs. */
export function growCave(world: CaveWorld, rx: number, ry: number, side: number): Field {
  return growArea(world, { rx, ry, left: 0, top: 0, width: side, height: side }, world.settings.iterations);
}
