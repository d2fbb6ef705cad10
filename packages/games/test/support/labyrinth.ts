import type { Rng } from '@warren/engine';
import fc from 'fast-check';
import { LABYRINTH_ALGORITHMS } from '../../src/labyrinth/algorithms.js';
import { labyrinth } from '../../src/labyrinth/game.js';
import type { LabyrinthLevel } from '../../src/labyrinth/level.js';
import { makeLevelLine } from '../../src/labyrinth/level-line.js';
import type { LabyrinthRound, LabyrinthState } from '../../src/labyrinth/state.js';
import { must } from './must.js';

export const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];
export const [SOLUTION, WATCH] = [16, 17];

/** One corridor along the top, from which five go down. */
export const COMB = 'warren-text 1 rect 5x3 start 0 exits 14\n6eeec\n55555\n11111\n';
/** A corridor that runs north and south over one that runs east and west, in the middle of three by three. */
export const BRIDGE = 'warren-text 1 rect 3x3 start 3 exits 5\n6e8\n3|8\n2b8\n';

export function start(settings: object = {}, seed = 's'): LabyrinthState {
  return labyrinth.setup(must(labyrinth.readSettings(settings)), seed);
}

/** A run whose first level has begun, without a step. */
export function begun(settings: object = {}, seed = 's'): LabyrinthState {
  const state = start(settings, seed);
  state.round.begun = true;
  return state;
}

/** A run in a maze drawn by hand, without a clock, from a cell. */
export function drawn(maze: string, from: number): LabyrinthState {
  return begun({ maze: maze.replace(/start \d+/, `start ${from}`), slack: 0 });
}

/** Plays one tick with an action and others without, and returns what happened in all of them. */
export function play(state: LabyrinthState, action: number, ticks = 1): string[] {
  const events: string[] = [];
  for (let i = 0; i < ticks; i++) {
    labyrinth.step(state, i === 0 ? [action] : []);
    events.push(...state.events);
  }
  return events;
}

/** Lets ticks go by without touching anything. */
export function wait(state: LabyrinthState, ticks: number): string[] {
  const events: string[] = [];
  for (let i = 0; i < ticks; i++) {
    labyrinth.step(state, []);
    events.push(...state.events);
  }
  return events;
}

/** Brings the player to an exit by the shortest way. */
export function walkOut(state: LabyrinthState): string[] {
  const { round } = state;
  labyrinth.step(state, [0, SOLUTION]);
  const events: string[] = [...state.events];
  const { trail = [] } = labyrinth.frame(state);
  for (let i = 1; i < trail.length; i++) {
    const side = [-round.width, 1, round.width, -1].indexOf(trail[i] - trail[i - 1]);
    events.push(...play(state, 1 << side, 15));
  }
  return events;
}

/** Where a player of this state is, in sub-units from the middle of the first cell. */
export function placeOf({ round: { width }, player: { cell, side, offset } }: LabyrinthState): number[] {
  const [across, down] = side < 0 ? [0, 0] : [[0, 1, 0, -1][side], [-1, 0, 1, 0][side]];
  return [(cell % width) * 60 + across * offset, Math.floor(cell / width) * 60 + down * offset];
}

/** Levels of every shape, as large as this, without a clock unless it is said. */
export function anyLevel(longest = 14, slack = 0): fc.Arbitrary<LabyrinthLevel> {
  const side = fc.integer({ min: 3, max: longest });
  return fc
    .record({
      seed: fc.string({ maxLength: 12, unit: 'grapheme' }),
      number: fc.integer({ min: 1, max: 999 }),
      algorithm: fc.constantFrom(...LABYRINTH_ALGORITHMS),
      width: side,
      height: side,
      density: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.constant(1000), fc.constant(0)),
      place: fc.nat(),
      draws: fc.nat(),
    })
    .map(({ place, draws, ...level }) => {
      const { width, height } = level;
      const room = 2 * (width + height) - 5;
      const start = (place % (width * height + 1)) - 1;
      return { ...level, exits: 1 + (draws % Math.min(room, 6)), start, slack };
    });
}

/** A run in a level. */
export function inLevel(level: LabyrinthLevel): LabyrinthState {
  return begun({ code: makeLevelLine(level) });
}

/** Somebody who changes direction now and then, and sometimes holds two or none. */
export function wanderingAction(rng: Rng): number[] {
  return rng.chance(1, 12) ? [rng.chance(1, 4) ? rng.below(16) : 1 << rng.below(4)] : [];
}

/** The cells of a level where passages cross. */
export function crossings({ under }: Pick<LabyrinthRound, 'under'>): number[] {
  return under.flatMap((sides, cell) => (sides === 0 ? [] : [cell]));
}
