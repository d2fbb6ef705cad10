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
      'A slime follows you while there is a way to you close by. It crouches before it bites: step away in time, or break it with a stroke. Two strokes of the sword defeat a green slime; the sword has to be in the active slot. From level 4 on there are red ones with spikes, which are quick and fall at one stroke, and from level 7 on blue ones with two humps, which fall into two. While none is near you walk twice as fast.',
    'Your hands':
      'You carry five things. What you drop stays where it is, and a tile holds one thing. From level 5 on keys and locks have three shapes, so that it matters what you carry. From level 3 on dead ends hold gear: armour, a steel sword, a bandage and lantern oil. Choose the slot of a bandage or of oil and strike to use it.',
    'The score':
      'Larger mazes, slimes defeated and locks opened count, and haste, which matters most in small mazes. A level that is lost earns nothing for its time. When you lose, the campaign begins again at level 1.',
  },
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'], pad: 'Stick or cross' },
    { does: 'Take, or open a lock', controls: ['use'], pad: 'A' },
    { does: 'Strike, or use what is in hand', controls: ['attack'], pad: 'X' },
    { does: 'Drop', controls: ['drop'], pad: 'B' },
    { does: 'Choose a slot', controls: ['slot-1', 'slot-2', 'slot-3', 'slot-4', 'slot-5'], pad: 'LB and RB' },
    { does: 'Map', controls: ['map'], pad: '' },
    { does: 'Pause', controls: ['pause'], pad: 'Start' },
  ],
  touch:
    'On a touch screen a stick comes to wherever one thumb lands, on the side that the settings say; buttons are there for the other.',
  ways: [{ to: '/lost-cause', title: 'Play Lost Cause' }],
});
