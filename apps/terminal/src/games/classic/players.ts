import { join } from 'node:path';
import { LONGEST_PROFILE_NAME, type ProfileStore, profileKey } from '@warren/games/classic';
import type { AppContext } from '../../game/game-view.js';
import { readIfThere, removeIfThere, writeWhole } from '../../storage/files.js';
import { askValid, choosePaged, confirm } from '../../tui/dialogs.js';

/** The player: the name of a profile, or `null` for a guest, for whom nothing is saved. */
export type Player = string | null;

/** Asks for the player; `null` when the player leaves. `help` shows how to play. */
export async function choosePlayer(
  app: AppContext,
  profiles: ProfileStore,
  help: () => Promise<null>,
): Promise<{ readonly player: Player } | null> {
  for (;;) {
    const list = await profiles.list();
    const choice = await choosePaged<{ readonly player: Player } | null | (() => Promise<Player>)>(
      app.stage,
      {
        title: 'Classic: who plays?',
        lines: list.length === 0 ? ['A profile remembers your levels and best times.'] : [],
        items: list.map(({ name }) => ({ title: name, value: { player: name } })),
        more: 'More profiles',
        choices: [
          { title: 'Guest: nothing is kept', value: { player: null } },
          { title: 'New profile', value: () => createProfile(app, profiles) },
          ...(list.length === 0
            ? []
            : [{ title: 'Delete a profile', value: () => deleteProfile(app, profiles) }]),
          { title: 'How to play', value: help, key: '?' },
          { title: 'Leave', value: null },
        ],
      },
    );
    if (typeof choice !== 'function') return choice;
    const player = await choice();
    if (player !== null) return { player };
  }
}

/** Asks for a name and creates a profile; `null` when the player goes back. */
async function createProfile({ stage }: AppContext, profiles: ProfileStore): Promise<string | null> {
  // One character more than allowed, so that a longer name is refused with a reason.
  const question = { title: 'New profile', lines: ['Its name:'], longest: LONGEST_PROFILE_NAME + 1 };
  const profile = await askValid(stage, question, (name) => profiles.create(name));
  return profile?.name ?? null;
}

async function deleteProfile({ stage }: AppContext, profiles: ProfileStore): Promise<null> {
  const list = await profiles.list();
  const name = await choosePaged(stage, {
    title: 'Delete a profile',
    lines: ['Which one?'],
    items: list.map((profile) => ({ title: profile.name, value: profile.name })),
    more: 'More profiles',
    choices: [{ title: 'None', value: null }],
  });
  if (name === null) return null;
  const isSure = await confirm(stage, {
    title: `Delete ${name}?`,
    lines: ['Everything this profile has completed is gone then, on all your devices.'],
    yes: 'Delete it',
  });
  if (isSure) await profiles.remove(name);
  return null;
}

const LARGEST = 1_000;

/** Saves whose run is under way, so that no other profile continues it. */
export function saveRunPlayer(folder: string, player: Player): void {
  if (player === null) removeIfThere(playerPath(folder));
  else writeWhole(playerPath(folder), `${profileKey(player)}\n`);
}

/** Whether the run under way belongs to this player. A run without a player is a guest's. */
export function isRunOf(folder: string, player: Player): boolean {
  const text = readIfThere(playerPath(folder), LARGEST);
  return text.ok && text.value === (player === null ? null : `${profileKey(player)}\n`);
}

function playerPath(folder: string): string {
  return join(folder, 'runs', 'classic-player.txt');
}
