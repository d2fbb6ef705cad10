import type { Sprite } from '../kernel/frame.js';
import { inMiddleOf, type Position } from './cells.js';
import { type TreasureRushFrame, treasureRushHud } from './hud.js';
import { mazeOf } from './hunter.js';
import { cheapestWay } from './maze.js';
import { BODY, CELL, PATCH, TILE_NAMES, WALL } from './numbers.js';
import type { Actor, Round, TreasureRushState } from './state.js';

/** What Treasure Rush shows: the whole maze, what lies and moves in it, and the numbers. */
export function treasureRushFrame(state: TreasureRushState): TreasureRushFrame {
  const { round, events } = state;
  const { id, side, open, tiles } = round;
  const length = side * CELL + WALL;
  return {
    view: { x: -WALL / 2, y: -WALL / 2, width: length, height: length },
    map: { id, width: side, height: side, tileSize: CELL, tiles, names: TILE_NAMES },
    maze: { sides: open, wall: WALL, patch: PATCH },
    ...(round.shown > 0 && { trail: missedWay(round) }),
    sprites: spritesOf(state),
    hud: treasureRushHud(state),
    events,
  };
}

/** The cheapest way from where the player was to the treasure, for those who missed it. */
function missedWay(round: Round): readonly number[] {
  return [...cheapestWay(mazeOf(round), round.tiles, round.from, round.treasure).cells];
}

function spritesOf({ round, player, ticks }: TreasureRushState): Sprite[] {
  const { number, side, treasure, pickUp, hunter } = round;
  const sprites = [thingSprite(`treasure-${number}`, 'treasure', inMiddleOf(side, treasure), round)];
  if (pickUp !== null) {
    sprites.push(thingSprite(`pick-up-${number}`, pickUp.kind, inMiddleOf(side, pickUp.cell), round));
  }
  if (hunter !== null) sprites.push(actorSprite(`hunter-${number}`, 'hunter', hunter, ticks));
  sprites.push(actorSprite('player', 'player', player, ticks));
  return sprites;
}

function thingSprite(id: string, kind: string, { x, y }: Position, { limit, left }: Round): Sprite {
  const age = Math.max(0, limit - left);
  return { id, kind, pose: 'idle', facing: 'south', x, y, width: BODY, height: BODY, age, health: null };
}

function actorSprite(id: string, kind: string, { x, y, facing, pose, since }: Actor, ticks: number): Sprite {
  return { id, kind, pose, facing, x, y, width: BODY, height: BODY, age: ticks - since, health: null };
}
