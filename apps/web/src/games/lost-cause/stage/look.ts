import { GEAR, KEYS, LOCKS } from '@warren/games/lost-cause';
import type { StageLook } from '../../../game/stage/scene-painter.js';
import type { EffectLook, Sparks } from '../../../graphics/effects.js';
import { makePictureOf, type PictureOf } from '../../../graphics/sprite-picture.js';
import { makeTileGround } from '../../../graphics/tile-ground.js';
import { layGround, ROCK_TILE } from './ground.js';

const SLIME = ['#d4fbdc', '#74dba4', '#35a583'] as const;
const GOLD = ['#fffaf0', '#ffe7a0', '#f2b84b'] as const;
const BLOOD = ['#f79669', '#de5739', '#9a3028'] as const;
const DUST = ['#c9b798', '#8c7052'] as const;

const WATER = ['#d9ecff', '#4679ad', '#2c4f78'] as const;

const OPENED: Sparks = { count: 26, colours: GOLD, speed: 42, life: 720, pull: -14 };
const WON: Sparks = { count: 60, colours: GOLD, speed: 70, life: 1100, pull: -10 };

function burst(colours: Sparks['colours']): Sparks {
  return { count: 22, colours, speed: 46, life: 520, pull: 90 };
}

export const LOST_CAUSE_EFFECTS: EffectLook = {
  gone: {
    slime: { sparks: burst(SLIME), strip: 'slime-defeat' },
    'slime-red': { sparks: burst(BLOOD), strip: 'slime-red-defeat' },
    'slime-blue': { sparks: burst(WATER), strip: 'slime-blue-defeat' },
    'slime-half': { sparks: burst(WATER), strip: 'slime-blue-defeat' },
    lock: { sparks: OPENED, strip: 'lock-open' },
    'square-lock': { sparks: OPENED, strip: 'lock-open' },
    'star-lock': { sparks: OPENED, strip: 'lock-open' },
  },
  taken: { count: 10, colours: GOLD, speed: 26, life: 420, pull: -40 },
  wound: { count: 9, colours: BLOOD, speed: 40, life: 360, pull: 80 },
  hit: { count: 8, colours: SLIME, speed: 36, life: 300, pull: 60 },
  events: { drop: { count: 6, colours: DUST, speed: 18, life: 320, pull: 10 }, won: WON, complete: WON },
  lost: ['lost'],
  won: ['won', 'complete'],
};

const THINGS = [...KEYS, ...LOCKS, 'sword', ...GEAR] as const;
const SLIMES = ['slime', 'slime-red', 'slime-blue', 'slime-half'] as const;

const slimePicture = makePictureOf({
  kinds: SLIMES,
  poses: ['idle', 'walk', 'attack', 'wind-up'],
  byTheClock: new Set(),
  once: new Set(['attack', 'wind-up']),
});
const otherPicture = makePictureOf({
  kinds: ['player', 'exit', ...THINGS],
  poses: ['idle', 'walk', 'attack'],
  byTheClock: new Set(['exit']),
  once: new Set(['attack']),
});

/** Everything Lost Cause shows has a picture. */
export const pictureOf: PictureOf = (sprite, timeMs) =>
  slimePicture(sprite, timeMs) ?? otherPicture(sprite, timeMs);

/** Rock and floor by lantern light. */
export const LOST_CAUSE_LOOK: StageLook = {
  tile: ROCK_TILE,
  ground: () => makeTileGround(layGround, ROCK_TILE),
  pictureOf,
  defeat: 'player-defeat',
  glints: new Set(THINGS),
  effects: LOST_CAUSE_EFFECTS,
  lantern: 1,
};
