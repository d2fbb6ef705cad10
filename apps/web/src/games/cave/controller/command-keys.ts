import type { ControlName } from '../../../input/controls.js';
import type { CaveCommand } from './deck.js';

/** What controls ask for, here. A gamepad has only those of all games. */
const COMMANDS: Partial<Record<ControlName, CaveCommand>> = {
  explore: 'explore',
  use: 'explore',
  rest: 'rest',
  attack: 'rest',
  look: 'look',
  hint: 'look',
  inventory: 'inventory',
  drop: 'inventory',
  map: 'map',
  'see-all': 'map',
  log: 'log',
  hurry: 'fight-out',
};
/** In a fight everything makes the next attack, but for these. */
const IN_FIGHT: Partial<Record<ControlName, CaveCommand>> = {
  attack: 'fight-out',
  hurry: 'fight-out',
  inventory: 'inventory',
  drop: 'inventory',
  log: 'log',
};

/** The command of a control; `null` for those that have none. */
export function commandOf(control: ControlName, isFighting: boolean): CaveCommand | null {
  if (isFighting) return IN_FIGHT[control] ?? (control === 'pause' ? null : 'blow');
  return COMMANDS[control] ?? null;
}
