import type { Legend } from '../../game/screen/legend.js';
import { numbered } from '../numbered.js';
import { footOf, mazeOf, SCENE_CELL } from './preview.js';

const MAZE = mazeOf('how to find the way', ['44682c', '53d42d', '3afbed', '2a9291']);

/** A small maze of hedges with all there is in one. */
export const CLASSIC_LEGEND: Legend = {
  ...MAZE,
  things: numbered(
    ['4....3', '......', '..2...', '1.....'],
    [
      ['classic-start', 'The start', 'in the lower left, unless you chose another.'],
      ['player-walk-east', 'You', 'and your lantern.'],
      ['classic-crown', 'The crown', 'Reach it, and the maze is completed.'],
      ['classic-mouth', 'A tunnel', 'An option. It leads to the mouth with the same number and colour.'],
    ],
  ),
  footOf,
  mark: { x: 9, y: -15 },
  least: { width: MAZE.map.width * SCENE_CELL + 14, height: MAZE.map.height * SCENE_CELL + 14 },
  reach: 190,
  label: 'A small maze of hedges: the start, you, the crown and a tunnel.',
};
