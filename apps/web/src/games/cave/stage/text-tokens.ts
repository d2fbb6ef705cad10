import type { ThemeName } from '@warren/engine/draw';
import type { CaveFrame } from '@warren/games/cave';

/** How characters are coloured; each is told apart by its sign, too. */
export interface TextInks {
  readonly ground: string;
  readonly wall: string;
  readonly floor: string;
  readonly remembered: string;
  readonly chest: string;
  readonly player: string;
  readonly monster: string;
  readonly thing: string;
}

export const TEXT_INKS: Readonly<Record<ThemeName, TextInks>> = {
  dark: {
    ground: '#0d0a07',
    wall: '#a3adbd',
    floor: '#8c7052',
    remembered: '#5c5a60',
    chest: '#f2b84b',
    player: '#ffffff',
    monster: '#ff9a76',
    thing: '#7fe0d4',
  },
  light: {
    ground: '#fbf5e6',
    wall: '#3a4350',
    floor: '#8a6a3c',
    remembered: '#9d9384',
    chest: '#8a4b00',
    player: '#000000',
    monster: '#9b2c10',
    thing: '#0f6b64',
  },
};

const GROUND: Readonly<Record<string, readonly [sign: string, ink: keyof TextInks]>> = {
  rock: ['#', 'wall'],
  wall: ['#', 'wall'],
  floor: ['·', 'floor'],
  chest: ['C', 'chest'],
  'open-chest': ['c', 'floor'],
};
/** The same letters as in the terminal. */
const MONSTERS: Readonly<Record<string, string>> = {
  lurker: 'M',
  bat: 'b',
  ooze: 'o',
  skeleton: 'k',
  shade: 's',
  troll: 'T',
};
const ARMOUR = /armour|chainmail/;

/** A character of the picture. */
export interface TextToken {
  readonly sign: string;
  readonly ink: keyof TextInks;
}

/** The ground at a place of the window; `null` where nothing is to be seen. */
export function groundToken({ map, lit }: CaveFrame, place: number): TextToken | null {
  const found = GROUND[map.names[map.tiles[place]]];
  if (found === undefined) return null;
  const [sign, ink] = found;
  if (lit[place] === 1 || ink === 'chest') return { sign, ink };
  // Floor that is only remembered is blank where all of it is known to be there.
  return { sign, ink: 'remembered' };
}

/** Somebody or something, by its kind. */
export function spriteToken(kind: string): TextToken {
  if (kind === 'player') return { sign: '@', ink: 'player' };
  const monster = MONSTERS[kind];
  if (monster !== undefined) return { sign: monster, ink: 'monster' };
  const sign = kind === 'draught' ? '!' : kind === 'gold' ? '$' : ARMOUR.test(kind) ? '[' : '/';
  return { sign, ink: 'thing' };
}
