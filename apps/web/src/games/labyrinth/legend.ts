import type { Legend, LegendThing } from '../../game/screen/legend.js';
import { stairsFoot, wovenFoot, wovenText } from './preview.js';
import { CELL_ART, wovenGround } from './stage/ground.js';

const { map: MAP, cells: CELLS } = wovenText(
  'how to find out',
  ['6c682c', '3abc2d', '6965a9', '383ba8'],
  ['000000', '050000', '000a00', '000000'],
);
const GROUND = wovenGround(CELLS);

/** What the picture shows, in the order of its numbers. */
const THINGS: readonly LegendThing[] = [
  {
    sprite: 'player-walk-east',
    column: 3,
    row: 0,
    name: 'You',
    text: 'Your way has a beginning: the ring in the floor.',
  },
  {
    sprite: 'exit-stairs',
    column: 5,
    row: 0,
    name: 'An exit',
    text: 'Steps into the light. Any of them will do.',
    foot: stairsFoot(5, 0),
  },
  { sprite: null, column: 1, row: 1, name: 'A bridge', text: 'Walk over it: there is no way down from it.' },
  {
    sprite: null,
    column: 1,
    row: 2,
    name: 'A way beneath',
    text: 'It goes into the dark and comes out on the other side. You cannot turn there.',
  },
  {
    sprite: null,
    column: 3,
    row: 2,
    name: 'A bridge the other way',
    text: 'North to south here, and the passage runs beneath from west to east.',
  },
];

/** A small labyrinth with an exit, and with bridges both ways. */
export const LABYRINTH_LEGEND: Legend = {
  map: MAP,
  ground: GROUND,
  things: THINGS,
  footOf: wovenFoot,
  mark: { x: 9, y: -13 },
  least: { width: MAP.width * CELL_ART + 10, height: MAP.height * CELL_ART + 10 },
  reach: 230,
  label: 'A small labyrinth: you, an exit, and two bridges with the passages beneath them.',
};
