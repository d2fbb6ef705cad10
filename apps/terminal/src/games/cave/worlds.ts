import { freeWorldName, LONGEST_WORLD_NAME, readWorldName } from '@warren/games/cave';
import { oneLine, wrapped } from '../../cli/text.js';
import type { AppContext } from '../../game/app-context.js';
import type { WorldListing } from '../../storage/worlds/listing.js';
import type { OpenWorld } from '../../storage/worlds/open-world.js';
import type { WorldRepository } from '../../storage/worlds/repository.js';
import { askText, askValid, chooseFrom, choosePaged, confirm, showError } from '../../tui/dialogs.js';
import { cutText, textWidth } from '../../tui/picture.js';
import type { CaveFile } from './settings.js';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const [NAME_COLUMNS, SEED_COLUMNS] = [26, 14];

/** A world as a line of the list: name, seed, time of the last move, explored cells. */
export function worldLine(world: WorldListing, now: number): string {
  if (world.kind === 'damaged') return `${padded(nameOf(world), NAME_COLUMNS)}  damaged: ${world.reason}`;
  if (world.kind === 'newer') return `${padded(nameOf(world), NAME_COLUMNS)}  of a newer Warren`;
  const seed = padded(`seed ${oneLine(world.seed) || '(empty)'}`, SEED_COLUMNS);
  return `${padded(nameOf(world), NAME_COLUMNS)}  ${seed}  ${whenWords(world.playedAt, now).padEnd(14)}${world.explored} cells`;
}

/** The name of a world in the list; of an unreadable one its folder. */
export function nameOf(world: WorldListing): string {
  if (world.kind === 'damaged') return oneLine(world.lastGood?.name ?? world.folder);
  return oneLine(world.name) || world.folder;
}

/** A time in the past in words. */
export function whenWords(then: number, now: number): string {
  const ago = now - then;
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return counted(Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return counted(Math.floor(ago / HOUR), 'hour');
  return new Date(then).toISOString().slice(0, 10);
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

function padded(text: string, columns: number): string {
  const cut = cutText(text, columns);
  return cut + ' '.repeat(columns - textWidth(cut));
}

/** Shows the list of worlds. Returns the folder of the world to play, or `null` when the player goes back. */
export async function chooseWorld(app: AppContext, repository: WorldRepository): Promise<string | null> {
  const { stage, today } = app;
  for (;;) {
    const worlds = repository.list();
    const choice = await choosePaged(stage, {
      title: 'Worlds',
      lines: worlds.length === 0 ? ['There is none yet.'] : [],
      items: worlds.map((world, i) => ({ id: `${i}`, title: worldLine(world, today().getTime()) })),
      more: 'More worlds',
      choices: [{ id: 'back', title: 'Back' }],
      back: 'back',
    });
    const world = worlds[Number(choice)];
    if (world === undefined) return null;
    const folder = await openWorldMenu(app, repository, world);
    if (folder !== null) return folder;
  }
}

/** The menu of a world. Returns its folder when the player continues it. */
async function openWorldMenu(
  app: AppContext,
  repository: WorldRepository,
  world: WorldListing,
): Promise<string | null> {
  if (world.kind !== 'sound') return mendWorld(app, repository, world);
  const { folder, seed, moves, gold, explored, playedAt } = world;
  const choice = await chooseFrom(app.stage, {
    title: nameOf(world),
    lines: [
      `Seed ${seed === '' ? '(empty)' : seed.slice(0, 50)}`,
      `${explored} cells explored, ${gold} gold, ${moves} moves`,
      `Last played ${whenWords(playedAt, app.today().getTime())}`,
    ],
    choices: [
      { id: 'play', title: 'Continue' },
      { id: 'rename', title: 'Rename' },
      { id: 'delete', title: 'Delete' },
      { id: 'back', title: 'Back' },
    ],
    back: 'back',
  });
  if (choice === 'play') return folder;
  if (choice === 'rename') await renameWorld(app, repository, world);
  else if (choice === 'delete') await deleteWorld(app, repository, world);
  return null;
}

async function renameWorld(app: AppContext, repository: WorldRepository, world: WorldListing): Promise<void> {
  const old = nameOf(world);
  const taken = takenNames(repository).filter((name) => name !== old);
  const name = await askWorldName(app, { title: 'A new name', taken, initial: old });
  if (name === null) return;
  const renamed = repository.rename(world.folder, name);
  if (!renamed.ok) await showError(app, 'It keeps its name', renamed.reason);
}

async function deleteWorld(app: AppContext, repository: WorldRepository, world: WorldListing): Promise<void> {
  const isSure = await confirm(app.stage, {
    title: 'Delete this world?',
    lines: [`${nameOf(world)} and everything in it are gone for good then.`],
    yes: 'Delete it',
  });
  if (!isSure) return;
  const removed = repository.remove(world.folder);
  if (!removed.ok) await showError(app, 'It was not deleted', removed.reason);
}

/** The menu of a world that can't be played: what is wrong, and what can be restored. */
async function mendWorld(
  app: AppContext,
  repository: WorldRepository,
  world: Exclude<WorldListing, { kind: 'sound' }>,
): Promise<string | null> {
  const good = world.kind === 'damaged' ? world.lastGood : null;
  const lines = [...wrapped(`${world.kind === 'damaged' ? 'It is damaged: ' : ''}${world.reason}.`)];
  if (good !== null) {
    lines.push(
      '',
      ...wrapped(`Its last good state: ${good.moves} moves, ${good.explored} cells, ${good.gold} gold.`),
    );
    lines.push('The damaged file is kept aside.');
  } else lines.push('Nothing of it is changed or deleted.');
  const choice = await chooseFrom(app.stage, {
    title: nameOf(world),
    lines,
    choices: [
      ...(good === null ? [] : [{ id: 'repair' as const, title: 'Go on from the last good state' }]),
      { id: 'back', title: 'Back' },
    ],
    back: 'back',
  });
  if (choice !== 'repair') return null;
  const repaired = repository.repair(world.folder);
  if (repaired.ok) return repaired.value.folder;
  await showError(app, 'It could not be brought back', repaired.reason);
  return null;
}

/** Longer seeds can be given on the command line. */
const LONGEST_SEED = 200;
const USUAL_NAME = 'Cave';

/** Asks for name, seed and rules of a new world and creates it; `null` when the player goes back. */
export async function createWorld(
  app: AppContext,
  repository: WorldRepository,
  file: CaveFile,
): Promise<OpenWorld | null> {
  const { stage, seed } = app;
  const taken = takenNames(repository);
  const name = await askWorldName(app, {
    title: 'New world',
    taken,
    initial: freeWorldName(USUAL_NAME, taken),
  });
  if (name === null) return null;
  const given = await askText(stage, {
    title: 'Its seed',
    lines: ['Any text, also none: the same seed is the same world for all players.'],
    longest: LONGEST_SEED,
    initial: seed(),
  });
  if (given === null) return null;
  const rules = await chooseFrom(stage, {
    title: 'Its rules',
    lines: [],
    choices: [
      { id: 'deep', title: 'Deep: six kinds of monsters, more to find, and darkness' },
      { id: 'classic', title: 'Classic: the plain rules, one kind of monster, nothing hidden' },
      { id: 'back', title: 'Back' },
    ],
    back: 'back',
  });
  if (rules === 'back') return null;
  const made = repository.create({ name, seed: given, settings: { ...file.settings, rules } });
  if (made.ok) return made.value;
  await showError(app, 'The world was not made', made.reason);
  return null;
}

/** The names of all worlds. */
export function takenNames(repository: WorldRepository): string[] {
  return repository.list().map(nameOf);
}

/** Asks for a valid name; after a taken name a free one is suggested. */
export function askWorldName(
  { stage }: AppContext,
  {
    title,
    taken,
    initial,
  }: { readonly title: string; readonly taken: readonly string[]; readonly initial: string },
): Promise<string | null> {
  return askValid(
    stage,
    { title, lines: ['Any name that no other world has.'], longest: LONGEST_WORLD_NAME, initial },
    (text) => readWorldName(text, taken),
    (text) => (text.trim() === '' ? '' : freeWorldName(text.trim(), taken)),
  );
}
