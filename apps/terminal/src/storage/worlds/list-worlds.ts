import { join } from 'node:path';
import { cave } from '@warren/games/cave';
import { isNewer, readJournal } from './journal.js';
import { summaryOf, type WorldListing, type WorldSummary } from './listing.js';
import { loadWorld, readJournalFiles } from './load-world.js';
import { attempt, type WorldStorage } from './world-folder.js';

/** A function that lists the worlds of a folder. Worlds that did not change are not read again. */
export function openWorldList(storage: WorldStorage): () => readonly WorldListing[] {
  const { root, disk } = storage;
  const known = new Map<string, { readonly stamp: string; readonly listing: WorldListing }>();

  function stampOf(folder: string): string {
    return disk
      .list(join(root, folder))
      .map(({ name }) => `${name} ${JSON.stringify(disk.stat(join(root, folder, name)))}`)
      .join('\n');
  }

  function one(folder: string): WorldListing {
    const read = attempt('read', join(root, folder), () => {
      const stamp = stampOf(folder);
      const held = known.get(folder);
      if (held?.stamp === stamp) return held.listing;
      const listing = readListing(storage, folder);
      known.set(folder, { stamp, listing });
      return listing;
    });
    return read.ok ? read.value : damaged(folder, read.reason);
  }

  return () => {
    const entries = attempt('read', root, () => disk.list(root));
    if (!entries.ok) return [damaged('', entries.reason)];
    const listings = entries.value
      .filter(({ name, isFolder }) => isFolder && !name.startsWith('.'))
      .map(({ name }) => one(name));
    return withoutTwins(listings.sort(byLastPlayed));
  };
}

/** Reads the list entry of the world in a folder. */
function readListing({ root, disk }: WorldStorage, folder: string): WorldListing {
  const files = readJournalFiles(disk, join(root, folder));
  const quick = files.current === null ? null : quickSummary(files.current);
  if (quick !== null) return { kind: 'sound', folder, ...quick };
  const loaded = loadWorld(files);
  if (loaded.kind === 'sound') return { kind: 'sound', folder, ...summaryOf(loaded.world) };
  if (loaded.kind === 'newer') return { folder, ...loaded };
  return damaged(folder, loaded.reason, loaded.lastGood === null ? null : summaryOf(loaded.lastGood.world));
}

/** The summary in the head of a journal, which is current when the journal has no moves. */
function quickSummary(bytes: Buffer): WorldSummary | null {
  const { head, snapshot, moves, flaw } = readJournal(bytes);
  if (head === null || isNewer(head) || head.rules !== cave.rules) return null;
  return flaw === null && snapshot !== null && moves.length === 0 ? head.summary : null;
}

function damaged(folder: string, reason: string, lastGood: WorldSummary | null = null): WorldListing {
  return { kind: 'damaged', folder, reason, lastGood };
}

function byLastPlayed(a: WorldListing, b: WorldListing): number {
  const when = (listing: WorldListing) => (listing.kind === 'sound' ? listing.playedAt : -1);
  return when(b) - when(a) || (a.folder < b.folder ? -1 : 1);
}

/**
 * A copied folder has the id of the original; only one of the two can be that world. Copies get longer names: "Cave
 * (copy)", "Copy of Cave".
 */
function withoutTwins(listings: readonly WorldListing[]): readonly WorldListing[] {
  const originals = new Map<string, string>();
  for (const listing of listings) {
    if (listing.kind !== 'sound') continue;
    const { id, folder } = listing;
    const other = originals.get(id);
    if (other === undefined || folder.length < other.length) originals.set(id, folder);
  }
  return listings.map((listing) => {
    const original = listing.kind === 'sound' ? originals.get(listing.id) : undefined;
    if (original === undefined || original === listing.folder) return listing;
    return damaged(listing.folder, `it is a copy of the world in ${original}`);
  });
}
