import type { Frame } from '@warren/games';
import type { ClassicFrame } from '@warren/games/classic';
import type { GameStage, StageHands, StageLayers } from '../../../game/stage/stage.js';
import { makeThemeLooks } from '../../../graphics/atlas.js';
import { contextOf, type Room, setSize } from '../../../graphics/canvas.js';
import { makeFrameInterpolator } from '../../../graphics/frame-interpolator.js';
import { isHighContrast } from '../../../settings/settings.js';
import { makeClassicActors } from './actors.js';
import { makeCamera } from './camera.js';
import { handCamera } from './camera-input.js';
import { makeClassicEffects } from './effects.js';
import { makeHedgeGround } from './ground.js';
import { type HedgeLines, hedgeLines } from './hedge-painter.js';
import { cellSpot } from './paint-context.js';
import { hedgePalette } from './palette.js';

/** The frame around the picture, in pixels of the page. */
const FRAME = 8;
/** After these events the view goes to the player, even if it was dragged away: help begins at the player, too. */
const FOLLOWED: readonly string[] = ['step', 'tunnel', 'hint', 'solution'];

/** Whether what happened brings the view to the player. */
export function bringsView({ events }: Pick<Frame, 'events'>): boolean {
  return FOLLOWED.some((event) => events.includes(event));
}
/** Larger canvases are enlarged by the browser: the eye sees no difference, the machine does. */
const MOST_PIXELS = 2_400_000;

/**
 * The stage of Classic: hedges on the lower canvas, which is painted when the view changes, and what moves on the
 * upper one. The view shows all of a maze if that can be seen well, else it follows the player; or it begins with
 * cells of so many pixels of the page.
 */
export function openClassicStage(
  layers: StageLayers,
  hands: StageHands | undefined,
  cell: number | null = null,
): GameStage<ClassicFrame> {
  const motion = makeFrameInterpolator();
  const ghost = makeFrameInterpolator();
  const effects = makeClassicEffects();
  const camera = makeCamera();
  const ground = makeHedgeGround(contextOf(layers.scene));
  const paintActors = makeClassicActors(contextOf(layers.light));
  const looks = makeThemeLooks((theme) => hedgePalette(theme, isHighContrast()));
  let lines: HedgeLines | null = null;
  let density = 0;
  let now = 0;
  handCamera(layers.light, camera, hands);

  function enter({ map, maze }: Frame): void {
    lines = hedgeLines(map.width, maze?.sides ?? [], maze?.under);
    camera.setMaze(map, cell);
  }

  return {
    show(frame, jump = false, ghostFrame = null) {
      const isOther = motion.frame?.map.id !== frame.map.id;
      const cut = jump || isOther;
      if (isOther) enter(frame);
      motion.show(frame, cut);
      const { player, playerBefore } = motion;
      if (player === null || playerBefore === null) return;
      effects.raise(frame, player, now, cut);
      camera.follow(cellSpot(player, player, 1, frame.map.tileSize), bringsView(frame), cut);
      if (ghostFrame !== null) ghost.show(ghostFrame, jump);
    },
    paint(moment) {
      const { frame } = motion;
      now = moment.timeMs;
      if (frame === null || looks.now === null || lines === null || density === 0) return;
      const view = camera.look(moment.elapsedMs, moment.reducedMotion);
      ground.paint({ id: frame.map.id, lines, palette: looks.now.palette, view });
      const { particles, won } = effects;
      const scene = { frame, motion, ghost, particles, view, density };
      paintActors({ ...moment, ...looks.now, ...scene, overFor: effects.overFor(now), won });
    },
    resize(room) {
      const size = canvasSize(room);
      density = size.density;
      for (const layer of [layers.scene, layers.light]) setSize(layer, size.own, size.shown);
      ground.emptied();
      camera.setRoom(size.own, density);
    },
    press(name) {
      if (name === 'zoom-in') camera.zoom(1);
      else if (name === 'zoom-out') camera.zoom(-1);
      else if (name === 'see-all') camera.seeAll();
    },
    setTheme: looks.setTheme,
  };
}

/** The canvases fill the room there is. */
function canvasSize(room: Room) {
  const shown = { width: Math.max(1, room.width - FRAME), height: Math.max(1, room.height - FRAME) };
  const most = Math.sqrt(MOST_PIXELS / (shown.width * shown.height));
  const density = Math.min(room.density, Math.max(1, most));
  const own = { width: Math.round(shown.width * density), height: Math.round(shown.height * density) };
  return { own, shown, density };
}
