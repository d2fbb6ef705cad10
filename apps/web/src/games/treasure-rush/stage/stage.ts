import type { TreasureRushFrame } from '@warren/games/treasure-rush';
import { makeCountdown } from '../../../game/loop/countdown.js';
import type { GameStage, StageLayers } from '../../../game/stage/stage.js';
import { makeThemeLooks } from '../../../graphics/atlas.js';
import { contextOf, type Room, setSize } from '../../../graphics/canvas.js';
import { makeFrameInterpolator } from '../../../graphics/frame-interpolator.js';
import { isHighContrast } from '../../../settings/settings.js';
import { makeRushActors } from './actors.js';
import { makeRushEffects } from './effects.js';
import { makeMazeGround } from './ground.js';
import { type MazeLayout, mazeLayout } from './layout.js';
import { rushPalette } from './palette.js';

/**
 * The stage of Treasure Rush. The whole maze is always in the picture, so cells are as large as the window allows: the
 * lower canvas holds the maze and is painted when that changes, the upper one holds the actors.
 */
export function openRushStage(layers: StageLayers): GameStage<TreasureRushFrame> {
  const motion = makeFrameInterpolator<TreasureRushFrame>();
  const ghost = makeFrameInterpolator();
  const effects = makeRushEffects();
  const countdown = makeCountdown();
  const paintGround = makeMazeGround(contextOf(layers.scene));
  const paintActors = makeRushActors(contextOf(layers.light));
  const fit = makeFit(layers);
  const looks = makeThemeLooks((theme) => rushPalette(theme, isHighContrast()));
  let room: Room | null = null;
  let now = 0;
  /** When the maze came, and whether it came as a jump. */
  let appeared = 0;
  let still = true;

  return {
    show(frame, jump = false, ghostFrame = null) {
      const isFirst = motion.frame === null;
      if (motion.frame?.map.id !== frame.map.id) {
        appeared = jump && !isFirst ? Number.NEGATIVE_INFINITY : now;
        still = jump;
      }
      motion.show(frame, jump);
      effects.raise(motion, now, jump);
      if (ghostFrame !== null) ghost.show(ghostFrame, jump);
    },
    paint(moment) {
      const { frame } = motion;
      const look = looks.now;
      now = moment.timeMs;
      if (frame === null || look === null || room === null) return;
      const fitted = fit(frame.map.width, room);
      const { timeMs, reducedMotion } = moment;
      const layout = paintGround({
        ...look,
        frame,
        layout: fitted,
        timeMs,
        countdown: countdown.follow(frame.hud.time, timeMs, reducedMotion, frame.hud.alarmed),
        still: still || reducedMotion,
      });
      paintActors({ ...moment, ...look, motion, ghost, effects, layout, ageMs: timeMs - appeared });
    },
    resize(next) {
      room = next;
    },
    setTheme: looks.setTheme,
  };
}

/** The size of everything: it follows from the maze and from the space there is, and seldom changes. */
function makeFit({ scene, light }: StageLayers): (cells: number, room: Room) => MazeLayout {
  let fitted: { cells: number; room: Room; layout: MazeLayout } | null = null;
  return (cells, room) => {
    if (fitted?.cells === cells && fitted.room === room) return fitted.layout;
    const layout = mazeLayout(cells, room);
    if (fitted?.layout.canvas !== layout.canvas || fitted.layout.shown !== layout.shown) {
      const own = { width: layout.canvas, height: layout.canvas };
      const shown = { width: layout.shown, height: layout.shown };
      for (const layer of [scene, light]) setSize(layer, own, shown);
    }
    fitted = { cells, room, layout };
    return layout;
  };
}
