import type { Frame, Sprite } from '../kernel/frame.js';
import { type LostCauseFrame, lostCauseHud } from './hud.js';
import { PIXEL, PLAYER, SLIME, TILE } from './numbers.js';
import { playerMiddle } from './player.js';
import type { Level, LostCauseState } from './state.js';
import { middleX, middleY, tilesHigh, tilesWide } from './tiles.js';

const SLIME_BODY = { width: 20 * PIXEL, height: 16 * PIXEL } as const;
const THING_SIDE = 32 * PIXEL;
const TILE_NAMES = ['rock', 'floor'] as const;

/** What Lost Cause shows: the map around the player, what lies and moves on it, and the numbers. */
export function lostCauseFrame(state: LostCauseState): LostCauseFrame {
  const { level } = state;
  return {
    view: viewOf(level, state.settings.view * PIXEL),
    map: {
      id: level.code,
      width: tilesWide(level),
      height: tilesHigh(level),
      tileSize: TILE,
      tiles: level.steps.map((steps) => (steps < 0 ? 0 : 1)),
      names: TILE_NAMES,
    },
    sprites: [...thingSprites(level), ...slimeSprites(level), playerSprite(level)],
    hud: lostCauseHud(level),
    events: state.events,
  };
}

/** Around the player, but never beyond the map. */
function viewOf(level: Level, side: number): Frame['view'] {
  const { x, y } = playerMiddle(level);
  const clamp = (middle: number, map: number) =>
    map <= side
      ? Math.floor((map - side) / 2)
      : Math.max(0, Math.min(map - side, Math.floor(middle - side / 2)));
  return {
    x: clamp(x, tilesWide(level) * TILE),
    y: clamp(y, tilesHigh(level) * TILE),
    width: side,
    height: side,
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
  return level.slimes.map(({ id, x, y, pose, facing, since, health }) => ({
    id: `slime-${id}`,
    kind: 'slime',
    pose,
    facing,
    age: level.ticks - since,
    x: x - SLIME_BODY.width / 2,
    y: y - SLIME_BODY.height / 2,
    width: SLIME_BODY.width,
    height: SLIME_BODY.height,
    health: { now: health, most: SLIME.health },
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
