import { makeHowToPage } from '../../../game/screen/how-to-page.js';
import { CLASSIC_LEGEND } from '../legend.js';

/** The rules of Classic, with a picture and the keys in force. */
export const HowToPage = makeHowToPage({
  game: 'Classic',
  lead: 'From the lower left to the crown: in the upper right, or in the middle of rings and spirals.',
  legend: CLASSIC_LEGEND,
  rules: {
    Levels:
      'Each of the nine kinds has thirty levels, from 4 x 4 to 33 x 33. In a season a level is the same for everybody and has a board; the fastest stands first. A profile keeps your best times.',
    Medals:
      'The clock starts with your first step. Every maze is measured: how many steps it costs somebody who does not know the way. Gold follows from that, so a mean little maze gives you longer than a kind large one; silver is one and a half times as long, bronze two and a half times.',
    Help: 'A hint shows the way beyond the next junction, and the solution all of it. The first time you ask you are warned: the run is unranked from then on, and the level counts as done, without a medal.',
    Bridges:
      'In woven mazes ways cross. The side you come from says whether you walk over the bridge or beneath it; there is no way from one to the other.',
    'Tunnels and time':
      'With tunnels the maze is in parts that only tunnels join. Step into a mouth, and you come out of the one with the same number. Against time the maze is lost after three times the time of gold, ten seconds at least.',
    'A maze of your own':
      'Up to 200 x 200, with any two ends, or grown from a picture. Its address is the maze: send it to a friend, and they play the same.',
  },
  keys: [
    {
      does: 'Walk: a cell a press, ten a second while held',
      controls: ['north', 'west', 'south', 'east'],
      pad: 'Stick or cross',
    },
    { does: 'Hint', controls: ['hint'], pad: 'Y' },
    { does: 'Show the whole way', controls: ['solution'], pad: 'Back' },
    { does: 'Look closer', controls: ['zoom-in'], pad: 'RT' },
    { does: 'Look from further away', controls: ['zoom-out'], pad: 'LT' },
    { does: 'See the whole maze', controls: ['see-all'], pad: 'Right stick' },
    { does: 'Pause; the maze is kept', controls: ['pause'], pad: 'Start' },
  ],
  touch:
    'On a touch screen a swipe is a step, and a finger that stays down walks on; there is a stick, too. Two fingers zoom and move the view. With a mouse the wheel zooms and dragging moves.',
  ways: [{ to: '/classic', title: 'Play Classic' }],
});
