import { accept, type Result, refuse } from '@warren/engine';
import {
  CLASSIC_LEVELS,
  CLASSIC_SEASON,
  type ClassicKind,
  type ClassicSettings,
  classic,
  kindTitle,
  LEVEL_KINDS,
} from '@warren/games/classic';
import type { EntryWay } from '../../game/loop/game-entry.js';
import { boardPath } from '../../leaderboard/board-list.js';

/** The name of the profile that plays, or `null` for a guest, of whom nothing is saved. */
export type Player = string | null;

/** What a level can be played with. */
export type LevelOptions = Pick<ClassicSettings, 'tunnels' | 'timer'>;

/** A level and how it is played. */
export type LevelRequest = LevelOptions & Pick<ClassicSettings, 'kind' | 'level'>;

/** What is to be played, as an address says it. */
export interface PlayRequest {
  readonly player: Player;
  readonly settings: ClassicSettings;
  /** What people call it, such as “Diamond 5”. */
  readonly title: string;
  /** The seed of a custom maze; `null` for a level, which is the same for everybody in its season. */
  readonly seed: string | null;
  /** Pixels of the page a cell, where the player chose that. */
  readonly cell: number | null;
  readonly address: string;
  /** Where the player comes from, and leaves to. */
  readonly back: EntryWay;
  /** What comes after it; `null` after the last level. */
  readonly next: EntryWay | null;
}

/** The player an address names. */
export function playerIn(query: string): Player {
  return new URLSearchParams(query).get('player');
}

export function optionsIn(query: string): LevelOptions {
  const words = new URLSearchParams(query);
  return { tunnels: words.get('tunnels') === '1', timer: words.get('timer') === '1' };
}

/** The options of a kind: a maze that weaves has no tunnels. */
export function optionsFor(kind: ClassicKind, options: LevelOptions): LevelOptions {
  return { ...options, tunnels: options.tunnels && kind !== 'weave' };
}

/** Which kind of maze, and progress with each. */
export function mazesPath(player: Player): string {
  return `/classic/mazes${queryOf(player)}`;
}

/** The levels of a kind. */
export function levelsPath(kind: ClassicKind, player: Player, options: Partial<LevelOptions> = {}): string {
  return `/classic/levels/${kind}${queryOf(player, optionWords(options))}`;
}

export function levelPath({ kind, level, ...options }: LevelRequest, player: Player): string {
  return `/classic/play/${kind}-${level}${queryOf(player, optionWords(options))}`;
}

/** The form for a custom maze, with what was filled in. */
export function customPath(player: Player, fields: Readonly<Record<string, string>> = {}): string {
  return `/classic/custom${queryOf(player, fields)}`;
}

/** Where a custom maze is played. */
export function customPlayPath(player: Player, fields: Readonly<Record<string, string>>): string {
  return `/classic/play/custom${queryOf(player, fields)}`;
}

/** The page of a level's board, or `null`: custom mazes have none. */
export function levelBoardPath(settings: ClassicSettings): string | null {
  const board = classic.ranking.boardOf(settings);
  return board === null ? null : boardPath(`${classic.id}.${board.id}@${classic.rules}`);
}

/** The level a word such as `diamond-5` names; `null` if there is none. */
export function levelIn(word: string): Pick<LevelRequest, 'kind' | 'level'> | null {
  const [, name, number] = /^([a-z]+)-([1-9]\d?)$/.exec(word) ?? [];
  const kind = kindIn(name ?? '');
  const level = Number(number);
  return kind === null || !(level <= CLASSIC_LEVELS) ? null : { kind, level };
}

/** The kind of levels a word names; `null` if there is none. */
export function kindIn(word: string): ClassicKind | null {
  return LEVEL_KINDS.find((kind) => kind === word) ?? null;
}

/** Reads the address of a level: its last word, such as `diamond-5`, and its query. */
export function readLevelRequest(word: string, query: string): Result<PlayRequest> {
  const named = levelIn(word);
  if (named === null) return refuse(`there is no level “${word.slice(0, 40)}”`);
  const { kind, level } = named;
  const player = playerIn(query);
  const options = optionsFor(kind, optionsIn(query));
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

/** The options of a maze, behind its name. */
export function optionTitle({ tunnels, timer }: LevelOptions): string {
  return `${tunnels ? ', tunnels' : ''}${timer ? ', timer' : ''}`;
}

function optionWords({ tunnels, timer }: Partial<LevelOptions>): Record<string, string> {
  return { ...(tunnels && { tunnels: '1' }), ...(timer && { timer: '1' }) };
}

function queryOf(player: Player, more: Readonly<Record<string, string>> = {}): string {
  const query = String(new URLSearchParams({ ...(player !== null && { player }), ...more }));
  return query === '' ? '' : `?${query}`;
}
