import { GAMES } from '@warren/games';
import { listCommand } from '../cli/command.js';

const ROWS = GAMES.map(({ id, title, about, traits, rules, actions }) => {
  return { id, title, about, traits, rules, actions };
});

/** `warren games`: what can be played. */
export const command = listCommand('games', ROWS);
