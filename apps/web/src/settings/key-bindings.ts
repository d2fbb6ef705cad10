import { accept, type Result, refuse } from '@warren/engine';
import { CONTROL_NAMES, CONTROL_TITLES, type ControlName, eachControl } from './control-name.js';
import { keyLabel } from './key-label.js';

/** The keys of each control by their place on the keyboard (`KeyboardEvent.code`), the most usual one first. */
export type Bindings = Readonly<Record<ControlName, readonly string[]>>;

export const DEFAULT_BINDINGS: Bindings = eachControl(({ keys }) => keys);

/** So many keys may do the same thing. */
export const KEYS_PER_CONTROL = 2;

/** Keys the browser or the system needs. Binding them would trap the player on the page. */
const RESERVED =
  /^(?:Tab|F\d{1,2}|(?:Control|Alt|Shift|Meta|OS)(?:Left|Right)?|ContextMenu|CapsLock|PrintScreen)$/;
const CODE = /^[A-Za-z][A-Za-z0-9]{0,30}$/;

/** The control a key belongs to, or `null`. */
export function controlOf(bindings: Bindings, code: string): ControlName | null {
  return CONTROL_NAMES.find((name) => bindings[name].includes(code)) ?? null;
}

/** Puts a key in a place of a control. A key that does something else already is refused, in a sentence. */
export function bindKey(
  bindings: Bindings,
  { control, slot, code }: { control: ControlName; slot: number; code: string },
): Result<Bindings> {
  if (code === '' || !CODE.test(code)) return refuse('This key has no name by which it could be kept.');
  if (RESERVED.test(code)) return refuse(`${keyLabel(code)} belongs to the browser; choose another key.`);
  const keys = [...bindings[control]];
  const owner = controlOf(bindings, code);
  if (owner !== null && (owner !== control || keys.indexOf(code) !== slot)) {
    return refuse(`${keyLabel(code)} is already used for “${CONTROL_TITLES[owner]}”; choose another key.`);
  }
  keys[Math.min(slot, keys.length)] = code;
  return accept({ ...bindings, [control]: keys.slice(0, KEYS_PER_CONTROL) });
}

/** Takes a key from a control. The last one stays: a control without a key could not be used. */
export function unbindKey(bindings: Bindings, control: ControlName, code: string): Bindings {
  const keys = bindings[control].filter((key) => key !== code);
  return keys.length === 0 ? bindings : { ...bindings, [control]: keys };
}

/**
 * Reads bindings from storage. What is damaged or contradicts itself becomes the defaults, all of them; so does what
 * leaves no key for a control that is newer than the bindings.
 */
export function readBindings(input: unknown): Bindings {
  if (input === null || typeof input !== 'object') return DEFAULT_BINDINGS;
  const given = input as Record<string, unknown>;
  const known = CONTROL_NAMES.filter((name) => given[name] !== undefined);
  if (known.length === 0) return DEFAULT_BINDINGS;
  const seen = new Set<string>();
  const read: Partial<Record<ControlName, readonly string[]>> = {};
  for (const name of known) {
    const keys = given[name];
    if (!Array.isArray(keys) || keys.length === 0 || keys.length > KEYS_PER_CONTROL) return DEFAULT_BINDINGS;
    for (const key of keys) {
      if (typeof key !== 'string' || !CODE.test(key) || RESERVED.test(key) || seen.has(key)) {
        return DEFAULT_BINDINGS;
      }
      seen.add(key);
    }
    read[name] = keys;
  }
  for (const name of CONTROL_NAMES) {
    read[name] ??= DEFAULT_BINDINGS[name].filter((key) => !seen.has(key));
    if (read[name].length === 0) return DEFAULT_BINDINGS;
  }
  return read as Bindings;
}
