import type { Frame } from '@warren/games';
import { hudValue, offsetWords, playerPosition, positionOf, wayWords } from '../../game/position.js';

const WORDS: Readonly<Record<string, (frame: Frame) => string>> = {
  lost: () => 'Out of time',
  won: (frame) => `The exit! Score ${hudValue(frame, 'score')}`,
  level: (frame) => `The exit! Level ${hudValue(frame, 'level')}, score ${hudValue(frame, 'score')}`,
  solution: () => 'The way out is shown; this run will be in no table',
  'tick-down': (frame) => `${Math.round(Number(hudValue(frame, 'time')))} seconds left`,
  under: () => 'Beneath a bridge',
  emerge: () => 'Out from beneath the bridge',
};

/** What happened; of several things in one tick the one that is named first above. */
export function announceLabyrinth(_before: Frame, frame: Frame): string | null {
  if (frame.events.length === 0) return null;
  const event = Object.keys(WORDS).find((name) => frame.events.includes(name));
  return event === undefined ? null : WORDS[event](frame);
}

/** The cell, whether it is a bridge and on which side of it one is, the ways on, and where the exits are. */
export function describeLabyrinth(frame: Frame): string {
  const { map, maze, sprites } = frame;
  const here = playerPosition(frame);
  const cell = here.row * map.width + here.column;
  const isBeneath = sprites.some(({ id, beneath }) => id === 'player' && beneath === true);
  const under = maze?.under?.[cell] ?? 0;
  const ways = isBeneath ? under : (maze?.sides[cell] ?? 0);
  const exits = sprites
    .filter(({ kind }) => kind === 'exit')
    .map((sprite) => `exit ${offsetWords(here, positionOf(sprite, map))}`);
  return [
    `Column ${here.column + 1}, row ${here.row + 1}`,
    ...(under === 0 ? [] : [isBeneath ? 'beneath a bridge' : 'on a bridge']),
    `ways ${wayWords(ways)}`,
    ...exits,
    timeWords(frame),
  ].join('; ');
}

/** A clock says what is left; without one it is told how long it has taken. */
function timeWords({ hud }: Frame): string {
  const time = hud.find(({ id }) => id === 'time');
  return time?.label === 'Time left' ? `${time.value} seconds left` : `${time?.value ?? 0} seconds`;
}
