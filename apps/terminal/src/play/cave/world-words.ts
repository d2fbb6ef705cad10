import { oneLine } from '../../cli/one-line.js';
import { cutText, textWidth } from '../../screen/picture.js';
import type { WorldListing } from '../../worlds/world-listing.js';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const [NAME_COLUMNS, SEED_COLUMNS] = [26, 14];

/** A world as a line of the list: its name, its seed, when it was last played and how far it is explored. */
export function worldLine(world: WorldListing, now: number): string {
  if (world.kind === 'damaged') return `${padded(nameOf(world), NAME_COLUMNS)}  damaged: ${world.reason}`;
  if (world.kind === 'newer') return `${padded(nameOf(world), NAME_COLUMNS)}  of a newer Warren`;
  const seed = padded(`seed ${oneLine(world.seed) || '(empty)'}`, SEED_COLUMNS);
  return `${padded(nameOf(world), NAME_COLUMNS)}  ${seed}  ${whenWords(world.playedAt, now).padEnd(14)}${world.explored} cells`;
}

/** What a world is called in the list; a damaged one by its folder, when nothing else is known. */
export function nameOf(world: WorldListing): string {
  if (world.kind === 'damaged') return oneLine(world.lastGood?.name ?? world.folder);
  return oneLine(world.name) || world.folder;
}

/** A moment of the past as people say it. */
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
