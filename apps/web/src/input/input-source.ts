import type { ControlName } from '../settings/control-name.js';
import { KEYS_PER_CONTROL } from '../settings/key-bindings.js';
import { keyLabel } from '../settings/key-label.js';
import { settings } from '../settings/settings.js';

/** One kind of device: what it holds down now, and a way to be asked before each tick. */
export interface InputSource {
  /** The directions held, N 1, E 2, S 4, W 8. */
  held(): number;
  /** The controls held down now, directions included. */
  down?(): Iterable<ControlName>;
  /** Looks at devices that do not speak by themselves. */
  look?(): void;
  dispose(): void;
}

/** Where a device reports what was pressed. */
export type Press = (name: ControlName) => void;

/** The key in force for a control, as it is written on the keyboard: for hints. */
export function bindingLabel(name: ControlName): string {
  return keyLabel(settings.get().bindings[name][0]);
}

/** All keys in force for a control, for sentences: "E" or "E or Space". */
export function bindingWords(name: ControlName): string {
  return settings.get().bindings[name].map(keyLabel).join(' or ');
}

/**
 * The keys in force for some controls, the first key of each of them first: W A S D, then the arrows. A key of the
 * number pad is named only where a control has no other: its twin among the letters says the same.
 */
export function bindingGroups(names: readonly ControlName[]): readonly (readonly string[])[] {
  const { bindings } = settings.get();
  const keys = names.map((name) => {
    const others = bindings[name].filter((code) => !code.startsWith('Numpad'));
    return others.length > 0 ? others : bindings[name];
  });
  return Array.from({ length: KEYS_PER_CONTROL }, (_, place) =>
    keys.flatMap((codes) => codes.slice(place, place + 1).map(keyLabel)),
  ).filter((group) => group.length > 0);
}
