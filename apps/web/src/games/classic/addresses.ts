import { CLASSIC_LEVELS, type ClassicKind, LEVEL_KINDS } from '@warren/games/classic';
import type { Player } from './player.js';

/** What a level can be played with. */
export interface LevelOptions {
  readonly tunnels: boolean;
  readonly timer: boolean;
}

/** A level and how it is played. */
export interface LevelWish extends LevelOptions {
  readonly kind: ClassicKind;
  readonly level: number;
}

export const NO_OPTIONS: LevelOptions = { tunnels: false, timer: false };

/** Who plays is said in every address; without a word it is a guest. */
export function playerIn(query: string): Player {
  return new URLSearchParams(query).get('player');
}

export function optionsIn(query: string): LevelOptions {
  const words = new URLSearchParams(query);
  return { tunnels: words.get('tunnels') === '1', timer: words.get('timer') === '1' };
}

/** Which kind of maze, and progress with each. */
export function mazesPath(player: Player): string {
  return `/classic/mazes${queryOf(player)}`;
}

/** The levels of a kind. */
export function levelsPath(kind: ClassicKind, player: Player, options: LevelOptions = NO_OPTIONS): string {
  return `/classic/levels/${kind}${queryOf(player, optionWords(options))}`;
}

export function levelPath({ kind, level, ...options }: LevelWish, player: Player): string {
  return `/classic/play/${kind}-${level}${queryOf(player, optionWords(options))}`;
}

/** The form for a maze of one's own, with what was filled in. */
export function customPath(player: Player, words: Readonly<Record<string, string>> = {}): string {
  return `/classic/custom${queryOf(player, words)}`;
}

/** Where a custom maze is played. */
export function customPlayPath(player: Player, words: Readonly<Record<string, string>>): string {
  return `/classic/play/custom${queryOf(player, words)}`;
}

/** The level a word such as `diamond-5` names; `null` if there is none. */
export function levelIn(word: string): Pick<LevelWish, 'kind' | 'level'> | null {
  const [, name, number] = /^([a-z]+)-([1-9]\d?)$/.exec(word) ?? [];
  const kind = kindIn(name ?? '');
  const level = Number(number);
  return kind === null || !(level <= CLASSIC_LEVELS) ? null : { kind, level };
}

/** The kind of levels a word names; `null` if there is none. */
export function kindIn(word: string): ClassicKind | null {
  return LEVEL_KINDS.find((kind) => kind === word) ?? null;
}

function optionWords({ tunnels, timer }: LevelOptions): Record<string, string> {
  return { ...(tunnels && { tunnels: '1' }), ...(timer && { timer: '1' }) };
}

function queryOf(player: Player, more: Readonly<Record<string, string>> = {}): string {
  const words = new URLSearchParams(player === null ? {} : { player });
  for (const [name, value] of Object.entries(more)) words.set(name, value);
  const query = String(words);
  return query === '' ? '' : `?${query}`;
}
