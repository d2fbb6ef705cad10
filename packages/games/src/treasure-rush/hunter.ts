import { blankMaze, type Maze } from '@warren/engine';
import { makeGrid } from '@warren/engine/grids';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { takePose } from '../kernel/directions.js';
import { cellUnder, inMiddleOf } from './cells.js';
import { HUNTER, PICK_UP } from './numbers.js';
import { move } from './player.js';
import type { Hunter, Player, Round, TreasureRushState } from './state.js';

/** A hunter in the cell with the longest way to the player, the first of equals; none in a small maze. */
export function placeHunter(
  maze: Maze,
  from: number,
  { score, ticks }: Pick<TreasureRushState, 'score' | 'ticks'>,
): Hunter | null {
  const { width, size } = maze.grid;
  if (width < HUNTER.leastSide) return null;
  const steps = distances(maze, from);
  let cell = from;
  for (let other = 0; other < size; other++) if (steps[other] > steps[cell]) cell = other;
  const place = inMiddleOf(width, cell);
  const posed = { ...place, facing: 'south', pose: 'idle', since: ticks } as const;
  return { ...posed, next: cell, wait: HUNTER.wait, speed: hunterSpeed(score), gone: 0, near: false };
}

/** Its speed at a score, in parts of a pixel a tick. */
function hunterSpeed(score: number): number {
  return Math.min(HUNTER.most, HUNTER.speed + Math.max(0, score));
}

/** Extra time stops it for as long as it adds to the clock. */
export function freeze(hunter: Hunter, tick: number): void {
  hunter.wait = PICK_UP.time;
  takePose(hunter, 'idle', tick);
}

/** Moves the hunter by a tick, and says whether it has come near just now. */
export function hunt(hunter: Hunter, player: Player, round: Round, tick: number): boolean {
  if (hunter.wait > 0) hunter.wait--;
  else chase(hunter, player, round, tick);
  const away = Math.max(Math.abs(hunter.x - player.x), Math.abs(hunter.y - player.y));
  const wasNear = hunter.near;
  hunter.near = away <= HUNTER.near || (wasNear && away <= HUNTER.far);
  return hunter.near && !wasNear;
}

/** It goes straight at the player in the same cell, else along a shortest way. */
function chase(hunter: Hunter, player: Player, round: Round, tick: number): void {
  takePose(hunter, 'walk', tick);
  const here = cellUnder(round.side, hunter);
  if (here === cellUnder(round.side, player)) {
    // When the player has gone, the way begins in the middle of this cell again.
    hunter.next = here;
    stepTo(hunter, player, round);
    return;
  }
  const goal = inMiddleOf(round.side, hunter.next);
  if (hunter.x === goal.x && hunter.y === goal.y) hunter.next = nextOnWay(round, hunter.next, player);
  stepTo(hunter, inMiddleOf(round.side, hunter.next), round);
}

function stepTo(hunter: Hunter, { x, y }: { x: number; y: number }, round: Round): void {
  hunter.gone += hunter.speed;
  const step = Math.floor(hunter.gone / HUNTER.parts);
  hunter.gone -= step * HUNTER.parts;
  const limit = (way: number): number => Math.max(-step, Math.min(step, way));
  move(hunter, round, limit(x - hunter.x), limit(y - hunter.y));
}

/** The cell after this one on a shortest way to the player; of several the first, clockwise from the north. */
function nextOnWay(round: Round, cell: number, player: Player): number {
  const { side, open } = round;
  const steps = distances(mazeOf(round), cellUnder(side, player));
  const offsets = [-side, 1, side, -1];
  const way = offsets.findIndex((offset, i) => open[cell] & (1 << i) && steps[cell + offset] < steps[cell]);
  return cell + offsets[way];
}

/** The maze of a round, for the engine. */
export function mazeOf({ side, open }: Round): Maze {
  const maze = blankMaze(orThrow(makeGrid({ width: side, height: side })));
  maze.open.set(open);
  return maze;
}
