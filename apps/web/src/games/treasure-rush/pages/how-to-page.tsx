import { makeHowToPage } from '../../../game/screen/how-to-page.js';
import { RUSH_LEGEND } from '../legend.js';

/** The rules of Treasure Rush, with a picture and the keys in force. */
export const HowToPage = makeHowToPage({
  game: 'Treasure Rush',
  lead: 'Reach the treasure before the clock runs out.',
  legend: RUSH_LEGEND,
  rules: {
    'The clock':
      'It is set from the cheapest way to the treasure, plus some ease: five seconds at first. A player who takes that way always arrives in time; cutting corners gains a little. The first maze waits for your first step; every other one waits half a second before the clock runs.',
    'Treasure reached':
      'One point. The next maze is a cell larger on each side, up to twenty, has more dead ends, and leaves half a second less. Every tenth treasure brings a life.',
    'Out of time':
      'A point and a life are gone, and you see the way for a second; the next maze is easier. You begin with three lives; without any the run is over, and its score goes to the table.',
    'Fair mazes':
      'Some mazes of the same size are harder than others. Each is chosen from several by how hard it was measured to be, so that a run grows harder smoothly. Above fifteen points they go on getting harder, up to forty.',
    'Three algorithms':
      'Below five points a binary tree digs, north or east from every cell: open passages lead along the top and the right. From five points on it is Sidewinder, which leaves only the top open; from ten on Wilson’s algorithm, which favours no maze at all. The name stands beside your score.',
  },
  keys: [
    {
      does: 'Run, two directions at once too',
      controls: ['north', 'west', 'south', 'east'],
      pad: 'Stick or cross',
    },
    { does: 'Pause', controls: ['pause'], pad: 'Start' },
  ],
  touch:
    'On a touch screen a stick comes to wherever your thumb lands, on the side that the settings say; a swipe works, too.',
  ways: [{ to: '/treasure-rush', title: 'Play Treasure Rush' }],
});
