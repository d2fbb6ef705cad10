import { CAVE_SPRITES } from './cave-sprites.js';
import { LABYRINTH_SPRITES } from './labyrinth-sprites.js';

/** Sprites the games draw, with their size and how many frames they have. */
export interface Required {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

const FACINGS = ['south', 'north', 'east', 'west'];
const ICONS = [
  ...['heart', 'heart-empty', 'clock', 'lock', 'key', 'slime', 'attack', 'use', 'drop'],
  ...['pause', 'play', 'step', 'speed', 'save', 'folder', 'fork', 'sound-on', 'sound-off', 'settings'],
  ...['arrow-north', 'arrow-east', 'arrow-south', 'arrow-west', 'crown'],
  ...['medal-gold', 'medal-silver', 'medal-bronze', 'trash', 'home', 'question', 'check', 'close'],
  ...['person', 'treasure', 'maze', 'hint', 'way', 'zoom-in', 'zoom-out', 'see-all'],
];

const square = (side: number, frames: number, names: string[]): Required[] =>
  names.map((name) => ({ name, width: side, height: side, frames }));
const numbered = (stem: string, count: number) => Array.from({ length: count }, (_, i) => `${stem}-${i}`);

export const REQUIRED: readonly Required[] = [
  ...square(
    16,
    2,
    FACINGS.map((facing) => `player-idle-${facing}`),
  ),
  ...square(
    16,
    4,
    FACINGS.map((facing) => `player-walk-${facing}`),
  ),
  ...square(
    24,
    3,
    FACINGS.map((facing) => `player-attack-${facing}`),
  ),
  ...square(16, 4, ['player-defeat', 'slime-idle', 'slime-walk', 'slime-defeat', 'lock-open']),
  ...['slime-red', 'slime-blue'].flatMap((kind) => [
    ...square(16, 4, [`${kind}-idle`, `${kind}-walk`, `${kind}-defeat`]),
    ...square(16, 3, [`${kind}-attack`]),
    ...square(16, 2, [`${kind}-wind-up`]),
  ]),
  ...square(16, 3, ['slime-attack']),
  ...square(16, 2, ['slime-wind-up', 'slime-half', 'slime-half-wind-up']),
  ...square(16, 1, ['key', 'lock', 'sword', 'steel-sword', 'armour', 'bandage', 'oil']),
  ...square(16, 1, ['square-key', 'square-lock', 'star-key', 'star-lock']),
  ...square(32, 4, ['exit']),
  ...square(32, 1, [...numbered('floor', 6), ...numbered('wall', 16)]),
  ...square(
    16,
    1,
    ICONS.map((icon) => `icon-${icon}`),
  ),
  ...square(20, 1, ['icon-slot', 'icon-slot-active']),
  { name: 'floor-shade-n', width: 32, height: 5, frames: 1 },
  { name: 'floor-shade-w', width: 3, height: 32, frames: 1 },
  ...['nw', 'ne'].map((corner) => ({ name: `wall-corner-${corner}`, width: 2, height: 2, frames: 1 })),
  ...['sw', 'se'].map((corner) => ({ name: `wall-corner-${corner}`, width: 3, height: 14, frames: 1 })),
  { name: 'face-burrow', width: 16, height: 12, frames: 6 },
  ...['roots', 'mushrooms', 'crack'].map((on) => ({ name: `face-${on}`, width: 16, height: 12, frames: 1 })),
  { name: 'title-classic', width: 56, height: 11, frames: 1 },
  ...square(16, 4, ['classic-crown']),
  ...square(16, 1, ['classic-start', 'classic-mouth']),
  ...square(24, 1, [...numbered('hedge-floor', 3), 'hedge-beyond']),
  { name: 'hedge-h', width: 31, height: 7, frames: 1 },
  { name: 'hedge-v', width: 7, height: 31, frames: 1 },
  ...square(
    16,
    1,
    ['rabbit', 'mole', 'badger', 'fox', 'owl', 'hedgehog'].map((animal) => `icon-portrait-${animal}`),
  ),
  { name: 'title-lost-cause', width: 106, height: 11, frames: 1 },
  ...square(25, 1, [...numbered('rush-floor', 3), 'rush-rock']),
  ...square(20, 1, ['rush-fast', 'rush-slow']),
  ...square(12, 1, ['mark-fast', 'mark-slow']),
  { name: 'rush-wall-h', width: 27, height: 4, frames: 1 },
  { name: 'rush-wall-v', width: 3, height: 27, frames: 1 },
  ...square(16, 2, ['hunter-idle']),
  ...square(16, 4, ['hunter-walk', 'treasure']),
  ...square(16, 3, ['extra-time', 'extra-life']),
  { name: 'title-treasure-rush', width: 109, height: 11, frames: 1 },
  ...CAVE_SPRITES,
  ...LABYRINTH_SPRITES,
];
