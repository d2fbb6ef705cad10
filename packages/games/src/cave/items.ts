import { HUNDRED } from './numbers.js';

/** How a weapon wounds: kinds of monsters mind one more than another. */
export const WOUNDS = ['cut', 'stab', 'crush'] as const;
export type Wound = (typeof WOUNDS)[number];

export type Use = 'money' | 'weapon' | 'armour' | 'draught';

/** A kind of thing to be found. */
export interface CaveItem {
  readonly title: string;
  readonly use: Use;
  /** How often it is drawn, against the sum of all that may be. */
  readonly weight: number;
  /** Raw damage of a weapon or points of an armour, in hundredths. */
  readonly power: number;
  /** How a weapon wounds. */
  readonly wound: Wound | null;
  /** From 0: the higher, the farther out it is found. Gold and draughts are found anywhere. */
  readonly tier: number;
  /** Found by the plain rules too. */
  readonly classic: boolean;
}

/** Every kind of thing. Only ever add at the end: their order is that of the draw. */
export const CAVE_ITEMS = {
  gold: { title: 'gold', use: 'money', weight: 40, power: 0, wound: null, tier: 1, classic: true },
  'wooden-sword': weapon('wooden sword', 30, 3, 'cut', 0),
  'iron-sword': weapon('iron sword', 15, 7, 'cut', 1),
  'steel-sword': weapon('steel sword', 6, 10, 'cut', 2),
  'infused-sword': weapon('infused sword', 2, 14, 'cut', 3),
  'leather-armour': armour('leather armour', 25, 5, 0),
  chainmail: armour('chainmail', 12, 8, 1),
  'iron-armour': armour('iron armour', 6, 10, 2),
  'infused-armour': armour('infused armour', 2, 12, 3),
  spear: weapon('spear', 12, 5, 'stab', 1, false),
  pike: weapon('pike', 4, 9, 'stab', 2, false),
  club: weapon('club', 12, 4, 'crush', 1, false),
  warhammer: weapon('warhammer', 4, 9, 'crush', 2, false),
  draught: {
    title: 'healing draught',
    use: 'draught',
    weight: 14,
    power: 0,
    wound: null,
    tier: 1,
    classic: false,
  },
} as const satisfies Readonly<Record<string, CaveItem>>;

export type CaveItemId = keyof typeof CAVE_ITEMS;

export const ITEM_IDS = Object.keys(CAVE_ITEMS) as CaveItemId[];

/** The data of a kind of thing, with the same fields for all. */
export function caveItem(id: CaveItemId): CaveItem {
  return CAVE_ITEMS[id];
}

function weapon(
  title: string,
  weight: number,
  damage: number,
  wound: Wound,
  tier: number,
  classic = true,
): CaveItem {
  return { title, use: 'weapon', weight, power: damage * HUNDRED, wound, tier, classic };
}

function armour(title: string, weight: number, points: number, tier: number): CaveItem {
  return { title, use: 'armour', weight, power: points * HUNDRED, wound: null, tier, classic: true };
}
