import type { Legend } from '../../game/screen/legend.js';
import { numbered } from '../numbered.js';
import { stairsFoot, wovenFoot, wovenText } from './preview.js';
import { CELL_ART, wovenGround } from './stage/ground.js';

const { map: MAP, cells: CELLS } = wovenText(
  'how to find out',
  ['6c682c', '3abc2d', '6965a9', '383ba8'],
  ['000000', '050000', '000a00', '000000'],
);

/** Where what the picture shows is, and what it is. */
const THINGS = numbered(
  ['...1.2', '.3....', '.4.5..'],
  [
    ['player-walk-east', 'You', 'Your way has a beginning: the ring in the floor.'],
    ['exit-stairs', 'An exit', 'Steps into the light. Any of them will do.', { foot: stairsFoot(5, 0) }],
    [null, 'A bridge', 'Walk over it: there is no way down from it.'],
    [null, 'A way beneath', 'It goes into the dark and comes out on the other side. You cannot turn there.'],
    [null, 'A bridge the other way', 'North to south here, and the passage runs beneath from west to east.'],
  ],
);

/** A small labyrinth with an exit, and with bridges both ways. */
export const LABYRINTH_LEGEND: Legend = {
  map: MAP,
  ground: wovenGround(CELLS),
  things: THINGS,
  footOf: wovenFoot,
  mark: { x: 9, y: -13 },
  least: { width: MAP.width * CELL_ART + 10, height: MAP.height * CELL_ART + 10 },
  reach: 230,
  label: 'A small labyrinth: you, an exit, and two bridges with the passages beneath them.',
};
