import type { TileMap } from '@warren/games';
import type { Legend, LegendThing } from '../../game/screen/legend.js';
import { openSides } from '../../graphics/preview-scene.js';
import { cellFoot, mazeGround, PREVIEW_CELL } from './preview.js';

const WIDTH = 5;
const SIDES = openSides(['2aac4', '6ac55', '7a93d', '3aaa9']);
const MAP: TileMap = {
  id: 'how to rush',
  width: WIDTH,
  height: SIDES.length / WIDTH,
  tileSize: PREVIEW_CELL,
  tiles: ['.....', 'f....', '...s.', '.....'].flatMap((row) => [...row].map((tile) => '.sf'.indexOf(tile))),
  names: ['floor', 'slow', 'fast'],
};
const GROUND = mazeGround(SIDES);

/** What the picture shows, in the order of its numbers. */
const THINGS: readonly LegendThing[] = [
  { sprite: 'player-walk-east', column: 1, row: 3, name: 'You', text: 'and your lantern.' },
  { sprite: 'treasure', column: 4, row: 0, name: 'The treasure', text: 'Touch it, and the maze is done.' },
  { sprite: null, column: 0, row: 1, name: 'Fast ground', text: 'Arrows: twice as fast.' },
  { sprite: null, column: 3, row: 2, name: 'Slow ground', text: 'Ripples: half as fast.' },
  {
    sprite: 'extra-time',
    column: 1,
    row: 1,
    name: 'A pick-up',
    text: 'Three seconds, or as a heart a life. An option; it always costs a detour.',
  },
  {
    sprite: 'hunter-walk',
    column: 2,
    row: 0,
    name: 'The hunter',
    text: 'An option, too: it knows the way to you. Being caught counts like running out of time.',
  },
];

/** A small maze with all that can be in one. */
export const RUSH_LEGEND: Legend = {
  map: MAP,
  ground: GROUND,
  things: THINGS,
  footOf: cellFoot,
  mark: { x: 9, y: -15 },
  least: { width: WIDTH * PREVIEW_CELL + 10, height: MAP.height * PREVIEW_CELL + 10 },
  reach: 190,
  label: 'A small maze: you, the treasure, fast and slow ground, a pick-up and the hunter.',
};
