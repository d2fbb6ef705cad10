import type { Look } from '../../screen/look.js';
import type { StyleName } from '../../screen/style.js';
import type { Token } from '../draw/tile-map.js';

/** How a tile looks by the lantern, and how it is remembered. Tiles that are not here are dark. */
interface Ground {
  readonly lit: Token;
  readonly remembered: Token;
}

const token = (text: string, style: StyleName): Token => ({ text, style });

/** Where the light is, is told by the dots of the floor and by denser walls, not by colour alone. */
const UNICODE: Readonly<Record<string, Ground>> = {
  rock: { lit: token('░', 'floor'), remembered: token('░', 'floor') },
  wall: { lit: token('▓', 'wall'), remembered: token('▒', 'floor') },
  floor: { lit: token('·', 'light'), remembered: token('.', 'floor') },
  chest: { lit: token('▣', 'treasure'), remembered: token('▣', 'title') },
  'open-chest': { lit: token('▢', 'light'), remembered: token('▢', 'floor') },
};

/** The signs of old. */
const ASCII: Readonly<Record<string, Ground>> = {
  rock: { lit: token('#', 'floor'), remembered: token('#', 'floor') },
  wall: { lit: token('#', 'wall'), remembered: token('#', 'floor') },
  floor: { lit: token('.', 'light'), remembered: token(',', 'floor') },
  chest: { lit: token('C', 'treasure'), remembered: token('C', 'title') },
  'open-chest': { lit: token('c', 'light'), remembered: token('c', 'floor') },
};

/** Each kind has its letter; the monster of the plain rules is the M it always was. */
const MONSTERS: Readonly<Record<string, Token>> = {
  lurker: token('M', 'foe'),
  bat: token('b', 'lock'),
  ooze: token('o', 'beast'),
  skeleton: token('k', 'strong'),
  shade: token('s', 'slow'),
  troll: token('T', 'bad'),
};

/** Things that lie about, by the last word of their names. */
const THINGS: Readonly<Record<string, string>> = {
  sword: '/',
  spear: '/',
  pike: '/',
  club: '/',
  warhammer: '/',
  armour: '[',
  chainmail: '[',
  draught: '!',
};

/** How a tile is drawn; `null` where nothing is to be seen. */
export function groundToken(name: string, isLit: boolean, { unicode }: Pick<Look, 'unicode'>): Token | null {
  const ground = (unicode ? UNICODE : ASCII)[name];
  if (ground === undefined) return null;
  return isLit ? ground.lit : ground.remembered;
}

/** How the player, a monster or a thing is drawn, by its kind. */
export function creatureToken(kind: string): Token {
  if (kind === 'player') return token('@', 'player');
  return MONSTERS[kind] ?? token(THINGS[kind.split('-').at(-1) ?? ''] ?? '?', 'thing');
}
