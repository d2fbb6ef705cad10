import { accept, type Result } from '@warren/engine';
import { type ListedTextStorage, readText } from '../lib/text-storage.js';
import type { SaveSlot } from '../slots/save-slot.js';
import { type SlotRegistry, slotStored } from '../slots/slot-registry.js';

/** Why a save stays out of the sync for now. */
export interface Obstacle {
  /** `damaged`: it cannot be read, or not now. `occupied`: something else has its place, and it is fetched anew later. */
  readonly kind: 'damaged' | 'occupied';
  readonly reason: string;
}

/** The saves as they are stored on this device. No save is an empty text. */
export interface SaveStorage {
  /** The slots of which there is a save, or something of one. */
  slots(): readonly string[];
  read(slot: SaveSlot): string;
  /** What stands in the way of a slot; `null`: nothing. */
  obstacle?(slot: SaveSlot): Obstacle | null;
  /**
   * Puts another text in place of the one expected. False: that has changed meanwhile, or nothing can be stored.
   * Refused: the new text is of no use here, for this reason.
   */
  replace(slot: SaveSlot, expected: string, text: string): Result<boolean>;
  /** Whether the text is all there is: no journal is beside it. */
  isWhole(slot: SaveSlot): boolean;
  /** Folds the journal into the text. */
  foldJournal?(slot: SaveSlot, fold: (text: string, journal: string) => string | null): void;
}

/** Saves in the text storage of a browser. */
export function textSaveStorage(storage: ListedTextStorage, registry: SlotRegistry): SaveStorage {
  const read = ({ stored }: SaveSlot) => readText(stored, storage);
  const journalOf = ({ journal }: SaveSlot) =>
    journal === undefined ? '' : readText(journal.stored, storage);
  return {
    slots() {
      try {
        return storage()
          .names()
          .flatMap((name) => slotStored(registry, name)?.slot ?? []);
      } catch {
        return [];
      }
    },
    read,
    isWhole: (slot) => journalOf(slot) === '',
    foldJournal(slot, fold) {
      const whole = fold(read(slot), journalOf(slot));
      if (whole === null || slot.journal === undefined) return;
      try {
        // Between the two nothing is wrong: the journal belongs to the text before, and to no other.
        if (whole !== read(slot)) storage().setItem(slot.stored, whole);
        storage().removeItem(slot.journal.stored);
      } catch {
        // Where there is no room both stay as they are.
      }
    },
    replace(slot, expected, text) {
      if (read(slot) !== expected) return accept(false);
      try {
        if (text === '') storage().removeItem(slot.stored);
        else storage().setItem(slot.stored, text);
        if (slot.journal !== undefined && journalOf(slot) !== '') storage().removeItem(slot.journal.stored);
        return accept(true);
      } catch {
        return accept(false);
      }
    },
  };
}
