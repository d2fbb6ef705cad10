import { join } from 'node:path';
import { LONGEST_PROFILE_NAME, type Profile, type ProfileStore, profileKey } from '@warren/games/classic';
import type { AppContext } from '../../game/app-context.js';
import { readIfThere, removeIfThere, writeWhole } from '../../storage/files.js';
import { askValid, choosePaged, confirm } from '../../tui/dialogs.js';

/** The player: the name of a profile, or `null` for a guest, for whom nothing is saved. */
export type Player = string | null;

/** Choices besides the profiles, whose ids begin with an equals sign. */
const [GUEST, NEW, DELETE, HELP, LEAVE] = ['guest', 'new', 'delete', 'help', 'leave'];
const idOf = ({ name }: Profile) => `=${name}`;

/** Asks for the player; `null` when the player leaves. `help` shows how to play. */
export async function choosePlayer(
  app: AppContext,
  profiles: ProfileStore,
  help: () => Promise<void>,
): Promise<{ readonly player: Player } | null> {
  for (;;) {
    const list = await profiles.list();
    const choice = await choosePaged(app.stage, {
      title: 'Classic: who plays?',
      lines: list.length === 0 ? ['A profile remembers your levels and best times.'] : [],
      items: list.map((profile) => ({ id: idOf(profile), title: profile.name })),
      more: 'More profiles',
      choices: [
        { id: GUEST, title: 'Guest: nothing is kept' },
        { id: NEW, title: 'New profile' },
        ...(list.length === 0 ? [] : [{ id: DELETE, title: 'Delete a profile' }]),
        { id: HELP, title: 'How to play', key: '?' },
        { id: LEAVE, title: 'Leave' },
      ],
      back: LEAVE,
    });
    if (choice === LEAVE) return null;
    if (choice === GUEST) return { player: null };
    if (choice === HELP) await help();
    else if (choice === DELETE) await deleteProfile(app, profiles);
    else {
      const player = choice === NEW ? await createProfile(app, profiles) : choice.slice(1);
      if (player !== null) return { player };
    }
  }
}

/** Asks for a name and creates a profile; `null` when the player goes back. */
async function createProfile({ stage }: AppContext, profiles: ProfileStore): Promise<string | null> {
  // One character more than allowed, so that a longer name is refused with a reason.
  const question = { title: 'New profile', lines: ['Its name:'], longest: LONGEST_PROFILE_NAME + 1 };
  const profile = await askValid(stage, question, (name) => profiles.create(name));
  return profile?.name ?? null;
}

async function deleteProfile({ stage }: AppContext, profiles: ProfileStore): Promise<void> {
  const list = await profiles.list();
  const choice = await choosePaged(stage, {
    title: 'Delete a profile',
    lines: ['Which one?'],
    items: list.map((profile) => ({ id: idOf(profile), title: profile.name })),
    more: 'More profiles',
    choices: [{ id: LEAVE, title: 'None' }],
    back: LEAVE,
  });
  if (choice === LEAVE) return;
  const name = choice.slice(1);
  const isSure = await confirm(stage, {
    title: `Delete ${name}?`,
    lines: ['Everything this profile has completed is gone then, on all your devices.'],
    yes: 'Delete it',
  });
  if (isSure) await profiles.remove(name);
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
