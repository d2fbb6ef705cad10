import type { Legend } from '../../game/screen/legend.js';
import { numbered } from '../numbered.js';
import { footOf, mazeOf, PREVIEW_CELL } from './preview.js';

const MAZE = mazeOf(
  'how to rush',
  ['2aac4', '6ac55', '7a93d', '3aaa9'],
  ['.....', 'f....', '...s.', '.....'],
);

/** A small maze with all that can be in one. */
export const RUSH_LEGEND: Legend = {
  ...MAZE,
  things: numbered(
    ['..6.2', '35...', '...4.', '.1...'],
    [
      ['player-walk-east', 'You', 'and your lantern.'],
      ['treasure', 'The treasure', 'Touch it, and the maze is done.'],
      [null, 'Fast ground', 'Stars: twice as fast.'],
      [null, 'Slow ground', 'Ripples: half as fast.'],
      [
        'extra-time',
        'A pick-up',
        'Three seconds, in which the hunter stands still, or as a heart a life. An option; it always costs a detour.',
      ],
      [
        'hunter-walk',
        'The hunter',
        'An option, too: it knows the way to you. Being caught counts like running out of time.',
      ],
    ],
  ),
  footOf,
  mark: { x: 9, y: -15 },
  least: { width: MAZE.map.width * PREVIEW_CELL + 10, height: MAZE.map.height * PREVIEW_CELL + 10 },
  reach: 190,
  label: 'A small maze: you, the treasure, fast and slow ground, a pick-up and the hunter.',
};
