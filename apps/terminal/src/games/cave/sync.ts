import type { Choice, Conflict } from '../../online/sync.js';
import { listingId, type WorldListing } from '../../storage/worlds/listing.js';
import { chooseFrom } from '../../tui/dialogs.js';
import type { Stage } from '../../tui/stage.js';
import { nameOf, type WorldPages } from './worlds.js';

/** Fetches worlds of the account that are new here. Where two copies went on, the player is asked on entering one. */
export async function syncWorlds(pages: WorldPages): Promise<void> {
  await sync(pages, { title: 'Cave', id: '', choose: async () => 'later' });
}

/**
 * Brings a world and its copy on the server together, when it is entered and when it is left. Returns a note for the
 * player: that a copy was fetched, or why it could not be done; empty where there is nothing to know.
 */
export async function syncWorld(pages: WorldPages, folder: string): Promise<string> {
  const { app, repository } = pages;
  const listed = () => repository.list().find((listing) => listing.folder === folder);
  const world = listed();
  const id = world === undefined ? null : listingId(world);
  if (world === undefined || id === null) return '';
  const choose = (conflict: Conflict) => chooseCopy(app.stage, conflict);
  const flaw = await sync(pages, { title: nameOf(world), id, choose });
  if (flaw !== '') return `Not synchronised: ${flaw}`;
  return movesOf(listed()) === movesOf(world) ? '' : 'This is the copy that you played elsewhere.';
}

interface Wanted {
  readonly title: string;
  readonly id: string;
  readonly choose: (conflict: Conflict) => Promise<Choice>;
}

/** Returns why it could not be done, or an empty text. */
async function sync({ app, repository }: WorldPages, { title, id, choose }: Wanted): Promise<string> {
  const { online, stage, log } = app;
  if (online === null) return '';
  stage.showMenu({ title, lines: ['The server is asked for newer copies.'], choices: [] }, -1);
  const { isDone, line } = await online.syncWorld({ worlds: repository, id, choose });
  if (isDone) log.debug('sync', line);
  else log.warn('sync', line);
  return isDone ? '' : line;
}

function movesOf(world: WorldListing | undefined): number | null {
  return world?.kind === 'sound' ? world.moves : null;
}

/** Has the player choose between two copies of a world. */
function chooseCopy(stage: Stage, { title, here, there }: Conflict): Promise<Choice> {
  return chooseFrom<Choice>(stage, {
    title: 'Two copies went on',
    lines: [`Both copies of ${title} stay on the server.`, 'Which one goes on here?'],
    choices: [
      { title: `Here: ${here}`, value: 'here' },
      { title: `${there.device}: ${there.summary}`, value: 'server' },
      { title: 'Decide later', value: 'later' },
    ],
    back: 'later',
  });
}
