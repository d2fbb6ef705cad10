import type { Legend } from '../../game/screen/legend.js';
import { footOf, textMap } from '../../graphics/preview-scene.js';
import { numbered } from '../numbered.js';
import { ROCK_GROUND } from './stage/ground.js';

const MAP = textMap('how to play', ['.....', '.###.', '.....']);

/** A few tiles with all there is in a maze. */
export const LOST_CAUSE_LEGEND: Legend = {
  map: MAP,
  ground: ROCK_GROUND,
  things: numbered(
    ['.1.2.', '.....', '3.4.5'],
    [
      ['player-idle-east', 'You', 'with a sword in the first of five slots.'],
      ['slime-idle', 'A slime', 'It follows you as soon as it sees you, and bites.'],
      ['key', 'A key', 'Walk onto it and take it. It fits the locks of its shape.'],
      ['sword', 'Your sword', 'Where you dropped it, it stays. Without it you cannot fight.'],
      // In the last column there is more room on the left.
      ['lock', 'A lock', 'Stand on it with its key in your hand, and open it.', { mark: { x: -12, y: -17 } }],
    ],
  ),
  footOf,
  mark: { x: 12, y: -17 },
  least: { width: 140, height: 112 },
  lantern: { x: 80, y: 36 },
  reach: 150,
  label: 'A scene of the game: you, a slime, a key, a lock and a sword.',
};
