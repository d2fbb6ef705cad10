import { freeWorldName, LONGEST_WORLD_NAME, readWorldName } from '@warren/games';
import type { CaveFile } from '../../worlds/cave-file.js';
import type { OpenWorld } from '../../worlds/open-world.js';
import type { WorldShelf } from '../../worlds/world-shelf.js';
import type { House } from '../house.js';
import { askText } from '../pages/ask-text.js';
import { chooseFrom } from '../pages/choose-from.js';
import { tellTrouble } from '../pages/tell-trouble.js';
import { wrapped } from '../pages/wrapped.js';
import { nameOf } from './world-words.js';

/** Longer seeds can be given on the command line; nobody types them. */
const LONGEST_SEED = 200;
const USUAL_NAME = 'Cave';

/** Asks for everything a new world needs and makes it; `null` when somebody thinks better of it. */
export async function createWorld(
  house: House,
  shelf: WorldShelf,
  file: CaveFile,
): Promise<OpenWorld | null> {
  const { stage, seed } = house;
  const taken = takenNames(shelf);
  const name = await askWorldName(house, {
    title: 'New world',
    taken,
    initial: freeWorldName(USUAL_NAME, taken),
  });
  if (name === null) return null;
  const given = await askText(stage, {
    title: 'Its seed',
    lines: ['Any text, also none: the same seed is the same world for everybody.'],
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
  const made = shelf.create({ name, seed: given, settings: { ...file.settings, rules } });
  if (made.ok) return made.value;
  await tellTrouble(house, 'The world was not made', made.reason);
  return null;
}

/** The names of all worlds. */
export function takenNames(shelf: WorldShelf): string[] {
  return shelf.list().map(nameOf);
}

/** Asks for a name until one can be had; a taken one is answered with one that is free. */
export async function askWorldName(
  { stage }: House,
  wish: { readonly title: string; readonly taken: readonly string[]; readonly initial: string },
): Promise<string | null> {
  const { title, taken } = wish;
  let [initial, flaw] = [wish.initial, ''];
  for (;;) {
    const lines = ['Any name that no other world has.', ...(flaw === '' ? [] : ['', ...wrapped(`${flaw}.`)])];
    const given = await askText(stage, { title, lines, longest: LONGEST_WORLD_NAME, initial });
    if (given === null) return null;
    const read = readWorldName(given, taken);
    if (read.ok) return read.value;
    flaw = read.reason;
    stage.tell(flaw);
    initial = given.trim() === '' ? '' : freeWorldName(given.trim(), taken);
  }
}
