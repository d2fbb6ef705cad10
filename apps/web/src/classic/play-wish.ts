import { accept, type Result, refuse } from '@warren/engine';
import { CLASSIC_SEASON, type ClassicSettings, classic, kindTitle } from '@warren/games';
import { CUSTOM_WORD, levelIn, optionsIn, playerIn } from './addresses.js';
import { type CustomWish, customWords, readCustom } from './custom-wish.js';
import type { Player } from './player.js';

/** What is to be played, as an address says it. */
export interface PlayWish {
  readonly player: Player;
  readonly settings: ClassicSettings;
  /** What people call it, such as “Diamond 5”. */
  readonly title: string;
  /** The seed of a custom maze; `null` for a level, which is the same for everybody in its season. */
  readonly seed: string | null;
  /** Pixels of the page a cell, where somebody chose that. */
  readonly cell: number | null;
  readonly address: string;
}

/** Reads the address of a game: its last word and its query. */
export function readPlayWish(word: string, query: string): Result<PlayWish> {
  const player = playerIn(query);
  const address = `/classic/play/${word}${query}`;
  if (word === CUSTOM_WORD) {
    const custom = readCustom(customWords(query));
    return custom.ok ? accept({ ...playable(custom.value), player, address }) : custom;
  }
  const level = levelIn(word);
  if (level === null) return refuse(`there is no level “${word.slice(0, 40)}”`);
  const options = optionsIn(query);
  const settings = classic.readSettings({ ...level, ...options, season: CLASSIC_SEASON });
  if (!settings.ok) return settings;
  const title = `${kindTitle(level.kind)} ${level.level}${optionTitle(options)}`;
  return accept({ player, settings: settings.value, title, seed: null, cell: null, address });
}

function playable({ settings, seed, cell }: CustomWish): Omit<PlayWish, 'player' | 'address'> {
  const { kind, width, height } = settings;
  return { settings, seed, cell, title: `${kindTitle(kind)}, ${width} x ${height}${optionTitle(settings)}` };
}

function optionTitle({ tunnels, timer }: { readonly tunnels: boolean; readonly timer: boolean }): string {
  return `${tunnels ? ', tunnels' : ''}${timer ? ', timer' : ''}`;
}
