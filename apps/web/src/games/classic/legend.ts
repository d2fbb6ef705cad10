import type { TileMap } from '@warren/games';
import type { Legend, LegendThing } from '../../game/screen/legend.js';
import { openSides } from '../../graphics/preview-scene.js';
import { cellFoot, gardenGround, SCENE_CELL } from './preview.js';

const WIDTH = 6;
const SIDES = openSides(['44682c', '53d42d', '3afbed', '2a9291']);
const MAP: TileMap = {
  id: 'how to find the way',
  width: WIDTH,
  height: SIDES.length / WIDTH,
  tileSize: SCENE_CELL,
  tiles: SIDES.map(() => 0),
  names: ['floor'],
};
const GROUND = gardenGround(WIDTH, SIDES);

/** What the picture shows, in the order of its numbers. */
const THINGS: readonly LegendThing[] = [
  {
    sprite: 'classic-start',
    column: 0,
    row: 3,
    name: 'The start',
    text: 'in the lower left, unless you chose another.',
  },
  { sprite: 'player-walk-east', column: 2, row: 2, name: 'You', text: 'and your lantern.' },
  {
    sprite: 'classic-crown',
    column: 5,
    row: 0,
    name: 'The crown',
    text: 'Reach it, and the maze is completed.',
  },
  {
    sprite: 'classic-mouth',
    column: 0,
    row: 0,
    name: 'A tunnel',
    text: 'An option. It leads to the mouth with the same number and colour.',
  },
];

/** A small maze of hedges with all there is in one. */
export const CLASSIC_LEGEND: Legend = {
  map: MAP,
  ground: GROUND,
  things: THINGS,
  footOf: cellFoot,
  mark: { x: 9, y: -15 },
  least: { width: WIDTH * SCENE_CELL + 14, height: MAP.height * SCENE_CELL + 14 },
  reach: 190,
  label: 'A small maze of hedges: the start, you, the crown and a tunnel.',
};
