import { lostCause } from '@warren/games/lost-cause';
import { treasureRush } from '@warren/games/treasure-rush';
import type { WorldRepository } from '../storage/worlds/repository.js';
import { runSlot } from './run-slot.js';
import type { SyncSlot } from './slot.js';
import { worldSlots } from './world-slots.js';

export interface SlotPlace {
  /** Where runs are kept. */
  readonly folder: string;
  readonly shelf: WorldRepository;
  readonly now: () => number;
  /** The names of the saves on the server. */
  readonly known: readonly string[];
}

/** Every save there is on either side. */
export function listSlots({ folder, shelf, now, known }: SlotPlace): readonly SyncSlot[] {
  const runs: readonly SyncSlot[] = [
    runSlot({
      slot: 'lost-cause.campaign',
      title: 'the campaign of Lost Cause',
      game: lostCause,
      folder,
      now,
      fits: ({ settings }) => (settings as { mode?: unknown }).mode === 'campaign',
      summary: ({ outcome }) => `Campaign, level ${outcome.level}`,
    }),
    runSlot({
      slot: 'treasure-rush.run',
      title: 'the run of Treasure Rush',
      game: treasureRush,
      folder,
      now,
      fits: () => true,
      summary: ({ outcome }) => `Run, score ${outcome.score}`,
    }),
  ];
  return [...runs, ...worldSlots(shelf, known)];
}
