import { accept, type Result, refuse } from '@warren/engine';
import { CLASSIC_LEVELS, CLASSIC_SEASON, classic, kindTitle } from '@warren/games/classic';
import { levelIn, levelPath, levelsPath, optionsIn, playerIn } from './addresses.js';
import { optionTitle, type PlayWish } from './play-wish.js';

/** Reads the address of a level: its last word, such as `diamond-5`, and its query. */
export function readLevelWish(word: string, query: string): Result<PlayWish> {
  const named = levelIn(word);
  if (named === null) return refuse(`there is no level “${word.slice(0, 40)}”`);
  const { kind, level } = named;
  const player = playerIn(query);
  const options = optionsIn(query);
  const settings = classic.readSettings({ kind, level, ...options, season: CLASSIC_SEASON });
  if (!settings.ok) return settings;
  const next = { kind, level: level + 1, ...options };
  return accept({
    player,
    settings: settings.value,
    title: `${kindTitle(kind)} ${level}${optionTitle(options)}`,
    seed: null,
    cell: null,
    address: `/classic/play/${word}${query}`,
    back: { to: levelsPath(kind, player, options), title: 'All levels' },
    next: level < CLASSIC_LEVELS ? { to: levelPath(next, player), title: `Level ${level + 1}` } : null,
  });
}
