import { makeHowToPage } from '../../../game/screen/how-to-page.js';
import { LABYRINTH_LEGEND } from '../legend.js';

/** The rules of Labyrinth, with a picture and the keys in force. */
export const HowToPage = makeHowToPage({
  game: 'Labyrinth',
  lead: 'Find an exit before the clock runs out.',
  legend: LABYRINTH_LEGEND,
  rules: {
    'Over and under':
      'Corridors cross without meeting. There is exactly one way between any two places, and no loop: who follows a corridor to its end has seen all of it.',
    'The clock':
      'It waits for your first key, so look around before. Then it grants six seconds, a quarter more for every cell of a side, and three times the shortest way at level 1, twice from level 5 on. The rim of light around the picture is what is left. At zero the run is over.',
    Levels:
      'Each labyrinth is a cell wider and higher than the one before, up to forty, and has more bridges; every way out crosses at least one. The way grows up to level 10. Every fifth level brings another exit.',
    'The score':
      'A level counts 100 times its number, and 10 for every whole second left. Level and score go to the leaderboard.',
    Help: 'The pause menu shows the way out, searched by a solver of your choice. Such a run goes to no table. A level you like can be saved there, too, and shared as a link.',
  },
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'], pad: 'Stick or cross' },
    { does: 'Look closer, or from further away', controls: ['zoom-in', 'zoom-out'], pad: '' },
    { does: 'See the whole labyrinth', controls: ['see-all'], pad: '' },
    { does: 'Pause', controls: ['pause'], pad: 'Start' },
  ],
  touch:
    'On a touch screen a stick comes to wherever your thumb lands, on the side that the settings say; a swipe works, too.',
  ways: [{ to: '/labyrinth', title: 'Play Labyrinth' }],
});
