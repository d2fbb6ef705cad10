import type { Legend } from '../../game/screen/legend.js';
import { numbered } from '../numbered.js';
import { CAVE_GROUND, caveMap, cellFoot } from './preview.js';

const MAP = caveMap('how to explore', [
  '#############',
  '##....###..##',
  '#..........##',
  '#...##......#',
  '##..###..C..#',
  '##.........##',
  '####...######',
  '#############',
]);

/** Where what the picture shows is, and what it is. */
const THINGS = numbered(
  ['.............', '...5.....3...', '.......4.....', '..6.......7..', '.........2...', '...8.1.......'],
  [
    ['player-idle-east', 'You', 'with a lantern, a sword and a leather coat.'],
    [null, 'A chest', 'Step onto it: gold, weapons, armour or a draught.'],
    ['cave-lurker', 'A lurker', 'waits where it stands. It fights whoever comes within three cells.'],
    ['cave-bat', 'A cave bat', 'roams, sees far and is as quick as you; weak.'],
    ['cave-ooze', 'An ooze', 'slow and tough. A blade suits it, a club does not.'],
    ['cave-skeleton', 'A skeleton', 'guards its place, and comes when it sees you. Crush it.'],
    ['cave-shade', 'A shade', 'farther out. Quick, with eyes for the dark.'],
    ['cave-troll', 'A troll', 'far out. Run, or bring a pike.'],
  ],
);

/** A cave with all that live in it. */
export const CAVE_LEGEND: Legend = {
  map: MAP,
  ground: CAVE_GROUND,
  things: THINGS,
  footOf: cellFoot,
  mark: { x: 9, y: -14 },
  least: { width: 184, height: 124 },
  reach: 200,
  label: 'A cave: you, a chest, and the six kinds of monsters.',
};
