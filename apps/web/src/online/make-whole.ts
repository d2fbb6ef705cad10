import { slotsOf } from './slot-book.js';
import type { SyncParts } from './sync-parts.js';

/**
 * A page that was gone too soon has left something beside a text. Both become one before anything is compared: a text
 * that was replaced meanwhile would take with it what nobody has sent.
 */
export async function makeWhole({
  slots,
  texts,
  whileFree,
}: Pick<SyncParts, 'slots' | 'texts' | 'whileFree'>): Promise<void> {
  for (const slot of slotsOf(slots, texts, [])) {
    if (slot.beside === undefined || texts.isWhole(slot)) continue;
    const join = await slot.beside.join();
    await whileFree(slot.slot, () => texts.makeWhole(slot, join));
  }
}
