import type { LocalTexts } from './local-texts.js';
import type { SlotFamily, SyncSlot } from './sync-slot.js';

/** Everything that follows its player: what there is once, and what there may be any number of. */
export interface SlotBook {
  readonly fixed: readonly SyncSlot[];
  readonly families: readonly SlotFamily[];
}

/** The slot the server calls so; `null` where nothing here is called so. */
export function slotNamed({ fixed, families }: SlotBook, name: string): SyncSlot | null {
  return fixed.find(({ slot }) => slot === name) ?? memberOf(families, 'slot', name);
}

/** The slot whose text is called so in this browser's storage, or `null`. */
export function slotStored({ fixed, families }: SlotBook, name: string): SyncSlot | null {
  return fixed.find(({ stored }) => stored === name) ?? memberOf(families, 'stored', name);
}

/** Every slot of which this browser has a text, or that somebody else has named; each once. */
export function slotsOf(book: SlotBook, texts: LocalTexts, named: readonly string[]): SyncSlot[] {
  const found = [
    ...texts.names().map((name) => memberOf(book.families, 'stored', name)),
    ...named.map((name) => memberOf(book.families, 'slot', name)),
  ];
  const members = new Map(found.flatMap((slot) => (slot === null ? [] : [[slot.slot, slot] as const])));
  return [...book.fixed, ...[...members.values()].sort((one, other) => (one.slot < other.slot ? -1 : 1))];
}

function memberOf(families: readonly SlotFamily[], by: 'slot' | 'stored', name: string): SyncSlot | null {
  const family = families.find((each) => name.startsWith(each[by]));
  return family?.member(name.slice(family[by].length)) ?? null;
}
