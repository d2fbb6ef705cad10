import { makeHowToPage } from '../../../game/screen/how-to-page.js';
import { CAVE_LEGEND } from '../legend.js';

/** The rules of Cave, with a picture and the keys in force. */
export const HowToPage = makeHowToPage({
  game: 'Cave',
  lead: 'Gather as much gold as you can, or just see how far it goes.',
  legend: CAVE_LEGEND,
  rules: {
    Turns:
      'Time stands still until you move. Every tenth move gives back one health. What your lantern has shown stays on your map; what it has not is dark.',
    Monsters:
      'Exploring stops at every monster that comes into view: fight it, go round it or walk away. Those that chase you strike from the next cell, a lurker from wherever it sees you. Several strike each in their turn, so a corridor is a good place. Farther out monsters are stronger, and chests are better.',
    Fights:
      'A fight waits for you. Strike, drink a draught, change the weapon, or retreat for a parting blow; then it is the monster’s turn. Armour takes about a third of a blow as long as it has points; points that were used come back two turns later. Now and then somebody is stunned and misses a turn.',
    Weapons:
      'Swords cut, spears and pikes stab, clubs and hammers crush, and not everybody minds the same: a fight says what your weapon is worth in it.',
    Camps:
      'By the fire of a camp rest gives back much health, and gold buys draughts, mending for your armour and a better lantern.',
    Losing:
      'You wake ten moves later, in full health, at the last camp you were at, or where you began. Half the gold and one thing you did not use lie where you fell, to be fetched.',
    'Expeditions and worlds':
      'An expedition ends after 2,000 moves and counts its gold. A world never ends: it is kept, here and on every device you sign in on. By the classic rules there is one kind of monster, and no darkness.',
  },
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'], pad: 'Stick or cross' },
    { does: 'Explore by itself', controls: ['explore', 'use'], pad: 'A' },
    { does: 'Rest until you are well', controls: ['rest', 'attack'], pad: 'X' },
    { does: 'Look at a place; Enter walks there', controls: ['look'], pad: 'Y' },
    { does: 'Inventory', controls: ['inventory', 'drop'], pad: 'B' },
    { does: 'Map of where you have been', controls: ['map'], pad: 'Right stick' },
    { does: 'Messages', controls: ['log'], pad: '' },
    { does: 'Go and fight; in a fight: to its end', controls: ['hurry'], pad: '' },
    { does: 'In a fight: strike', controls: ['confirm', 'attack'], pad: 'X' },
    { does: 'In a fight: retreat', controls: ['rest'], pad: '' },
    { does: 'Pause', controls: ['pause'], pad: 'Start' },
  ],
  touch:
    'Tap or click a place you know to walk there, and a neighbouring cell to step; on a touch screen there is a stick, too.',
  ways: [
    { to: '/cave/expedition', title: '2,000-move challenge' },
    { to: '/cave', title: 'Your worlds' },
  ],
});
