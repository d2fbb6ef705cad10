import type { ControlName } from '../settings/control-name.js';
import { keyLabel } from '../settings/key-label.js';
import { settings } from '../settings/settings.js';

/** The key in force for a control, as it is written on the keyboard: for hints. */
export function bindingLabel(name: ControlName): string {
  return keyLabel(settings.get().bindings[name][0]);
}

/** All keys in force for a control. */
export function bindingLabels(name: ControlName): readonly string[] {
  return settings.get().bindings[name].map(keyLabel);
}
