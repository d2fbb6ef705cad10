import type { SlotStatus, SyncStatus } from '@warren/client';
import type { SaveCopy, SaveHead } from '@warren/protocol/client';
import { sizeText, timeAgo } from '../lib/format.js';

/** How everything that follows its player stands, in a sentence. */
export function syncWords({ phase, syncedAt, slots }: SyncStatus, now: number): string | null {
  if (phase === 'offline') return 'No connection. Everything is kept on this device and follows later.';
  if (phase === 'lapsed') return 'You have been signed out. Everything is kept on this device.';
  if (phase === 'trouble') return 'The server cannot save right now. Everything is kept on this device.';
  if (slots.some(({ standing }) => standing === 'conflict')) return 'A save was played on two devices.';
  // A clock may be ahead of the moment these words were asked for.
  return syncedAt === null ? null : `Saved on the server ${timeAgo(Math.min(syncedAt, now), now)}.`;
}

/** How one save stands, in a sentence. */
export function slotWords({ standing, isEmpty, syncedAt, trouble, other }: SlotStatus, now: number): string {
  switch (standing) {
    case 'conflict':
      return `Two copies: this one, and one of ${other?.device || 'another device'}.`;
    case 'held':
      return 'A newer copy waits until the run being played is left.';
    case 'local':
      return `Kept here only. ${trouble ?? ''}`.trim();
    case 'waiting':
      return trouble === null ? 'Kept here; not on the server yet.' : `Kept here. ${trouble}`;
    default:
      return isEmpty || syncedAt === null ? 'Nothing to save.' : `On the server, ${timeAgo(syncedAt, now)}.`;
  }
}

/** Where a save on the server comes from, in a few words. */
export function headWords({ device, savedAt, bytes }: Omit<SaveHead, 'slot'>, now: number): string {
  // The clock of the server may be ahead of this one.
  const when = timeAgo(Math.min(savedAt, now), now);
  return [device || 'Another device', when, sizeText(bytes)].join(', ');
}

/** Where a copy comes from, and why it is one. */
export function copyWords(copy: SaveCopy, now: number): string {
  return copy.conflict ? `Not chosen. ${headWords(copy, now)}` : headWords(copy, now);
}
