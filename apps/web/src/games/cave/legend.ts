import type { Legend, LegendThing } from '../../game/screen/legend.js';
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

/** What the picture shows, in the order of its numbers. */
const THINGS: readonly LegendThing[] = [
  {
    sprite: 'player-idle-east',
    column: 5,
    row: 5,
    name: 'You',
    text: 'with a lantern, a sword and a leather coat.',
  },
  {
    sprite: null,
    column: 9,
    row: 4,
    name: 'A chest',
    text: 'Step onto it: gold, weapons, armour or a draught.',
  },
  {
    sprite: 'cave-lurker',
    column: 9,
    row: 1,
    name: 'A lurker',
    text: 'waits where it stands. It fights whoever comes within three cells.',
  },
  {
    sprite: 'cave-bat',
    column: 7,
    row: 2,
    name: 'A cave bat',
    text: 'roams, sees far and is as quick as you; weak.',
  },
  {
    sprite: 'cave-ooze',
    column: 3,
    row: 1,
    name: 'An ooze',
    text: 'slow and tough. A blade suits it, a club does not.',
  },
  {
    sprite: 'cave-skeleton',
    column: 2,
    row: 3,
    name: 'A skeleton',
    text: 'guards its place, and comes when it sees you. Crush it.',
  },
  {
    sprite: 'cave-shade',
    column: 10,
    row: 3,
    name: 'A shade',
    text: 'farther out. Quick, with eyes for the dark.',
  },
  { sprite: 'cave-troll', column: 3, row: 5, name: 'A troll', text: 'far out. Run, or bring a pike.' },
];

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
