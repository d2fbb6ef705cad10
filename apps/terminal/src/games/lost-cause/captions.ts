import type { Frame } from '@warren/games';
import { itemName } from '@warren/games/lost-cause';
import {
  offsetWords,
  type Position,
  playerPosition,
  positionOf,
  positionWords,
  wayWords,
} from '../../game/position.js';

/** The tile, the ways on, and what can be seen from here. */
export function describeLostCause(frame: Frame): string {
  const here = playerPosition(frame);
  const things = frame.sprites
    .filter(({ id, x, y, width, height }) => {
      const { view } = frame;
      const [middleX, middleY] = [x + width / 2 - view.x, y + height / 2 - view.y];
      return id !== 'player' && middleX >= 0 && middleY >= 0 && middleX < view.width && middleY < view.height;
    })
    .map((sprite) => `${itemName(sprite.kind)} ${offsetWords(here, positionOf(sprite, frame.map))}`);
  const seen = things.length === 0 ? '' : `; ${things.join('; ')}`;
  return `${positionWords(here)}; ways ${wayWords(waysFrom(frame, here))}${seen}`;
}

function waysFrom({ map }: Frame, { column, row }: Position): number {
  const { width, height, tiles, names } = map;
  const isFloor = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && names[tiles[y * width + x]] !== 'rock';
  const open = [
    isFloor(column, row - 1),
    isFloor(column + 1, row),
    isFloor(column, row + 1),
    isFloor(column - 1, row),
  ];
  return open.reduce((bits, isOpen, side) => bits | (Number(isOpen) << side), 0);
}
