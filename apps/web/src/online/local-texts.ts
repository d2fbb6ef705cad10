import type { ListedShelf } from '../lib/storage.js';
import type { SyncSlot } from './sync-slot.js';

/** The saves as they lie in this browser. No save is an empty text. */
export interface LocalTexts {
  /** What everything in this browser's storage is called. */
  names(): readonly string[];
  read(slot: SyncSlot): string;
  /** Puts another text in place of the one expected. False: it has changed meanwhile, or nothing can be kept. */
  replace(slot: SyncSlot, expected: string, text: string): boolean;
  /** Whether the text is all there is: nothing lies beside it. */
  isWhole(slot: SyncSlot): boolean;
  /** Makes a text and what lies beside it one. */
  makeWhole(slot: SyncSlot, join: (text: string, beside: string) => string | null): void;
}

export function localTexts(shelf: ListedShelf): LocalTexts {
  function at(name: string): string {
    try {
      return shelf().getItem(name) ?? '';
    } catch {
      return '';
    }
  }
  const read = ({ stored }: SyncSlot) => at(stored);
  const besideOf = ({ beside }: SyncSlot) => (beside === undefined ? '' : at(beside.stored));
  return {
    names() {
      try {
        return shelf().names();
      } catch {
        return [];
      }
    },
    read,
    isWhole: (slot) => besideOf(slot) === '',
    makeWhole(slot, join) {
      const whole = join(read(slot), besideOf(slot));
      if (whole === null || slot.beside === undefined) return;
      try {
        // Between the two nothing is wrong: what lies beside belongs to the text before, and to no other.
        if (whole !== read(slot)) shelf().setItem(slot.stored, whole);
        shelf().removeItem(slot.beside.stored);
      } catch {
        // Where there is no room both stay as they are.
      }
    },
    replace(slot, expected, text) {
      if (read(slot) !== expected) return false;
      try {
        if (text === '') shelf().removeItem(slot.stored);
        else shelf().setItem(slot.stored, text);
        if (slot.beside !== undefined && besideOf(slot) !== '') shelf().removeItem(slot.beside.stored);
        return true;
      } catch {
        return false;
      }
    },
  };
}
