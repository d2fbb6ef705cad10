import type { Sprite } from '../kernel/frame.js';
import { type LabyrinthFrame, labyrinthHud } from './hud.js';
import { BODY, CELL, WALL } from './numbers.js';
import { shortestWay } from './shortest-way.js';
import type { LabyrinthRound, LabyrinthState, Square } from './state.js';

const INSET = (CELL - BODY) / 2;
/** By side: the step along x and along y. */
const ACROSS = [0, 1, 0, -1];
const DOWN = [-1, 0, 1, 0];

/** All tiles are floor: the sides of the cells stand for the tiles as well, and every combination has this name. */
const TILE_NAMES: readonly string[] = Array.from({ length: 16 }, () => 'floor');

/** What Labyrinth shows: the whole labyrinth with its bridges, its ends, the player, and the solution if it is shown. */
export function labyrinthFrame(state: LabyrinthState): LabyrinthFrame {
  const { round, events } = state;
  const { id, width, height, open, under } = round;
  return {
    view: { x: -WALL / 2, y: -WALL / 2, width: width * CELL + WALL, height: height * CELL + WALL },
    map: { id, width, height, tileSize: CELL, tiles: open, names: TILE_NAMES },
    maze: { sides: open, under, wall: WALL, patch: CELL - WALL },
    trail: shownWay(state),
    sprites: spritesOf(state),
    hud: labyrinthHud(state),
    events,
  };
}

/** The last way that was looked for in a round: frames follow each other sixty times a second. */
const lastWays = new WeakMap<LabyrinthRound, { readonly shown: Square; readonly trail: readonly number[] }>();
const NO_WAY: readonly number[] = [];

/** The cells of the solution that is shown, in the order they are walked. */
function shownWay({ round, shown }: LabyrinthState): readonly number[] {
  if (shown === null) return NO_WAY;
  const last = lastWays.get(round);
  if (last?.shown === shown) return last.trail;
  const trail = shortestWay(round, shown);
  lastWays.set(round, { shown, trail });
  return trail;
}

function spritesOf(state: LabyrinthState): Sprite[] {
  const { round, ticks } = state;
  const thing = (id: string, kind: string, cell: number): Sprite => ({
    id,
    kind,
    pose: 'idle',
    facing: 'south',
    ...placeOf(round, cell),
    width: BODY,
    height: BODY,
    age: ticks,
    health: null,
  });
  const { number, start, exits } = round;
  const ends = exits.map((cell, i) => thing(`exit-${number}-${i + 1}`, 'exit', cell));
  return [thing(`start-${number}`, 'start', start), ...ends, playerSprite(state)];
}

function playerSprite({ round, player, ticks }: LabyrinthState): Sprite {
  const { cell, beneath, side, offset, facing, pose, since } = player;
  const { x, y } = placeOf(round, cell);
  return {
    id: 'player',
    kind: 'player',
    pose,
    facing,
    x: x + (offset === 0 ? 0 : ACROSS[side] * offset),
    y: y + (offset === 0 ? 0 : DOWN[side] * offset),
    width: BODY,
    height: BODY,
    age: ticks - since,
    ...(beneath ? { beneath } : {}),
    health: null,
  };
}

function placeOf({ width }: LabyrinthRound, cell: number): { x: number; y: number } {
  return { x: (cell % width) * CELL + INSET, y: Math.floor(cell / width) * CELL + INSET };
}
