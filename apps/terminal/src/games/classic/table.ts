import { type ClassicSettings, completedWords, finishOf, type ProfileStore } from '@warren/games/classic';
import type { AppContext } from '../../game/app-context.js';
import type { GameView } from '../../game/game-view.js';
import { mayBegin, playNew, playSaved } from '../../game/play-game.js';
import { deleteSavedRun, type SavedRun } from '../../storage/runs.js';
import { isRunOf, keepRunPlayer, type Player } from './players.js';

/** Where somebody plays: everything the pages of Classic share. */
export interface Table {
  readonly app: AppContext;
  readonly profiles: ProfileStore;
  readonly player: Player;
  /** The view of the game, by which what is completed is kept with the player. */
  readonly view: GameView;
}

/** A table at which somebody takes their seat. */
export function tableFor({ app, profiles, player, view }: Table): Table {
  return { app, profiles, player, view: { ...view, keep: (over) => keepWith(profiles, player, over) } };
}

type Over = Parameters<NonNullable<GameView['keep']>>[0];

/** Keeps a level that was won with its player. By turns it is done, too, but no time to compare with others. */
async function keepWith(profiles: ProfileStore, player: Player, { run, hasTurns }: Over): Promise<string[]> {
  const finish = finishOf(run.settings as ClassicSettings, run.outcome);
  if (finish === null) return [];
  if (player === null) return ['Played as a guest: nothing is kept.'];
  const made = hasTurns ? { ...finish, assisted: true, medal: 'none' as const } : finish;
  try {
    const completed = await profiles.complete(player, made);
    if (completed === null) return ['The profile is gone: nothing was kept.'];
    return [
      ...(hasTurns ? ['Played in turns: the time does not count.'] : []),
      completedWords(completed, made),
    ];
  } catch (error) {
    return [`It was not kept: ${(error as Error).message}`];
  }
}

/** Plays a maze as whoever sits at the table, and what follows it; `leave` when that is what they want then. */
export async function playAt(table: Table, settings: unknown, app: AppContext = table.app): Promise<string> {
  const { player, view } = table;
  if (!(await mayBegin(app, view))) return 'menu';
  deleteSavedRun(app.folder, view.game);
  keepRunPlayer(app.folder, player);
  const next = await playNew(app, view, settings);
  clearAway(table);
  return next;
}

/** Goes on with the run under way. */
export async function goOn(table: Table, run: SavedRun): Promise<string> {
  const next = await playSaved(table.app, table.view, run);
  clearAway(table);
  return next;
}

/** A guest who leaves in the middle leaves no trace. */
function clearAway({ player, app, view }: Table): void {
  if (player === null) deleteSavedRun(app.folder, view.game);
}

/** Whether the run under way is that of whoever sits at the table. */
export function isOwnRun({ app, player }: Table): boolean {
  return isRunOf(app.folder, player);
}
