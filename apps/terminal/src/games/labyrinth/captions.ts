import { sayTenths, wholeSeconds } from '@warren/games';
import type { LabyrinthFrame } from '@warren/games/labyrinth';
import { offsetWords, playerPosition, positionOf, positionWords, wayWords } from '../../game/position.js';

/** What only the terminal says: every last second, and on which side of a bridge the player is. */
export function remarkLabyrinth({ events, hud }: LabyrinthFrame): string | null {
  const last = events.at(-1);
  if (last === 'tick-down') return `${wholeSeconds(hud.time)} seconds left`;
  if (last === 'under') return 'Beneath a bridge';
  return last === 'emerge' ? 'Out from beneath the bridge' : null;
}

/** The cell, whether it is a bridge and on which side of it the player is, the ways on, and where the exits are. */
export function describeLabyrinth(frame: LabyrinthFrame): string {
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
    positionWords(here),
    ...(under === 0 ? [] : [isBeneath ? 'beneath a bridge' : 'on a bridge']),
    `ways ${wayWords(ways)}`,
    ...exits,
    timeWords(frame),
  ].join('; ');
}

/** The time that is left or, without a limit, the time so far. */
function timeWords({ hud: { time } }: LabyrinthFrame): string {
  return `${sayTenths(time.ticks)} seconds${time.isLeft ? ' left' : ''}`;
}
