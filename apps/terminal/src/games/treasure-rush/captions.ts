import { sayTenths } from '@warren/games';
import type { TreasureRushFrame } from '@warren/games/treasure-rush';
import { offsetWords, playerPosition, positionOf, positionWords, wayWords } from '../../game/position.js';

/** The cell, the ways on, what is underfoot, and where to go. */
export function describeTreasureRush(frame: TreasureRushFrame): string {
  const { map, maze, sprites } = frame;
  const here = playerPosition(frame);
  const cell = here.row * map.width + here.column;
  const ground = map.names[map.tiles[cell]];
  const things = sprites
    .filter(({ id }) => id !== 'player')
    .map((sprite) => `${sprite.kind.replaceAll('-', ' ')} ${offsetWords(here, positionOf(sprite, map))}`);
  return [
    positionWords(here),
    `ways ${wayWords(maze?.sides[cell] ?? 0)}`,
    ...(ground === 'floor' ? [] : [`${ground} ground`]),
    ...things,
    `${sayTenths(frame.hud.time.ticks)} seconds left`,
  ].join('; ');
}
