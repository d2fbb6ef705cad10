import type { Run } from '@warren/games';
import type { ClassicState } from '@warren/games/classic';
import { type ClassicFinish, completedWords, finishOf } from '@warren/games/classic';
import { keepGhost } from './ghosts.js';
import type { Player } from './player.js';
import { profileStore } from './profile-store.js';

/** What a run comes to for somebody; nothing for a guest, and nothing unless a level was won. */
export function finishFor(player: Player, run: Run<ClassicState>): ClassicFinish | null {
  return player === null ? null : finishOf(run.state);
}

/** Keeps a finish with its profile, and the run as a ghost if it is the best; a sentence about it. */
export async function keepFinish(
  player: string,
  finish: ClassicFinish,
  run: Run<ClassicState>,
): Promise<string> {
  const completed = await (await profileStore()).complete(player, finish);
  if (completed === null) return 'This profile is gone: nothing was kept.';
  if (completed.isBetter && !finish.assisted) keepGhost(player, finish, run.recording());
  return completedWords(completed, finish);
}
