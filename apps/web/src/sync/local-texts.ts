import type { Shelf } from '../play/shelf.js';
import type { SyncSlot } from './sync-slot.js';

/** The saves as they lie in this browser. No save is an empty text. */
export interface LocalTexts {
  read(slot: SyncSlot): string;
  /** Puts another text in place of the one expected. False: it has changed meanwhile, or nothing can be kept. */
  replace(slot: SyncSlot, expected: string, text: string): boolean;
}

export function localTexts(shelf: Shelf): LocalTexts {
  function read({ stored }: SyncSlot): string {
    try {
      return shelf().getItem(stored) ?? '';
    } catch {
      return '';
    }
  }
  return {
    read,
    replace(slot, expected, text) {
      if (read(slot) !== expected) return false;
      try {
        if (text === '') shelf().removeItem(slot.stored);
        else shelf().setItem(slot.stored, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
