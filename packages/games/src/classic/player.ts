import { FACINGS, heldSides, holdSides, NO_SIDE } from '../kernel/directions.js';
import { otherMouth } from './layout.js';
import { STEP } from './numbers.js';
import type { ClassicMaze, ClassicState, Player } from './state.js';

/** A player who stands in a cell and may set out at once. */
export function playerIn(cell: number): Player {
  return {
    cell,
    from: cell,
    since: -STEP,
    facing: 'north',
    held: 0,
    latest: NO_SIDE,
    pressed: NO_SIDE,
    emerged: false,
    beneath: false,
  };
}

/** Holds these directions from now on. One that was not held before is pressed, and is good for a step. */
export function hold(player: Player, directions: number): void {
  const fresh = holdSides(player, directions);
  if (fresh !== NO_SIDE) player.pressed = fresh;
}

/** Makes a step if it is time for one and a way is open. */
export function walk(state: ClassicState): void {
  const { player, maze, ticks } = state;
  if (ticks - player.since < STEP) return;
  const through = player.emerged ? -1 : otherMouth(maze, player.cell);
  if (through >= 0) {
    arrive(state, through, 'tunnel');
    return;
  }
  const side = chooseSide(state);
  if (side === NO_SIDE) return;
  const { width } = state.settings;
  player.facing = FACINGS[side];
  arrive(state, player.cell + [-width, 1, width, -1][side], 'step');
  player.beneath = isUnder(maze, player.cell, (side + 2) % 4);
}

function arrive(state: ClassicState, cell: number, event: 'step' | 'tunnel'): void {
  const { player, ticks, events } = state;
  player.from = player.cell;
  player.cell = cell;
  player.since = ticks;
  player.emerged = event === 'tunnel';
  state.moves++;
  state.warned = false;
  events.push(event);
}

/** The side that was pressed if it is open, else the first open one of those held; -1 when there is none. */
function chooseSide({ player, maze, events }: ClassicState): number {
  const { pressed, cell } = player;
  const isOpen = (side: number): boolean =>
    player.beneath ? isUnder(maze, cell, side) : (maze.open[cell] & (1 << side)) !== 0;
  player.pressed = NO_SIDE;
  if (pressed !== NO_SIDE && isOpen(pressed)) return pressed;
  const side = heldSides(player).find(isOpen) ?? NO_SIDE;
  if (side === NO_SIDE && pressed !== NO_SIDE) {
    player.facing = FACINGS[pressed];
    events.push('bump');
  }
  return side;
}

/** Whether a side of a cell belongs to the way beneath its bridge. */
function isUnder({ under }: ClassicMaze, cell: number, side: number): boolean {
  return under.length > 0 && (under[cell] & (1 << side)) !== 0;
}
