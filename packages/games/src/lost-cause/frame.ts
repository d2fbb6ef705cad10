import type { Sprite } from '../kernel/frame.js';
import { type LostCauseFrame, lostCauseHud } from './hud.js';
import { KINDS, type SlimeKind } from './kinds.js';
import { PIXEL, PLAYER, TILE } from './numbers.js';
import { viewOf } from './seen.js';
import type { Level, LostCauseState } from './state.js';
import { middleX, middleY, tilesHigh, tilesWide } from './tiles.js';

const SLIME_BODY = { width: 20 * PIXEL, height: 16 * PIXEL } as const;
const THING_SIDE = 32 * PIXEL;
const TILE_NAMES = ['rock', 'floor'] as const;
const SLIME_SPRITES: Readonly<Record<SlimeKind, string>> = {
  green: 'slime',
  red: 'slime-red',
  blue: 'slime-blue',
  half: 'slime-half',
};

/** What Lost Cause shows: the map around the player, what lies and moves on it, and the numbers. */
export function lostCauseFrame(state: LostCauseState): LostCauseFrame {
  const { level } = state;
  return {
    view: viewOf(level, state.settings.view),
    map: {
      id: level.code,
      width: tilesWide(level),
      height: tilesHigh(level),
      tileSize: TILE,
      tiles: level.steps.map((steps) => (steps < 0 ? 0 : 1)),
      names: TILE_NAMES,
    },
    sprites: [...thingSprites(level), ...slimeSprites(level), playerSprite(level)],
    hud: lostCauseHud(state),
    events: state.events,
  };
}

function thingSprites(level: Level): Sprite[] {
  const exit = level.exit >= 0 ? [{ tile: level.exit, kind: 'exit' }] : [];
  // Every field is named: objects made by spreading take V8 many times as long, and this is done sixty times a second.
  return [...exit, ...level.things].map(({ tile, kind }) => ({
    id: `${kind}-${tile}`,
    kind,
    pose: 'idle',
    facing: 'south',
    age: 0,
    x: middleX(level, tile) - THING_SIDE / 2,
    y: middleY(level, tile) - THING_SIDE / 2,
    width: THING_SIDE,
    height: THING_SIDE,
    health: null,
  }));
}

function slimeSprites(level: Level): Sprite[] {
  return level.slimes.map(({ id, kind, x, y, pose, facing, since, health }) => ({
    id: `slime-${id}`,
    kind: SLIME_SPRITES[kind],
    pose,
    facing,
    age: level.ticks - since,
    x: x - SLIME_BODY.width / 2,
    y: y - SLIME_BODY.height / 2,
    width: SLIME_BODY.width,
    height: SLIME_BODY.height,
    health: { now: health, most: KINDS[kind].health },
  }));
}

function playerSprite({ player, width, height, ticks }: Level): Sprite {
  const { x, y, pose, facing, since, health } = player;
  return {
    id: 'player',
    kind: 'player',
    pose,
    facing,
    age: ticks - since,
    x,
    y,
    width: PLAYER.width,
    height: PLAYER.height,
    health: { now: health, most: width * height },
  };
}
