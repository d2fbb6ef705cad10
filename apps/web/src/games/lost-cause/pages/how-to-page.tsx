import { makeHowToPage } from '../../../game/screen/how-to-page.js';
import { LOST_CAUSE_LEGEND } from '../legend.js';

/** The rules of Lost Cause, with a picture and the keys in force. */
export const HowToPage = makeHowToPage({
  game: 'Lost Cause',
  lead: 'Open every lock of ten mazes, and stay alive.',
  legend: LOST_CAUSE_LEGEND,
  rules: {
    'The goal':
      'Keys and locks lie in dead ends, as many of one as of the other. Carry each key to a lock; when the last lock is open, the level is won. A maze without locks has a lit exit instead.',
    'The slimes':
      'A slime hunts you while there is a way to you close by. Each bite costs one health, and you have as much as the maze has cells. Two strokes of the sword defeat a slime; the sword has to be in the active slot.',
    'Your hands': 'You carry five things. What you drop stays where it is, and a tile holds one thing.',
    'The score':
      'Larger mazes, defeated slimes, opened locks and above all haste count. When you lose, the campaign begins again at level 1.',
  },
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'], pad: 'Stick or cross' },
    { does: 'Take, or open a lock', controls: ['use'], pad: 'A' },
    { does: 'Attack', controls: ['attack'], pad: 'X' },
    { does: 'Drop', controls: ['drop'], pad: 'B' },
    { does: 'Choose a slot', controls: ['slot-1', 'slot-2', 'slot-3', 'slot-4', 'slot-5'], pad: 'LB and RB' },
    { does: 'Pause', controls: ['pause'], pad: 'Start' },
  ],
  touch: 'On a touch screen there is a stick for the left thumb and buttons for the right one.',
  ways: [{ to: '/lost-cause', title: 'Play Lost Cause' }],
});
