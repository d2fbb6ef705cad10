import type { ThemeName } from '@warren/engine/draw';
import type { Sprite } from '@warren/games';
import { type Frame as Picture, SPRITES, type SpriteName } from '../../generated/sprites.js';
import type { Atlas } from '../../graphics/atlas.js';
import { type Camera, type CameraView, makeCamera } from '../../graphics/camera.js';
import type { EffectLook, Effects } from '../../graphics/effects.js';
import type { FrameInterpolator } from '../../graphics/frame-interpolator.js';
import type { LightLayer } from '../../graphics/light-layer.js';
import { paintBar, paintGlint } from '../../graphics/marks.js';
import { frameAt, lengthOf, type PictureOf } from '../../graphics/sprite-picture.js';
import type { GroundPainter } from '../../graphics/tile-ground.js';

/** One picture of the game: everything below the light. */
export interface SceneView extends CameraView {
  readonly effects: Effects;
  /** Another run on the same map; without a frame there is none. */
  readonly ghost: FrameInterpolator;
  readonly atlas: Atlas;
  readonly theme: ThemeName;
  readonly timeMs: number;
  readonly elapsedMs: number;
  readonly reducedMotion: boolean;
}

/** How much of a ghost is seen. */
const GHOST_ALPHA = 0.45;

/** Draws the map and what is on it. Only what is in view is drawn. */
export function makeScenePainter(
  context: CanvasRenderingContext2D,
  look: StageLook,
): (view: SceneView) => void {
  const camera = makeCamera(context, look.tile);
  const ground = look.ground();
  /** The indexes of the actors in the frame, the furthest away first. */
  const actors: number[] = [];
  let scale = 1;

  function dot(x: number, y: number, colour: string): void {
    context.fillStyle = colour;
    context.fillRect(Math.round(x * scale) - camera.x, Math.round(y * scale) - camera.y, scale, scale);
  }

  return (view) => {
    const { frame } = view.motion;
    if (frame === null) return;
    scale = view.scale;
    camera.aim(frame, view);
    context.imageSmoothingEnabled = false;
    const { atlas, theme, timeMs, reducedMotion } = view;
    ground.paint(context, camera, { frame, atlas, theme, scale, timeMs, reducedMotion });
    const paint = { context, camera, look, view };
    actors.length = 0;
    frame.sprites.forEach((sprite, index) => {
      if (!camera.isInView(sprite)) return;
      if (sprite.kind === 'player' || sprite.health !== null) actors.push(index);
      else paintThing(paint, sprite, view.motion.before(index));
    });
    paintFlourishes(camera, view);
    paintGhost(paint);
    // Actors further south are in front.
    sortByFoot(actors, frame.sprites);
    for (const index of actors) paintActor(paint, frame.sprites[index], view.motion.before(index));
    for (const index of actors) {
      const actor = frame.sprites[index];
      const before = view.motion.before(index);
      paintBar(context, scale, actor, camera.footX(actor, before), camera.footY(actor, before));
    }
    if (!view.reducedMotion) view.effects.particles.paint(view.elapsedMs, dot);
  };
}

/** What things are drawn with, and from. */
interface PaintContext {
  readonly context: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly look: StageLook;
  readonly view: SceneView;
}

function paintThing({ context, camera, look, view }: PaintContext, thing: Sprite, before: Sprite): void {
  const picture = look.pictureOf(thing, view.timeMs);
  if (picture === null) return;
  const x = camera.footX(thing, before);
  const y = camera.footY(thing, before);
  paintRing(camera, look, view, picture, x, y);
  camera.stand(view.atlas.picture, picture, x, y);
  if (!view.reducedMotion && look.glints.has(thing.kind)) paintGlint(context, view, thing.id, x, y);
}

const RING = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** A white edge around a picture, where the look has one. */
function paintRing(
  camera: Camera,
  look: StageLook,
  { atlas, scale }: SceneView,
  picture: Picture,
  x: number,
  y: number,
): void {
  if (look.rings !== true) return;
  for (const [dx, dy] of RING) camera.stand(atlas.white, picture, x + dx * scale, y + dy * scale);
}

function paintFlourishes(camera: Camera, { effects, scale, timeMs, atlas }: SceneView): void {
  for (const { name, x, y, began } of effects.flourishes) {
    if (timeMs - began > lengthOf(name)) continue;
    const picture = frameAt(SPRITES[name], timeMs - began, false);
    camera.stand(atlas.picture, picture, Math.round(x * scale) - camera.x, Math.round(y * scale) - camera.y);
  }
}

/** Another run's player, where it walks through the same map: behind all other actors. */
function paintGhost({ context, camera, look, view }: PaintContext): void {
  const { ghost, motion, atlas, timeMs } = view;
  const { player, playerBefore } = ghost;
  if (player === null || playerBefore === null || ghost.frame?.map.id !== motion.frame?.map.id) return;
  const picture = camera.isInView(player) ? look.pictureOf(player, timeMs) : null;
  if (picture === null) return;
  context.globalAlpha = GHOST_ALPHA;
  camera.stand(
    atlas.picture,
    picture,
    camera.footX(player, playerBefore),
    camera.footY(player, playerBefore),
  );
  context.globalAlpha = 1;
}

function paintActor({ context, camera, look, view }: PaintContext, actor: Sprite, before: Sprite): void {
  const { effects, atlas, timeMs } = view;
  const lostFor = actor.kind === 'player' && look.defeat !== null ? effects.lostFor(timeMs) : null;
  const picture =
    lostFor === null || look.defeat === null
      ? look.pictureOf(actor, timeMs)
      : frameAt(SPRITES[look.defeat], lostFor, false);
  if (picture === null) return;
  const x = camera.footX(actor, before);
  const y = camera.footY(actor, before);
  paintRing(camera, look, view, picture, x, y);
  camera.stand(atlas.picture, picture, x, y);
  const flash = effects.flash(actor.id, timeMs);
  if (flash <= 0) return;
  context.globalAlpha = flash;
  camera.stand(atlas.white, picture, x, y);
  context.globalAlpha = 1;
}

/** Few, and nearly in order from the picture before: put in one by one, in place. */
function sortByFoot(actors: number[], sprites: readonly Sprite[]): void {
  for (let i = 1; i < actors.length; i++) {
    const index = actors[i];
    const foot = footOf(sprites[index]);
    let j = i - 1;
    for (; j >= 0 && footOf(sprites[actors[j]]) > foot; j--) actors[j + 1] = actors[j];
    actors[j + 1] = index;
  }
}

function footOf({ y, height }: Sprite): number {
  return y + height;
}

/** What a game looks like, as far as that differs from game to game. */
export interface StageLook {
  /** How many pixels of art a tile of its maps is wide. */
  readonly tile: number;
  /** What lies below everything; each stage has its own. */
  readonly ground: () => GroundPainter;
  readonly pictureOf: PictureOf;
  /** How the player is defeated; `null` where that does not happen. */
  readonly defeat: SpriteName | null;
  /** The kinds of things that glint now and then. */
  readonly glints: ReadonlySet<string>;
  readonly effects: EffectLook;
  /** Whether everything on the ground has a white edge, for high contrast. */
  readonly rings?: boolean;
  /** How far the lantern shines, 1 as far as usual; `null` where it is light everywhere. */
  readonly lantern: number | null;
  /** Light and dark of the game's own, instead of the lantern. */
  readonly light?: (canvas: HTMLCanvasElement) => LightLayer;
}
