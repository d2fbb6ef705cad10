import type { Legend, LegendThing } from '../../game/screen/legend.js';
import { footOf, textMap } from '../../graphics/preview-scene.js';
import { ROCK_GROUND } from './stage/ground.js';

const MAP = textMap('how to play', ['.....', '.###.', '.....']);

/** What the picture shows, in the order of its numbers. */
const THINGS: readonly LegendThing[] = [
  {
    sprite: 'player-idle-east',
    column: 1,
    row: 0,
    name: 'You',
    text: 'with a sword in the first of five slots.',
  },
  {
    sprite: 'slime-idle',
    column: 3,
    row: 0,
    name: 'A slime',
    text: 'It follows you as soon as it sees you, and bites.',
  },
  { sprite: 'key', column: 0, row: 2, name: 'A key', text: 'Walk onto it and take it. It fits every lock.' },
  {
    sprite: 'sword',
    column: 2,
    row: 2,
    name: 'Your sword',
    text: 'Where you dropped it, it stays. Without it you cannot fight.',
  },
  {
    sprite: 'lock',
    column: 4,
    row: 2,
    name: 'A lock',
    text: 'Stand in front of it with the key in your hand, and open it.',
    // In the last column there is more room on the left.
    mark: { x: -12, y: -17 },
  },
];

/** A few tiles with all there is in a maze. */
export const LOST_CAUSE_LEGEND: Legend = {
  map: MAP,
  ground: ROCK_GROUND,
  things: THINGS,
  footOf,
  mark: { x: 12, y: -17 },
  least: { width: 140, height: 112 },
  lantern: { x: 80, y: 36 },
  reach: 150,
  label: 'A scene of the game: you, a slime, a key, a lock and a sword.',
};
