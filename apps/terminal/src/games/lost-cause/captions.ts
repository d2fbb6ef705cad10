import type { Frame } from '@warren/games';
import {
  hudValue,
  offsetWords,
  type Position,
  playerPosition,
  positionOf,
  wayWords,
} from '../../game/position.js';

const WORDS: Readonly<Record<string, (frame: Frame) => string>> = {
  lost: () => 'Your lantern goes out',
  won: () => 'Level complete',
  complete: () => 'Every maze is behind you',
  level: (frame) => `Level ${hudValue(frame, 'level')}`,
  unlock: (frame) => `A lock opens: ${hudValue(frame, 'locks')} left`,
  take: (frame) => `Taken. You hold ${held(frame)}`,
  drop: () => 'Dropped',
  defeat: (frame) => `A slime is defeated, ${hudValue(frame, 'slimes')} so far`,
  hit: () => 'You hit a slime',
  hurt: (frame) => `A slime bites: health ${hudValue(frame, 'health').replace('/', ' of ')}`,
  blocked: () => 'Your armour turns a bite away',
  full: () => 'Your hands are full: drop something first (f)',
  'needs-key': () => 'This lock needs a key in the active slot (1 to 5)',
  'no-weapon': () => 'There is no sword in the active slot (1 to 5)',
  'no-room': () => 'Something lies here already',
  'nothing-held': () => 'The active slot is empty',
  'nothing-here': () => 'There is nothing here',
};

/** What happened, the last event first: it is the one that matters most. */
export function announceLostCause(_before: Frame, frame: Frame): string | null {
  for (const event of [...frame.events].reverse()) {
    const words = WORDS[event];
    if (words !== undefined) return words(frame);
  }
  return null;
}

/** The tile, the ways on, and what can be seen from here. */
export function describeLostCause(frame: Frame): string {
  const here = playerPosition(frame);
  const things = frame.sprites
    .filter(({ id, x, y, width, height }) => {
      const { view } = frame;
      const [middleX, middleY] = [x + width / 2 - view.x, y + height / 2 - view.y];
      return id !== 'player' && middleX >= 0 && middleY >= 0 && middleX < view.width && middleY < view.height;
    })
    .map(
      (sprite) => `${sprite.kind.replaceAll('-', ' ')} ${offsetWords(here, positionOf(sprite, frame.map))}`,
    );
  const seen = things.length === 0 ? '' : `; ${things.join('; ')}`;
  return `Column ${here.column + 1}, row ${here.row + 1}; ways ${wayWords(waysFrom(frame, here))}${seen}`;
}

function waysFrom({ map }: Frame, { column, row }: Position): number {
  const { width, height, tiles, names } = map;
  const isFloor = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && names[tiles[y * width + x]] !== 'rock';
  return (
    (isFloor(column, row - 1) ? 1 : 0) +
    (isFloor(column + 1, row) ? 2 : 0) +
    (isFloor(column, row + 1) ? 4 : 0) +
    (isFloor(column - 1, row) ? 8 : 0)
  );
}

function held(frame: Frame): string {
  const items = hudValue(frame, 'inventory')
    .split(',')
    .filter((item) => item !== '');
  return items.map((item) => item.replaceAll('-', ' ')).join(', ');
}
