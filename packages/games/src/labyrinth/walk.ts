import { FACINGS, heldSides, holdSides, NO_SIDE, takePose } from '../kernel/directions.js';
import { CELL, SPEED } from './numbers.js';
import type { LabyrinthRound, LabyrinthState, Player, Square } from './state.js';

/** A player in the middle of a cell. What is held goes on being held. */
export function playerIn(cell: number, tick: number, held: Pick<Player, 'held' | 'latest'>): Player {
  const { held: directions, latest } = held;
  const place = { cell, beneath: false, side: NO_SIDE, offset: 0 };
  const look = { facing: 'south', pose: 'idle', since: tick, blocked: false } as const;
  return { ...place, held: directions, latest, ...look };
}

/** Holds these directions from now on. */
export function hold(player: Player, directions: number): void {
  if (directions !== player.held) player.blocked = false;
  holdSides(player, directions);
}

/** The ways out of a square, as sides: above and beneath a bridge each has two of its own. */
export function waysOf({ open, under }: LabyrinthRound, { cell, beneath }: Square): number {
  return beneath ? under[cell] : open[cell];
}

/** The square behind an open side of another. */
export function squareBehind({ width, under }: LabyrinthRound, { cell }: Square, side: number): Square {
  const next = cell + (side === 0 ? -width : side === 1 ? 1 : side === 2 ? width : -1);
  return { cell: next, beneath: (under[next] & (1 << opposite(side))) !== 0 };
}

/** Walks a tick along the middle lines of the corridors, where what is held leads anywhere. */
export function walk(state: LabyrinthState): void {
  const { player, round, ticks } = state;
  const sides = player.held === 0 ? [] : heldSides(player);
  const side = chooseSide(player, round, sides);
  takePose(player, side === NO_SIDE ? 'idle' : 'walk', ticks);
  if (side !== NO_SIDE) {
    player.facing = FACINGS[side];
    player.blocked = false;
    advance(state, side);
  } else if (sides.length > 0 && !player.blocked) {
    player.facing = FACINGS[sides[0]];
    player.blocked = true;
    state.events.push('bump');
  }
}

/**
 * The side towards which to walk. In the middle of a cell it is the first open one of those held. Between two
 * middles the player can only go on or back: as is held, or to the nearer middle that has the way that is held.
 */
function chooseSide(player: Player, round: LabyrinthRound, sides: readonly number[]): number {
  if (sides.length === 0) return NO_SIDE;
  const isWay = (square: Square, side: number): boolean => (waysOf(round, square) & (1 << side)) !== 0;
  if (player.offset === 0) return sides.find((side) => isWay(player, side)) ?? NO_SIDE;
  const along = sides.find((side) => side % 2 === player.side % 2);
  if (along !== undefined) return along;
  if (isWay(player, sides[0])) return opposite(player.side);
  return isWay(squareBehind(round, player, player.side), sides[0]) ? player.side : NO_SIDE;
}

function advance({ player, round, events }: LabyrinthState, side: number): void {
  if (player.offset === 0) player.side = side;
  player.offset += side === player.side ? SPEED : -SPEED;
  if (player.offset === 0) player.side = NO_SIDE;
  else if (player.offset > CELL / 2) {
    const next = squareBehind(round, player, side);
    if (next.beneath !== player.beneath) events.push(next.beneath ? 'under' : 'emerge');
    player.cell = next.cell;
    player.beneath = next.beneath;
    player.side = opposite(side);
    player.offset = CELL - player.offset;
    events.push('step');
  }
}

function opposite(side: number): number {
  return (side + 2) % 4;
}
