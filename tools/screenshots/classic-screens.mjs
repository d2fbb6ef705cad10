import { heading, playing } from './screen-parts.mjs';

/**
 * The screens of Classic; a guest plays.
 * @type {import('./screen-parts.mjs').Screen[]}
 */
export const CLASSIC_SCREENS = [
  { name: 'classic', path: '/classic', ready: heading('Classic') },
  { name: 'classic-players', path: '/classic/players', ready: heading('Who plays?') },
  { name: 'classic-mazes', path: '/classic/mazes', ready: heading('Which maze?') },
  {
    name: 'classic-levels',
    path: '/classic/levels/diamond',
    ready: (page) => page.getByRole('link', { name: /30/ }).first().waitFor(),
  },
  { name: 'classic-custom', path: '/classic/custom', ready: heading('Custom maze') },
  { name: 'classic-game', path: '/classic/play/diamond-12', ready: playing },
  { name: 'classic-largest', path: '/classic/play/normal-30', ready: playing },
  { name: 'classic-how-to-play', path: '/classic/how-to-play', ready: heading('How to play Classic') },
];
