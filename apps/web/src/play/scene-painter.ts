import type { Sprite } from '@warren/games';
import { SPRITES } from '../generated/sprites.js';
import { ART_TILE } from './art-scale.js';
import type { Atlas } from './atlas.js';
import type { Effects } from './effects.js';
import type { GroundLayer } from './ground-layer.js';
import { type Lens, type LensView, makeLens } from './lens.js';
import { paintBar, paintGlint } from './marks.js';
import { frameAt, lengthOf, pictureOf } from './sprite-picture.js';

/** One picture of the game: everything below the light. */
export interface SceneView extends LensView {
  readonly effects: Effects;
  readonly atlas: Atlas;
  readonly ground: GroundLayer;
  readonly timeMs: number;
  readonly elapsedMs: number;
  readonly calm: boolean;
}

export interface ScenePainter {
  paint(view: SceneView): void;
}

/** Draws the map and what is on it. Only what is in view is drawn. */
export function makeScenePainter(context: CanvasRenderingContext2D): ScenePainter {
  const lens = makeLens(context);
  /** Places in the frame of those who move, the furthest away first. */
  const actors: number[] = [];
  let scale = 1;

  function dot(x: number, y: number, colour: string): void {
    context.fillStyle = colour;
    context.fillRect(Math.round(x * scale) - lens.x, Math.round(y * scale) - lens.y, scale, scale);
  }

  return {
    paint(view) {
      const { frame } = view.motion;
      if (frame === null) return;
      scale = view.scale;
      lens.aim(frame, view);
      context.imageSmoothingEnabled = false;
      paintGround(context, lens, view);
      paintBurrows(context, lens, view);
      actors.length = 0;
      frame.sprites.forEach((sprite, place) => {
        if (!lens.isInView(sprite)) return;
        if (sprite.health === null) paintThing(context, lens, view, sprite);
        else actors.push(place);
      });
      paintFlourishes(lens, view);
      // Whoever stands further south stands in front.
      sortByFoot(actors, frame.sprites);
      for (const place of actors)
        paintActor(context, lens, view, frame.sprites[place], view.motion.before(place));
      for (const place of actors) {
        const actor = frame.sprites[place];
        const before = view.motion.before(place);
        paintBar(context, scale, actor, lens.footX(actor, before), lens.footY(actor, before));
      }
      if (!view.calm) view.effects.particles.paint(view.elapsedMs, dot);
    },
  };
}

/** Copies whole pixels of art, laid so that the camera's part of a pixel hangs over the edge. */
function paintGround(context: CanvasRenderingContext2D, lens: Lens, { ground, scale }: SceneView): void {
  const artX = Math.floor(lens.x / scale);
  const artY = Math.floor(lens.y / scale);
  const side = Math.ceil(context.canvas.width / scale) + 1;
  const left = artX * scale - lens.x;
  const top = artY * scale - lens.y;
  const length = side * scale;
  const { picture, rim } = ground;
  context.drawImage(picture, artX + rim, artY + rim, side, side, left, top, length, length);
}

/** Every burrow blinks at its own time. */
function paintBurrows(
  context: CanvasRenderingContext2D,
  lens: Lens,
  { ground, scale, atlas, timeMs }: SceneView,
): void {
  const { width } = context.canvas;
  const reach = ART_TILE * scale;
  for (const burrow of ground.burrows) {
    const left = burrow.x * scale - lens.x;
    const top = burrow.y * scale - lens.y;
    if (left < -reach || top < -reach || left > width || top > width) continue;
    const [x, y, w, h] = frameAt(SPRITES['face-burrow'], timeMs + burrow.x * 37 + burrow.y * 61, true);
    context.drawImage(atlas.picture, x, y, w, h, left, top, w * scale, h * scale);
  }
}

function paintThing(context: CanvasRenderingContext2D, lens: Lens, view: SceneView, thing: Sprite): void {
  const picture = pictureOf(thing, view.timeMs);
  if (picture === null) return;
  const x = lens.footX(thing, thing);
  const y = lens.footY(thing, thing);
  lens.stand(view.atlas.picture, picture, x, y);
  if (!view.calm && thing.kind !== 'exit') paintGlint(context, view, thing.id, x, y);
}

function paintFlourishes(lens: Lens, { effects, scale, timeMs, atlas }: SceneView): void {
  for (const { name, x, y, began } of effects.flourishes) {
    if (timeMs - began > lengthOf(name)) continue;
    const picture = frameAt(SPRITES[name], timeMs - began, false);
    lens.stand(atlas.picture, picture, Math.round(x * scale) - lens.x, Math.round(y * scale) - lens.y);
  }
}

function paintActor(
  context: CanvasRenderingContext2D,
  lens: Lens,
  view: SceneView,
  actor: Sprite,
  before: Sprite,
): void {
  const { effects, atlas, timeMs } = view;
  const lostFor = actor.kind === 'player' ? effects.lostFor(timeMs) : null;
  const picture =
    lostFor === null ? pictureOf(actor, timeMs) : frameAt(SPRITES['player-defeat'], lostFor, false);
  if (picture === null) return;
  const x = lens.footX(actor, before);
  const y = lens.footY(actor, before);
  lens.stand(atlas.picture, picture, x, y);
  const flash = effects.flash(actor.id, timeMs);
  if (flash <= 0) return;
  context.globalAlpha = flash;
  lens.stand(atlas.white, picture, x, y);
  context.globalAlpha = 1;
}

/** Few, and nearly in order from the picture before: put in one by one, in place. */
function sortByFoot(actors: number[], sprites: readonly Sprite[]): void {
  for (let i = 1; i < actors.length; i++) {
    const place = actors[i];
    const foot = footOf(sprites[place]);
    let j = i - 1;
    for (; j >= 0 && footOf(sprites[actors[j]]) > foot; j--) actors[j + 1] = actors[j];
    actors[j + 1] = place;
  }
}

function footOf({ y, height }: Sprite): number {
  return y + height;
}
