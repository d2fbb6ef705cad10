import type { SaveSlot, SlotPattern } from './save-slot.js';

/** Every save that follows its player: those there is one of, and those there may be any number of. */
export interface SlotRegistry {
  readonly fixed: readonly SaveSlot[];
  readonly patterns: readonly SlotPattern[];
}

/** The slot by its name on the server, or `null`. */
export function slotNamed({ fixed, patterns }: SlotRegistry, name: string): SaveSlot | null {
  return fixed.find(({ slot }) => slot === name) ?? memberOf(patterns, 'slot', name);
}

/** The slot by its name in a browser's storage, or `null`. */
export function slotStored({ fixed, patterns }: SlotRegistry, name: string): SaveSlot | null {
  return fixed.find(({ stored }) => stored === name) ?? memberOf(patterns, 'stored', name);
}

/** All fixed slots, and the members of patterns among these names of slots; each once. */
export function slotsOf({ fixed, patterns }: SlotRegistry, names: readonly string[]): SaveSlot[] {
  const members = [...new Set(names)].sort().flatMap((name) => memberOf(patterns, 'slot', name) ?? []);
  return [...fixed, ...members];
}

function memberOf(patterns: readonly SlotPattern[], by: 'slot' | 'stored', name: string): SaveSlot | null {
  const pattern = patterns.find((each) => name.startsWith(each[by]));
  return pattern?.member(name.slice(pattern[by].length)) ?? null;
}
