/**
 * Everything a player can do with keys, buttons or thumbs, in the order it is listed in the settings: what it does, as
 * people say it, and the keys it has at first, by their place on the keyboard (`KeyboardEvent.code`).
 */
const CONTROLS = {
  north: { title: 'Walk up', keys: ['KeyW', 'ArrowUp'] },
  east: { title: 'Walk right', keys: ['KeyD', 'ArrowRight'] },
  south: { title: 'Walk down', keys: ['KeyS', 'ArrowDown'] },
  west: { title: 'Walk left', keys: ['KeyA', 'ArrowLeft'] },
  use: { title: 'Take or unlock', keys: ['KeyE'] },
  drop: { title: 'Drop', keys: ['KeyQ'] },
  attack: { title: 'Attack', keys: ['KeyR'] },
  'slot-1': { title: 'Slot 1', keys: ['Digit1'] },
  'slot-2': { title: 'Slot 2', keys: ['Digit2'] },
  'slot-3': { title: 'Slot 3', keys: ['Digit3'] },
  'slot-4': { title: 'Slot 4', keys: ['Digit4'] },
  'slot-5': { title: 'Slot 5', keys: ['Digit5'] },
  pause: { title: 'Pause', keys: ['Escape'] },
  confirm: { title: 'Confirm', keys: ['Enter'] },
  hint: { title: 'Hint', keys: ['KeyH'] },
  solution: { title: 'Show the way', keys: ['KeyJ'] },
  'zoom-in': { title: 'Look closer', keys: ['Equal', 'NumpadAdd'] },
  'zoom-out': { title: 'Look from further away', keys: ['Minus', 'NumpadSubtract'] },
  'see-all': { title: 'See the whole maze', keys: ['Digit0', 'Numpad0'] },
  explore: { title: 'Explore by itself', keys: ['KeyO'] },
  rest: { title: 'Rest', keys: ['KeyZ'] },
  look: { title: 'Look around', keys: ['KeyL'] },
  inventory: { title: 'Inventory', keys: ['KeyI'] },
  map: { title: 'Map', keys: ['KeyM'] },
  log: { title: 'Messages', keys: ['KeyV'] },
  hurry: { title: 'Fight to the end', keys: ['KeyF'] },
  music: { title: 'Music on or off', keys: ['KeyT'] },
} as const;

export type ControlName = keyof typeof CONTROLS;

export const CONTROL_NAMES = Object.keys(CONTROLS) as ControlName[];

/** What a control does, as people say it. */
export const CONTROL_TITLES = eachControl(({ title }) => title);

/** Something about every control. */
export function eachControl<T>(
  read: (control: (typeof CONTROLS)[ControlName]) => T,
): Readonly<Record<ControlName, T>> {
  const entries = CONTROL_NAMES.map((name) => [name, read(CONTROLS[name])]);
  return Object.fromEntries(entries);
}

const DIRECTION_BITS: Partial<Record<ControlName, number>> = { north: 1, east: 2, south: 4, west: 8 };

/** The bit of a direction among those held, N 1, E 2, S 4, W 8; 0 for everything else. */
export function directionBit(name: ControlName): number {
  return DIRECTION_BITS[name] ?? 0;
}
