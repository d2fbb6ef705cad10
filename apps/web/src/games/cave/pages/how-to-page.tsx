import { makeHowToPage } from '../../../game/screen/how-to-page.js';
import { CAVE_LEGEND } from '../legend.js';

/** The rules of Cave, with a picture and the keys in force. */
export const HowToPage = makeHowToPage({
  game: 'Cave',
  lead: 'Bring home as much gold as you can, or just see how far it goes.',
  legend: CAVE_LEGEND,
  rules: {
    Turns:
      'Time stands still until you move. Every tenth move gives back one health. What your lantern has shown stays on your map; what it has not is dark.',
    Fights:
      'Whoever sees you first strikes first, then turns alternate. Armour takes about a third of a blow as long as it has points; points that were used come back two turns later. Now and then somebody is stunned and misses a turn.',
    Weapons:
      'Swords cut, spears and pikes stab, clubs and hammers crush, and not everybody minds the same. In a fight you may change the weapon, nothing else.',
    Losing:
      'You wake elsewhere in full health, and one thing you did not use lies where you fell, to be fetched. Gold is never lost.',
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
    { does: 'Fight to the end', controls: ['hurry', 'attack'], pad: 'X' },
    { does: 'Pause', controls: ['pause'], pad: 'Start' },
  ],
  touch:
    'Tap or click a place you know to walk there, and a neighbouring cell to step; on a touch screen there is a stick, too.',
  ways: [
    { to: '/cave/expedition', title: 'Set out on an expedition' },
    { to: '/cave', title: 'Your worlds' },
  ],
});
