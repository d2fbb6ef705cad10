import type { ControlName } from '../settings/control-name.js';
import { keyLabel } from '../settings/key-label.js';
import { settings } from '../settings/settings.js';

/** One kind of device: what it holds down now, and a way to be asked before each tick. */
export interface InputSource {
  /** The directions held, N 1, E 2, S 4, W 8. */
  held(): number;
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

/** All keys in force for a control. */
export function bindingLabels(name: ControlName): readonly string[] {
  return settings.get().bindings[name].map(keyLabel);
}
