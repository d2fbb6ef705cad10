import type { Frame, Sprite } from '@warren/games';
import type { StageLook } from '../../../game/stage/scene-painter.js';
import type { Tile } from '../../../game/stage/stage.js';
import {
  type Frame as Picture,
  SPRITES,
  type SpriteName,
  type Sprite as Strip,
} from '../../../generated/sprites.js';
import type { EffectLook, Sparks } from '../../../graphics/effects.js';
import { frameAt, lengthOf } from '../../../graphics/sprite-picture.js';
import { tileSalt } from '../../../graphics/tile-hash.js';
import { isHighContrast } from '../../../settings/settings.js';
import { makeCaveGround } from './ground.js';
import { makeCaveLight } from './light.js';
import { ITEM_PICTURES, MONSTER_PICTURES } from './sprites.js';
import { TILE } from './tiles.js';
import type { WorldFrame } from './window.js';

const GOLD = ['#fffaf0', '#ffe7a0', '#f2b84b'] as const;
const BLOOD = ['#f79669', '#de5739', '#9a3028'] as const;
const CHIPS = ['#efe6cf', '#b5a486', '#5b6475'] as const;
const DUST = ['#7a8496', '#434a59'] as const;
const HEALING = ['#fffaf0', '#f79669', '#de5739'] as const;

const TAKEN: Sparks = { count: 10, colours: GOLD, speed: 26, life: 420, pull: -40 };
const BEATEN: Sparks = { count: 30, colours: CHIPS, speed: 50, life: 620, pull: 70 };

/** What shows that something happened in the cave. A monster that walks out of the light leaves nothing. */
export const CAVE_EFFECTS: EffectLook = {
  gone: Object.fromEntries(
    Object.keys(MONSTER_PICTURES).map((kind) => [kind, { sparks: BEATEN, strip: 'cave-puff' as SpriteName }]),
  ),
  leaves: ({ pose, kind }: Sprite, { events }: Frame) =>
    kind in MONSTER_PICTURES ? pose === 'attack' && events.includes('won') : events.includes('fetched'),
  taken: TAKEN,
  wound: { count: 9, colours: BLOOD, speed: 40, life: 360, pull: 80 },
  hit: { count: 8, colours: CHIPS, speed: 36, life: 300, pull: 60 },
  events: {
    gold: { count: 18, colours: GOLD, speed: 40, life: 620, pull: -30 },
    item: TAKEN,
    fetched: TAKEN,
    bump: { count: 4, colours: DUST, speed: 16, life: 260, pull: 20 },
    drunk: { count: 16, colours: HEALING, speed: 22, life: 760, pull: -40 },
  },
  strips: { chest: 'cave-chest-opens' },
  lost: [],
  won: ['over'],
};

/** What the painters of the tiles share; the stage changes it. */
export interface CaveScene {
  /** The frame that is shown, on ground that does not move. */
  frame: WorldFrame | null;
  /** A tile that is pointed out, counted from the player. */
  mark: Tile | null;
  /** Until when a step of the player is on its way, and since when a blow is, in milliseconds of play. */
  stepUntil: number;
  swungAt: number;
}

const FACINGS = ['north', 'east', 'south', 'west'] as const;
const PLAYER = Object.fromEntries(
  FACINGS.map((facing) => [
    facing,
    {
      idle: SPRITES[`player-idle-${facing}`],
      walk: SPRITES[`player-walk-${facing}`],
      swing: SPRITES[`player-attack-${facing}`],
    },
  ]),
);
const SWING_MS = lengthOf('player-attack-south');
const STRIPS: ReadonlyMap<string, Strip> = new Map(
  Object.entries({ ...ITEM_PICTURES, ...MONSTER_PICTURES }).map(([kind, name]) => [kind, SPRITES[name]]),
);

/** What one stage of the cave looks like. */
export function makeCaveLook(scene: CaveScene): StageLook {
  function playerPicture({ facing }: Sprite, timeMs: number): Picture {
    const { idle, walk, swing } = PLAYER[facing];
    if (timeMs - scene.swungAt < SWING_MS) return frameAt(swing, timeMs - scene.swungAt, false);
    return frameAt(timeMs < scene.stepUntil ? walk : idle, timeMs, true);
  }
  return {
    tile: TILE,
    ground: () => makeCaveGround(scene),
    pictureOf(sprite, timeMs) {
      if (sprite.kind === 'player') return playerPicture(sprite, timeMs);
      const strip = STRIPS.get(sprite.kind);
      if (strip === undefined) return null;
      return strip.frames.length === 1
        ? strip.frames[0]
        : frameAt(strip, timeMs + (tileSalt(sprite.id) % 1000), true);
    },
    defeat: null,
    glints: new Set(Object.keys(ITEM_PICTURES)),
    effects: CAVE_EFFECTS,
    lantern: null,
    get rings() {
      return isHighContrast();
    },
    light: (canvas) => makeCaveLight(canvas, scene),
  };
}
