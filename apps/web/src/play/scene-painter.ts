import type { Sprite } from '@warren/games';
import { type Frame as Picture, SPRITES } from '../generated/sprites.js';
import { ART_ACTOR, ART_TILE } from './art-scale.js';
import type { Atlas } from './atlas.js';
import type { Effects } from './effects.js';
import type { GroundLayer } from './ground-layer.js';
import { paintBar, paintGlint } from './marks.js';
import type { Motion } from './motion.js';
import { frameAt, pictureOf } from './sprite-picture.js';

/** One picture of the game: everything below the light. */
export interface SceneView {
  readonly motion: Motion;
  readonly effects: Effects;
  readonly atlas: Atlas;
  readonly ground: GroundLayer;
  /** Pixels of the canvas a pixel of art. */
  readonly scale: number;
  /** How far the time has gone from the last frame to the next. */
  readonly fraction: number;
  readonly timeMs: number;
  readonly elapsedMs: number;
  readonly calm: boolean;
  /** By how many device pixels the picture is nudged. */
  readonly nudge: number;
}

export interface ScenePainter {
  paint(view: SceneView): void;
}

/** Draws the map and what is on it into a canvas of device pixels. Only what is in view is drawn. */
export function makeScenePainter(context: CanvasRenderingContext2D): ScenePainter {
  // Kept from picture to picture, so that none of this is made anew sixty times a second.
  const actors: Sprite[] = [];
  let view: SceneView;
  let unit = 0;
  let cameraX = 0;
  let cameraY = 0;

  /** Where a sprite's foot is, in device pixels of the canvas. The player keeps its place in the picture exactly. */
  function footX(sprite: Sprite): number {
    const middle = between(view.motion.before(sprite).x, sprite.x) + sprite.width / 2;
    if (sprite.kind !== 'player') return Math.round(middle * unit) - cameraX;
    return Math.round((middle - view.motion.viewX(view.fraction)) * unit) - view.nudge;
  }
  function footY(sprite: Sprite): number {
    const bottom = between(view.motion.before(sprite).y, sprite.y) + sprite.height;
    if (sprite.kind !== 'player') return Math.round(bottom * unit) - cameraY;
    return Math.round((bottom - view.motion.viewY(view.fraction)) * unit);
  }
  function between(from: number, to: number): number {
    // What is further off than a tile has jumped.
    return Math.abs(to - from) * unit > ART_TILE * view.scale ? to : from + (to - from) * view.fraction;
  }

  /** Draws a picture whose place of 16 by 16 stands on a foot; larger ones reach out on all sides. */
  function stand(from: CanvasImageSource, picture: Picture, x: number, y: number): void {
    const { scale } = view;
    const left = x - (picture[2] / 2) * scale;
    const top = y - (ART_ACTOR + (picture[3] - ART_ACTOR) / 2) * scale;
    const width = picture[2] * scale;
    const height = picture[3] * scale;
    context.drawImage(from, picture[0], picture[1], picture[2], picture[3], left, top, width, height);
  }

  function paintGround(): void {
    const { ground, scale } = view;
    const { width } = context.canvas;
    // Whole pixels of art are copied and laid so that the camera's part of a pixel hangs over the edge.
    const artX = Math.floor(cameraX / scale);
    const artY = Math.floor(cameraY / scale);
    const side = Math.ceil(width / scale) + 1;
    const x = artX * scale - cameraX;
    const y = artY * scale - cameraY;
    const length = side * scale;
    context.drawImage(ground.picture, artX + ground.rim, artY + ground.rim, side, side, x, y, length, length);
  }

  function paintBurrows(): void {
    const { ground, scale, atlas, timeMs } = view;
    const { width } = context.canvas;
    for (const burrow of ground.burrows) {
      const x = burrow.x * scale - cameraX;
      const y = burrow.y * scale - cameraY;
      if (x < -ART_TILE * scale || y < -ART_TILE * scale || x > width || y > width) continue;
      // Every burrow blinks at its own time.
      const picture = frameAt(SPRITES['face-burrow'], timeMs + burrow.x * 37 + burrow.y * 61, true);
      stand(atlas.picture, picture, x + (picture[2] / 2) * scale, y + 14 * scale);
    }
  }

  function isInView({ x, y, width, height }: Sprite): boolean {
    const reach = ART_TILE * view.scale;
    const left = x * unit - cameraX;
    const top = y * unit - cameraY;
    const { width: side } = context.canvas;
    return (
      left < side + reach &&
      top < side + reach &&
      left + width * unit > -reach &&
      top + height * unit > -reach
    );
  }

  function paintThing(sprite: Sprite): void {
    const picture = pictureOf(sprite, view.timeMs);
    if (picture === null) return;
    const x = footX(sprite);
    const y = footY(sprite);
    stand(view.atlas.picture, picture, x, y);
    if (!view.calm && sprite.kind !== 'exit') paintGlint(context, view, sprite.id, x, y);
  }

  function paintFlourishes(): void {
    const { effects, scale, timeMs, atlas } = view;
    for (const { name, x, y, began } of effects.flourishes) {
      const picture = frameAt(SPRITES[name], timeMs - began, false);
      // A slime's puddle is gone when its strip is over; a chest stays open a moment longer.
      stand(atlas.picture, picture, Math.round(x * scale) - cameraX, Math.round(y * scale) - cameraY);
    }
  }

  function paintActor(sprite: Sprite): void {
    const { effects, atlas, timeMs } = view;
    const lostFor = sprite.kind === 'player' ? effects.lostFor(timeMs) : null;
    const picture =
      lostFor === null ? pictureOf(sprite, timeMs) : frameAt(SPRITES['player-defeat'], lostFor, false);
    if (picture === null) return;
    const x = footX(sprite);
    const y = footY(sprite);
    stand(atlas.picture, picture, x, y);
    const flash = effects.flash(sprite.id, timeMs);
    if (flash <= 0) return;
    context.globalAlpha = flash;
    stand(atlas.white, picture, x, y);
    context.globalAlpha = 1;
  }

  function paintSprites(sprites: readonly Sprite[]): void {
    let count = 0;
    for (const sprite of sprites) {
      if (!isInView(sprite)) continue;
      if (sprite.health === null) paintThing(sprite);
      else actors[count++] = sprite;
    }
    actors.length = count;
    paintFlourishes();
    // Whoever stands further south stands in front.
    sortByFoot(actors);
    for (const actor of actors) paintActor(actor);
    for (const actor of actors) paintBar(context, view.scale, actor, footX(actor), footY(actor));
  }

  const dot = (x: number, y: number, colour: string) => {
    const { scale } = view;
    context.fillStyle = colour;
    context.fillRect(Math.round(x * scale) - cameraX, Math.round(y * scale) - cameraY, scale, scale);
  };

  return {
    paint(next) {
      const { frame } = next.motion;
      if (frame === null) return;
      view = next;
      unit = (view.scale * ART_TILE) / frame.map.tileSize;
      cameraX = Math.round(view.motion.viewX(view.fraction) * unit) + view.nudge;
      cameraY = Math.round(view.motion.viewY(view.fraction) * unit);
      context.imageSmoothingEnabled = false;
      paintGround();
      paintBurrows();
      paintSprites(frame.sprites);
      view.effects.particles.paint(view.elapsedMs, dot);
    },
  };
}

/** Few, and nearly in order from the picture before: put in one by one, in place. */
function sortByFoot(actors: Sprite[]): void {
  for (let i = 1; i < actors.length; i++) {
    const actor = actors[i];
    let j = i - 1;
    for (; j >= 0 && actors[j].y + actors[j].height > actor.y + actor.height; j--) actors[j + 1] = actors[j];
    actors[j + 1] = actor;
  }
}
