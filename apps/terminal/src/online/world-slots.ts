import { accept, type Result, refuse } from '@warren/engine';
import { oneLine } from '../cli/text.js';
import { listingId, type WorldListing, type WorldSummary } from '../storage/worlds/listing.js';
import type { WorldRepository } from '../storage/worlds/repository.js';
import { type LocalSave, NO_SAVE, type SyncSlot } from './slot.js';

const SLOT = /^cave\.world\.([a-z0-9]{8,32})$/;

/** The worlds of Cave as saves that follow their player: each that is here, and each that only the server has. */
export function worldSlots(shelf: WorldRepository, known: readonly string[]): readonly SyncSlot[] {
  const here = new Map<string, WorldListing>();
  const listings = shelf.list();
  const unread = listings.find(({ folder }) => folder === '');
  // Worlds nobody can see are not worlds somebody has deleted.
  if (unread?.kind === 'damaged') return [unreadable(unread.reason)];
  for (const listing of listings) {
    const id = listingId(listing);
    // Of two with one id the sound one is the world.
    if (id !== null && here.get(id)?.kind !== 'sound') here.set(id, listing);
  }
  const there = known.flatMap((slot) => SLOT.exec(slot)?.[1] ?? []);
  return [...new Set([...here.keys(), ...there])].map((id) => worldSlot(shelf, id, here.get(id) ?? null));
}

const GONE = { here: 'it was deleted here; the server knows', elsewhere: 'it was deleted elsewhere' };

function unreadable(reason: string): SyncSlot {
  const refused = () => refuse(reason);
  return {
    slot: '',
    title: 'the worlds of Cave',
    isOneOfMany: true,
    gone: GONE,
    read: refused,
    write: refused,
  };
}

function worldSlot(shelf: WorldRepository, id: string, listing: WorldListing | null): SyncSlot {
  let known = '';

  function read(): Result<LocalSave> {
    if (listing === null) return accept(NO_SAVE);
    if (listing.kind !== 'sound') return refuse(listing.reason);
    const busy = shelf.whyBusy(listing.folder);
    if (busy !== null) return refuse(busy);
    const text = shelf.exportText(listing.folder);
    if (!text.ok) return text;
    known = text.value;
    return accept({ text: known, summary: worldWords(listing) });
  }

  function write(text: string): Result<LocalSave> {
    const now = listing === null ? accept('') : shelf.exportText(listing.folder);
    if (!now.ok) return now;
    if (now.value !== known) return refuse('it was played here meanwhile; try again');
    if (text === '') {
      const removed = listing === null ? accept(null) : shelf.remove(listing.folder);
      return removed.ok ? accept(NO_SAVE) : removed;
    }
    const replaced = shelf.replaceText(text, id);
    return replaced.ok ? accept({ text, summary: worldWords(replaced.value) }) : replaced;
  }

  return {
    slot: `cave.world.${id}`,
    title: titleOf(listing),
    isOneOfMany: true,
    gone: GONE,
    read,
    write,
  };
}

function titleOf(listing: WorldListing | null): string {
  if (listing === null) return 'a world of Cave';
  const name = listing.kind === 'damaged' ? (listing.lastGood?.name ?? listing.folder) : listing.name;
  return `the world “${name}”`;
}

/** A world in a line, whatever its name is: the server takes nothing else. */
export function worldWords({ name, explored, moves }: WorldSummary): string {
  const cells = `${explored} ${explored === 1 ? 'cell' : 'cells'} explored`;
  return oneLine(`${name}: ${cells}, ${moves} ${moves === 1 ? 'move' : 'moves'}`);
}
