import { accept, MAX_SEED, refuse } from '@warren/engine';
import { freeWorldName, LONGEST_WORLD_NAME, readWorldName } from '@warren/games/cave';
import { oneLine, wrapped } from '../../cli/text.js';
import type { AppContext } from '../../game/game-view.js';
import {
  type DamagedWorld,
  listingName,
  type NewerWorld,
  type WorldListing,
} from '../../storage/worlds/listing.js';
import type { OpenWorld } from '../../storage/worlds/open-world.js';
import type { WorldRepository } from '../../storage/worlds/repository.js';
import { askValid, chooseFrom, choosePaged, confirm, showError } from '../../tui/dialogs.js';
import { padText } from '../../tui/picture.js';
import { LEAST_SCREEN } from '../../tui/picture-stage.js';
import type { CaveFile } from './settings.js';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const [NAME_COLUMNS, SEED_COLUMNS] = [26, 14];

/** A world as a line of the list: name, seed where there is room for it, time of the last move, explored cells. */
function worldLine(world: WorldListing, now: number, isNarrow: boolean): string {
  const name = padText(nameOf(world), NAME_COLUMNS);
  if (world.kind === 'damaged') return `${name}  damaged: ${world.reason}`;
  if (world.kind === 'newer') return `${name}  of a newer Warren`;
  const seed = isNarrow ? '' : `  ${padText(`seed ${oneLine(world.seed) || '(empty)'}`, SEED_COLUMNS)}`;
  return `${name}${seed}  ${whenWords(world.playedAt, now).padEnd(16)}${world.explored} cells`;
}

/** The name of a world in the list; of an unreadable one its folder. */
export function nameOf(world: WorldListing): string {
  return oneLine(listingName(world) || world.folder);
}

/** A time in the past in words. */
function whenWords(then: number, now: number): string {
  const ago = now - then;
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return counted(Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return counted(Math.floor(ago / HOUR), 'hour');
  return new Date(then).toISOString().slice(0, 10);
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** What the pages about worlds share. */
export interface WorldPages {
  readonly app: AppContext;
  readonly repository: WorldRepository;
  readonly file: CaveFile;
}

/** Shows the list of worlds. Returns the folder of the world to play, or `null` when the player goes back. */
export async function chooseWorld(pages: WorldPages): Promise<string | null> {
  const { app, repository } = pages;
  const { stage, today } = app;
  for (;;) {
    const worlds = repository.list();
    const isNarrow = stage.room.columns < LEAST_SCREEN.columns;
    const world = await choosePaged(stage, {
      title: 'Worlds',
      lines: worlds.length === 0 ? ['There is none yet.'] : [],
      items: worlds.map((value) => ({ title: worldLine(value, today().getTime(), isNarrow), value })),
      more: 'More worlds',
      choices: [{ title: 'Back', value: null }],
    });
    if (world === null) return null;
    const folder = await openWorldMenu(pages, world);
    if (folder !== null) return folder;
  }
}

/** The menu of a world. Returns its folder when the player continues it. */
async function openWorldMenu(pages: WorldPages, world: WorldListing): Promise<string | null> {
  const { app } = pages;
  if (world.kind !== 'sound') return mendWorld(pages, world);
  const { folder, seed, moves, gold, explored, playedAt } = world;
  const deed = await chooseFrom<() => Promise<string | null>>(app.stage, {
    title: nameOf(world),
    lines: [
      `Seed ${seed === '' ? '(empty)' : seed.slice(0, 50)}`,
      `${explored} cells explored, ${gold} gold, ${moves} moves`,
      `Last played ${whenWords(playedAt, app.today().getTime())}`,
    ],
    choices: [
      { title: 'Continue', value: async () => folder },
      { title: 'Rename', value: () => renameWorld(pages, world) },
      { title: 'Delete', value: () => deleteWorld(pages, world) },
      { title: 'Back', value: async () => null },
    ],
  });
  return deed();
}

async function renameWorld({ app, repository }: WorldPages, world: WorldListing): Promise<null> {
  const old = nameOf(world);
  const taken = takenNames(repository).filter((name) => name !== old);
  const name = await askWorldName(app, 'A new name', taken, old);
  const renamed = name === null ? accept(null) : repository.rename(world.folder, name);
  return renamed.ok ? null : showError(app, 'It keeps its name', renamed.reason);
}

async function deleteWorld({ app, repository }: WorldPages, world: WorldListing): Promise<null> {
  const isSure = await confirm(app.stage, {
    title: 'Delete this world?',
    lines: [`${nameOf(world)} and everything in it are gone for good then.`],
    yes: 'Delete it',
  });
  const removed = isSure ? repository.remove(world.folder) : accept(null);
  return removed.ok ? null : showError(app, 'It was not deleted', removed.reason);
}

/** The menu of a world that can't be played: what is wrong, and what can be restored. */
async function mendWorld({ app, repository }: WorldPages, world: DamagedWorld | NewerWorld) {
  const good = world.kind === 'damaged' ? world.lastGood : null;
  const flaw = wrapped(`${world.kind === 'damaged' ? 'It is damaged: ' : ''}${world.reason}.`);
  const state =
    good && `Its last good state: ${good.moves} moves, ${good.explored} cells, ${good.gold} gold.`;
  const offer = state && ['', ...wrapped(state), 'The damaged file is kept aside.'];
  const isWanted = await chooseFrom(app.stage, {
    title: nameOf(world),
    lines: [...flaw, ...(offer ?? ['Nothing of it is changed or deleted.'])],
    choices: [
      ...(good === null ? [] : [{ title: 'Go on from the last good state', value: true }]),
      { title: 'Back', value: false },
    ],
  });
  if (!isWanted) return null;
  const repaired = repository.repair(world.folder);
  return repaired.ok ? world.folder : showError(app, 'It could not be brought back', repaired.reason);
}

const USUAL_NAME = 'Cave';

/** The sorts of worlds, and the rules they are played by. */
const SORTS = [
  { title: 'Cave: chambers and passages, six kinds of monsters', preset: 'cave', rules: 'deep' },
  { title: 'Warrens: tight tunnels, by the same rules', preset: 'warrens', rules: 'deep' },
  {
    title: 'Original: plain rules, one kind of monster',
    preset: 'original',
    rules: 'classic',
  },
] as const;

/** Asks for name, seed and sort of a new world and creates it. Escape goes back one question; before the first, `null`. */
export async function createWorld({ app, repository, file }: WorldPages): Promise<OpenWorld | null> {
  const { stage, seed } = app;
  const taken = takenNames(repository);
  let [name, given]: [string | null, string | null] = [freeWorldName(USUAL_NAME, taken), seed()];
  for (let question = 0; ; ) {
    if (question === 0) {
      const named = await askWorldName(app, 'New world', taken, name);
      if (named === null) return null;
      name = named;
      question = 1;
    }
    if (question === 1) {
      const seeded = await askSeed(app, given);
      given = seeded ?? given;
      question = seeded === null ? 0 : 2;
    }
    if (question < 2) continue;
    const sort = await chooseFrom(stage, {
      title: 'What sort of cave',
      lines: [],
      choices: [...SORTS.map((one) => ({ title: one.title, value: one })), { title: 'Back', value: null }],
      back: null,
    });
    question = 1;
    if (sort === null) continue;
    const { preset, rules } = sort;
    const made = repository.create({ name, seed: given, settings: { ...file.settings, preset, rules } });
    return made.ok ? made.value : showError(app, 'The world was not made', made.reason);
  }
}

/** Asks for a seed; `null` when the player presses Escape. One that is too long is refused, never cut. */
function askSeed({ stage }: AppContext, initial: string): Promise<string | null> {
  const question = {
    title: 'Its seed',
    lines: ['Any text, also none: the same seed is the same world for all players.'],
    longest: MAX_SEED + 1,
    initial,
  };
  const read = (text: string) =>
    text.length > MAX_SEED ? refuse(`a seed has at most ${MAX_SEED} characters`) : accept(text);
  return askValid(stage, question, read, (text) => text);
}

/** The names of all worlds. */
function takenNames(repository: WorldRepository): string[] {
  return repository.list().map(nameOf);
}

/** Asks for a valid name; after a taken name a free one is suggested. */
function askWorldName({ stage }: AppContext, title: string, taken: readonly string[], initial: string) {
  const lines = ['Any name that no other world has.'];
  const question = { title, lines, longest: LONGEST_WORLD_NAME, initial };
  const again = (text: string) => (text.trim() === '' ? '' : freeWorldName(text.trim(), taken));
  return askValid(stage, question, (text) => readWorldName(text, taken), again);
}
