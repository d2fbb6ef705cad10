import type { Frame } from '@warren/games';
import type { LabyrinthFrame } from '@warren/games/labyrinth';
import type { GameStage, StageLayers } from '../../../game/stage/stage.js';
import { makeThemeLooks } from '../../../graphics/atlas.js';
import { contextOf, type Room, setSize } from '../../../graphics/canvas.js';
import { makeFrameInterpolator } from '../../../graphics/frame-interpolator.js';
import { isHighContrast } from '../../../settings/settings.js';
import { type Camera, makeCamera } from './camera.js';
import { paintClockRim } from './clock-rim.js';
import { makeLabyrinthEffects } from './effects.js';
import { drawSheet, type GroundSheet } from './ground-sheet.js';
import { makeLabyrinthPainter } from './painter.js';
import { labyrinthPalette } from './palette.js';

const OUT = '#0a0603';
const OUT_ALPHA = 0.6;
const OUT_MS = 900;
/** Further away than anything: the whole maze. */
const ALL = -100;

/**
 * The stage of Labyrinth. The ground is drawn once a maze, a pixel of art a pixel, and copied as far as it is seen: a
 * small maze as a whole, a large one around the player.
 */
export function openLabyrinthStage(layers: StageLayers): GameStage<LabyrinthFrame> {
  const motion = makeFrameInterpolator<LabyrinthFrame>();
  const ghost = makeFrameInterpolator();
  const effects = makeLabyrinthEffects();
  const context = contextOf(layers.scene);
  const paintLabyrinth = makeLabyrinthPainter(context);
  const fit = makeFit(layers);
  const looks = makeThemeLooks((theme) => labyrinthPalette(theme, isHighContrast()));
  let sheet: GroundSheet | null = null;
  let room: Room | null = null;
  let steps = 0;
  let camera: Camera | null = null;
  let now = 0;

  return {
    show(frame, jump = false, ghostFrame = null) {
      motion.show(frame, jump);
      effects.raise(motion, now, jump);
      if (ghostFrame !== null) ghost.show(ghostFrame, jump);
    },
    paint(moment) {
      const { frame } = motion;
      const look = looks.now;
      now = moment.timeMs;
      if (frame === null || look === null || room === null) return;
      camera = fit(frame, room, steps);
      const { plain } = look.palette;
      if (sheet?.id !== frame.map.id || sheet.atlas !== look.atlas || sheet.plain !== plain) {
        sheet = drawSheet(frame, look.atlas, plain);
      }
      paintLabyrinth({ ...moment, ...look, motion, ghost, effects, camera, sheet });
      paintVeil(context, camera, effects.lostFor(now));
      paintClockRim(context, camera, look.palette, frame.hud);
    },
    resize(next) {
      room = next;
    },
    press(name) {
      if (camera === null) return;
      if (name === 'zoom-in' && camera.closer) steps = camera.steps + 1;
      if (name === 'zoom-out' && camera.further) steps = camera.steps - 1;
      if (name === 'see-all') steps = camera.further ? ALL : 0;
    },
    setTheme: looks.setTheme,
  };
}

/** It grows dark where the clock ran out, so long ago. */
function paintVeil(context: CanvasRenderingContext2D, camera: Camera, lostFor: number | null): void {
  if (lostFor === null) return;
  context.globalAlpha = Math.min(1, lostFor / OUT_MS) * OUT_ALPHA;
  context.fillStyle = OUT;
  context.fillRect(0, 0, camera.width, camera.height);
  context.globalAlpha = 1;
}

/** The size of everything: it follows from the maze, the space there is and the zoom, and seldom changes. */
function makeFit({ scene, light }: StageLayers): (frame: Frame, room: Room, steps: number) => Camera {
  let fitted: { id: string; room: Room; steps: number; camera: Camera } | null = null;
  return ({ map }, room, steps) => {
    if (fitted?.id === map.id && fitted.room === room && fitted.steps === steps) return fitted.camera;
    const camera = makeCamera(map, room, steps);
    const { width, height, shown } = camera;
    setSize(scene, { width, height }, shown);
    // Light and dark are painted with everything else here.
    setSize(light, { width: 1, height: 1 }, shown);
    fitted = { id: map.id, room, steps, camera };
    return camera;
  };
}
