import { makeHowToPage, type Rule } from '../../../game/screen/how-to-page.js';
import type { KeyRow } from '../../../game/screen/keys.js';
import { RUSH_LEGEND } from '../legend.js';

const KEYS: readonly KeyRow[] = [
  {
    does: 'Run, two directions at once too',
    controls: ['north', 'west', 'south', 'east'],
    pad: 'Stick or cross',
  },
  { does: 'Pause', controls: ['pause'], pad: 'Start' },
];

const RULES: readonly Rule[] = [
  {
    title: 'The clock',
    text: 'It is set from the cheapest way to the treasure, plus some ease: five seconds at first. Whoever takes that way always arrives in time; cutting corners gains a little. A new maze waits half a second before the clock runs.',
  },
  {
    title: 'Treasure reached',
    text: 'One point. The next maze is a cell larger on each side, up to twenty, has more dead ends, and leaves half a second less. Every tenth treasure brings a life.',
  },
  {
    title: 'Out of time',
    text: 'A point and a life are gone, and the next maze is easier. You begin with three lives; without any the run is over, and its score goes to the table.',
  },
  {
    title: 'Fair mazes',
    text: 'Some mazes of the same size are harder than others. Each is chosen from several by how hard it was measured to be, so that a run grows harder smoothly. From five points on they are dug in another way, from ten on in the one that favours no maze at all.',
  },
];

/** The rules of Treasure Rush, with a picture and the keys in force. */
export const HowToRushPage = makeHowToPage({
  game: 'Treasure Rush',
  lead: 'Reach the treasure before the clock runs out.',
  legend: RUSH_LEGEND,
  rules: RULES,
  keys: KEYS,
  touch: 'On a touch screen there is a stick for the left thumb.',
  ways: [{ to: '/treasure-rush', title: 'Play Treasure Rush' }],
});
