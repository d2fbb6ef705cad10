import type { Frame } from '@warren/games';
import { hudValue, offsetWords, playerPosition, positionOf, wayWords } from '../../game/position.js';

const WORDS: Readonly<Record<string, (frame: Frame) => string>> = {
  over: () => 'The last life is gone',
  won: () => 'Every treasure is yours',
  'extra-life': (frame) => `An extra life: ${hudValue(frame, 'lives')} now`,
  'extra-time': () => 'Three seconds more',
  caught: (frame) => `The hunter caught you: ${livesLeft(frame)}`,
  'time-out': (frame) => `Out of time: ${livesLeft(frame)}`,
  life: (frame) => `Ten treasures, a life: ${hudValue(frame, 'lives')} now`,
  treasure: (frame) => `The treasure! Score ${hudValue(frame, 'score')}, next ${hudValue(frame, 'size')}`,
};

/** What happened; of several things in one tick the one that is named first above. */
export function announceTreasureRush(_before: Frame, frame: Frame): string | null {
  if (frame.events.length === 0) return null;
  const event = Object.keys(WORDS).find((name) => frame.events.includes(name));
  return event === undefined ? null : WORDS[event](frame);
}

/** The cell, the ways on, what is underfoot, and where to go. */
export function describeTreasureRush(frame: Frame): string {
  const { map, maze, sprites } = frame;
  const here = playerPosition(frame);
  const cell = here.row * map.width + here.column;
  const ground = map.names[map.tiles[cell]];
  const things = sprites
    .filter(({ id }) => id !== 'player')
    .map((sprite) => `${sprite.kind.replaceAll('-', ' ')} ${offsetWords(here, positionOf(sprite, map))}`);
  return [
    `Column ${here.column + 1}, row ${here.row + 1}`,
    `ways ${wayWords(maze?.sides[cell] ?? 0)}`,
    ...(ground === 'floor' ? [] : [`${ground} ground`]),
    ...things,
    `${hudValue(frame, 'time')} seconds left`,
  ].join('; ');
}

function livesLeft(frame: Frame): string {
  const lives = hudValue(frame, 'lives');
  return lives === '1' ? '1 life left' : `${lives} lives left`;
}
