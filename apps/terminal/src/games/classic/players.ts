import { join } from 'node:path';
import { LONGEST_PROFILE_NAME, type Profile, type ProfileStore, profileKey } from '@warren/games/classic';
import type { AppContext } from '../../game/app-context.js';
import { readIfThere, removeIfThere, writeWhole } from '../../storage/files.js';
import { askText, chooseFrom, choosePaged, wrapped } from '../../tui/dialogs.js';

/** Who plays: a profile by its name, or `null` for a guest, of whom nothing is kept. */
export type Player = string | null;

/** What is chosen besides a profile; profiles have ids that begin with a sign none of these has. */
const [GUEST, NEW, DELETE, HELP, LEAVE] = ['guest', 'new', 'delete', 'help', 'leave'];
const idOf = ({ name }: Profile) => `=${name}`;

/** Asks who plays until somebody does; nothing for those who leave. `help` shows how the game is played. */
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

/** Asks for a name until one can be had; `null` when somebody thinks better of it. */
async function createProfile({ stage }: AppContext, profiles: ProfileStore): Promise<string | null> {
  let [initial, flaw] = ['', ''];
  for (;;) {
    const given = await askText(stage, {
      title: 'New profile',
      lines: ['Its name:', ...(flaw === '' ? [] : ['', ...wrapped(`${flaw}.`)])],
      // A character more than may be: whoever writes too much is told so.
      longest: LONGEST_PROFILE_NAME + 1,
      initial,
    });
    if (given === null) return null;
    const made = await profiles.create(given);
    if (made.ok) return made.value.name;
    flaw = made.reason;
    stage.tell(flaw);
    initial = given.trim();
  }
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
  const sure = await chooseFrom(stage, {
    title: `Delete ${name}?`,
    lines: ['Everything this profile has completed is gone then, on all your devices.'],
    choices: [
      { id: 'no', title: 'Keep it' },
      { id: 'yes', title: 'Delete it' },
    ],
    back: 'no',
  });
  if (sure === 'yes') await profiles.remove(name);
}

const LARGEST = 1_000;

/** Remembers whose run is under way, so that nobody else goes on with it. */
export function keepRunPlayer(folder: string, player: Player): void {
  if (player === null) removeIfThere(playerPath(folder));
  else writeWhole(playerPath(folder), `${profileKey(player)}\n`);
}

/** Whether the run under way is this player's. One that is nobody's, since the program was ended, is a guest's. */
export function isRunOf(folder: string, player: Player): boolean {
  const text = readIfThere(playerPath(folder), LARGEST);
  return text.ok && text.value === (player === null ? null : `${profileKey(player)}\n`);
}

function playerPath(folder: string): string {
  return join(folder, 'runs', 'classic-player.txt');
}
