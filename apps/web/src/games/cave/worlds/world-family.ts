import type { SlotFamily } from '../../../online/sync-slot.js';
import { worldFlaw, worldGlance, worldSaveTitle, worldSummary } from './world-glance.js';
import { isWorldId, STORED_WORLDS, storedMoves, storedWorld, WORLD_SLOTS, worldSlot } from './world-names.js';

/** The worlds of this browser as they follow their player: each by its id, which is the same on every device. */
export const worldFamily: SlotFamily = {
  slot: WORLD_SLOTS,
  stored: STORED_WORLDS,
  member(id) {
    if (!isWorldId(id)) return null;
    return {
      slot: worldSlot(id),
      stored: storedWorld(id),
      title: 'A world of Cave',
      titleOf: worldSaveTitle,
      summary: worldSummary,
      glance: worldGlance,
      flaw: worldFlaw,
      beside: {
        stored: storedMoves(id),
        // The game itself is needed for it, which most pages have no use for.
        join: async () => (await import('./join-moves.js')).joinMoves,
      },
    };
  },
};
