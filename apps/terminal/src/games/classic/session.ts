import { type ClassicState, completedWords, finishOf, type ProfileStore } from '@warren/games/classic';
import type { AppContext, GameView, Play } from '../../game/game-view.js';
import { mayBegin, playNew, playSaved } from '../../game/play-game.js';
import { deleteSavedRun, type SavedRun } from '../../storage/runs.js';
import { type Player, saveRunPlayer } from './players.js';

/** What all pages of Classic share. */
export interface ClassicSession extends Play<ClassicState> {
  readonly profiles: ProfileStore;
  readonly player: Player;
}

/** Opens a session in which results go to the profile of the player. */
export function openClassicSession({ app, profiles, player, view }: ClassicSession): ClassicSession {
  return { app, profiles, player, view: { ...view, save: (over) => saveWith(profiles, player, over) } };
}

type Over = Parameters<NonNullable<GameView<ClassicState>['save']>>[0];

/** Saves a completed level in the profile. A level played in turns is done, but its time does not count. */
async function saveWith(profiles: ProfileStore, player: Player, { run, hasTurns }: Over): Promise<string[]> {
  const finish = finishOf(run.state);
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

/** Plays a maze and the levels that follow it. Returns `leave` when the player leaves. */
export async function playMaze(
  session: ClassicSession,
  settings: unknown,
  app: AppContext = session.app,
): Promise<string> {
  const { player, view } = session;
  if (!(await mayBegin({ app, view }))) return 'menu';
  deleteSavedRun(app.folder, view.game);
  saveRunPlayer(app.folder, player);
  const next = await playNew({ app, view }, settings);
  clearAway(session);
  return next;
}

/** Continues the run under way. */
export async function continueRun(session: ClassicSession, run: SavedRun<ClassicState>): Promise<string> {
  const next = await playSaved(session, run);
  clearAway(session);
  return next;
}

/** Deletes the unfinished run of a guest. */
function clearAway({ player, app, view }: ClassicSession): void {
  if (player === null) deleteSavedRun(app.folder, view.game);
}
