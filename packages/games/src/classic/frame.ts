import { FACINGS } from '../kernel/directions.js';
import type { Sprite } from '../kernel/frame.js';
import { shownWay } from './help.js';
import { type ClassicFrame, classicHud } from './hud.js';
import { BODY, CELL, STEP, WALL } from './numbers.js';
import type { ClassicMaze, ClassicState } from './state.js';

const INSET = (CELL - BODY) / 2;

/** All tiles are floor. The sides of a cell stand for its tile as well, so that no second list is needed. */
const TILE_NAMES: readonly string[] = Array.from({ length: 16 }, () => 'floor');

/** What Classic shows: the whole maze, its ends and tunnels, the player, and what was asked for of the way. */
export function classicFrame(state: ClassicState): ClassicFrame {
  const { settings, maze, events } = state;
  const { width, height } = settings;
  return {
    view: { x: -WALL / 2, y: -WALL / 2, width: width * CELL + WALL, height: height * CELL + WALL },
    map: { id: maze.id, width, height, tileSize: CELL, tiles: maze.open, names: TILE_NAMES },
    maze: { sides: maze.open, ...underOf(maze), wall: WALL, patch: CELL - WALL },
    trail: shownWay(state),
    sprites: spritesOf(state),
    hud: classicHud(state),
    events,
  };
}

/** The ways beneath bridges, where there are any. */
function underOf({ under }: ClassicMaze): { readonly under?: readonly number[] } {
  return under.length > 0 ? { under } : {};
}

function spritesOf(state: ClassicState): Sprite[] {
  const { settings, maze, ticks } = state;
  const { start, exit } = settings;
  const thing = (id: string, kind: string, pose: string, cell: number): Sprite => {
    const { x, y } = placeOf(state, cell);
    return { id, kind, pose, facing: 'south', x, y, width: BODY, height: BODY, age: ticks, health: null };
  };
  const mouths = maze.mouths.map((cell, i) => thing(`mouth-${i}`, 'mouth', `pair-${(i >> 1) + 1}`, cell));
  const ends = [thing('start', 'start', 'idle', start), thing('exit', 'exit', 'idle', exit)];
  return [...ends, ...mouths, playerSprite(state)];
}

/** On the way from one cell to the next the player is drawn between them; through a tunnel there is no between. */
function playerSprite(state: ClassicState): Sprite {
  const { player, ticks, phase } = state;
  const { cell, from, since, facing, emerged } = player;
  const to = placeOf(state, cell);
  const gone = ticks - since + 1;
  const walks = gone < STEP && !emerged && phase === 'playing';
  const back = walks ? placeOf(state, from) : to;
  const left = STEP - gone;
  return {
    id: 'player',
    kind: 'player',
    pose: walks ? 'walk' : 'idle',
    facing,
    x: to.x + ((back.x - to.x) * left) / STEP,
    y: to.y + ((back.y - to.y) * left) / STEP,
    width: BODY,
    height: BODY,
    age: walks ? gone - 1 : Math.max(0, ticks - since),
    ...(isBeneath(state, walks && gone * 2 < STEP) ? { beneath: true } : {}),
    health: null,
  };
}

/** Whether the player is hidden by a bridge: in the first half of a step by that of the cell they come from. */
function isBeneath({ maze, player }: ClassicState, leaves: boolean): boolean {
  if (!leaves || maze.under.length === 0) return player.beneath;
  return (maze.under[player.from] & (1 << FACINGS.indexOf(player.facing))) !== 0;
}

function placeOf({ settings: { width } }: ClassicState, cell: number): { x: number; y: number } {
  return { x: (cell % width) * CELL + INSET, y: Math.floor(cell / width) * CELL + INSET };
}
