/** Everything a player can do with keys, buttons or thumbs, in the order it is listed in the settings. */
export const CONTROL_NAMES = [
  'north',
  'east',
  'south',
  'west',
  'use',
  'drop',
  'attack',
  'slot-1',
  'slot-2',
  'slot-3',
  'slot-4',
  'slot-5',
  'pause',
  'confirm',
  'hint',
  'solution',
  'zoom-in',
  'zoom-out',
  'see-all',
  'explore',
  'rest',
  'look',
  'inventory',
  'map',
  'log',
  'hurry',
] as const;

export type ControlName = (typeof CONTROL_NAMES)[number];

/** What a control does, as people say it. */
export const CONTROL_TITLES: Readonly<Record<ControlName, string>> = {
  north: 'Walk up',
  east: 'Walk right',
  south: 'Walk down',
  west: 'Walk left',
  use: 'Take or unlock',
  drop: 'Drop',
  attack: 'Attack',
  'slot-1': 'Slot 1',
  'slot-2': 'Slot 2',
  'slot-3': 'Slot 3',
  'slot-4': 'Slot 4',
  'slot-5': 'Slot 5',
  pause: 'Pause',
  confirm: 'Confirm',
  hint: 'Hint',
  solution: 'Show the way',
  'zoom-in': 'Look closer',
  'zoom-out': 'Look from further away',
  'see-all': 'See the whole maze',
  explore: 'Explore by itself',
  rest: 'Rest',
  look: 'Look around',
  inventory: 'Inventory',
  map: 'Map',
  log: 'Messages',
  hurry: 'Fight to the end',
};

const DIRECTION_BITS: Partial<Record<ControlName, number>> = { north: 1, east: 2, south: 4, west: 8 };

/** The bit of a direction among those held, N 1, E 2, S 4, W 8; 0 for everything else. */
export function directionBit(name: ControlName): number {
  return DIRECTION_BITS[name] ?? 0;
}
