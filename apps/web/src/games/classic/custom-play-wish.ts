import { accept, type Result } from '@warren/engine';
import { kindTitle } from '@warren/games/classic';
import { drawBelow, seedWords } from '../../lib/seed-words.js';
import { customPath, customPlayPath, playerIn } from './addresses.js';
import { changedWords, customWords, readCustom } from './custom-wish.js';
import { optionTitle, type PlayWish } from './play-wish.js';

/** Reads the address of a custom maze, which is all of it. What comes after it is the same with another seed. */
export function readCustomPlayWish(query: string): Result<PlayWish> {
  const words = customWords(query);
  const custom = readCustom(words);
  if (!custom.ok) return custom;
  const { settings, seed, cell } = custom.value;
  const { kind, width, height } = settings;
  const player = playerIn(query);
  const other = changedWords({ ...words, seed: seedWords(drawBelow) });
  return accept({
    player,
    settings,
    title: `${kindTitle(kind)}, ${width} x ${height}${optionTitle(settings)}`,
    seed,
    cell,
    address: `/classic/play/custom${query}`,
    back: { to: customPath(player, changedWords(words)), title: 'Another custom maze' },
    next: { to: customPlayPath(player, other), title: 'Another maze' },
  });
}
