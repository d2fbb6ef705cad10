import type { WorldListing } from '../../worlds/world-listing.js';
import type { WorldShelf } from '../../worlds/world-shelf.js';
import type { House } from '../house.js';
import { chooseFrom } from '../pages/choose-from.js';
import { choosePaged } from '../pages/choose-paged.js';
import { tellTrouble } from '../pages/tell-trouble.js';
import { wrapped } from '../pages/wrapped.js';
import { askWorldName, takenNames } from './create-world.js';
import { nameOf, whenWords, worldLine } from './world-words.js';

/** The list of worlds, until one is to be played, by its folder, or somebody goes back. */
export async function chooseWorld(house: House, shelf: WorldShelf): Promise<string | null> {
  const { stage, today } = house;
  for (;;) {
    const worlds = shelf.list();
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
    const folder = await openWorldMenu(house, shelf, world);
    if (folder !== null) return folder;
  }
}

/** What can be done with a world; its folder when it is to be played. */
async function openWorldMenu(house: House, shelf: WorldShelf, world: WorldListing): Promise<string | null> {
  if (world.kind !== 'sound') return mendWorld(house, shelf, world);
  const { folder, seed, moves, gold, explored, playedAt } = world;
  const choice = await chooseFrom(house.stage, {
    title: nameOf(world),
    lines: [
      `Seed ${seed === '' ? '(empty)' : seed.slice(0, 50)}`,
      `${explored} cells explored, ${gold} gold, ${moves} moves`,
      `Last played ${whenWords(playedAt, house.today().getTime())}`,
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
  if (choice === 'rename') await renameWorld(house, shelf, world);
  else if (choice === 'delete') await deleteWorld(house, shelf, world);
  return null;
}

async function renameWorld(house: House, shelf: WorldShelf, world: WorldListing): Promise<void> {
  const old = nameOf(world);
  const taken = takenNames(shelf).filter((name) => name !== old);
  const name = await askWorldName(house, { title: 'A new name', taken, initial: old });
  if (name === null) return;
  const renamed = shelf.rename(world.folder, name);
  if (!renamed.ok) await tellTrouble(house, 'It keeps its name', renamed.reason);
}

async function deleteWorld(house: House, shelf: WorldShelf, world: WorldListing): Promise<void> {
  const choice = await chooseFrom(house.stage, {
    title: 'Delete this world?',
    lines: [`${nameOf(world)} and everything in it are gone for good then.`],
    choices: [
      { id: 'no', title: 'Keep it' },
      { id: 'yes', title: 'Delete it' },
    ],
    back: 'no',
  });
  if (choice === 'no') return;
  const removed = shelf.remove(world.folder);
  if (!removed.ok) await tellTrouble(house, 'It was not deleted', removed.reason);
}

/** A world that can't be played as it is: what is wrong, and what can be had of it. */
async function mendWorld(
  house: House,
  shelf: WorldShelf,
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
  const choice = await chooseFrom(house.stage, {
    title: nameOf(world),
    lines,
    choices: [
      ...(good === null ? [] : [{ id: 'repair' as const, title: 'Go on from the last good state' }]),
      { id: 'back', title: 'Back' },
    ],
    back: 'back',
  });
  if (choice !== 'repair') return null;
  const repaired = shelf.repair(world.folder);
  if (repaired.ok) return repaired.value.folder;
  await tellTrouble(house, 'It could not be brought back', repaired.reason);
  return null;
}
