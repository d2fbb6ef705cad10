import type { ThemeName } from '@warren/engine/draw';
import type { Frame } from '@warren/games';
import { makeThemeLooks } from '../../graphics/atlas.js';
import { type ArtScale, artScale, contextOf, type Room, setSize } from '../../graphics/canvas.js';
import { type Effects, makeEffects } from '../../graphics/effects.js';
import { type FrameInterpolator, makeFrameInterpolator } from '../../graphics/frame-interpolator.js';
import { makeLightLayer } from '../../graphics/light-layer.js';
import type { ControlName, Controls } from '../../input/controls.js';
import { makeScenePainter, type StageLook } from './scene-painter.js';

/** The canvases, the lower one first. */
export interface StageLayers {
  /** The map and what is on it, in device pixels. */
  readonly scene: HTMLCanvasElement;
  /** Light and dark, a pixel of art a pixel. */
  readonly light: HTMLCanvasElement;
}

/** What a stage can do for the player: a finger on the picture may steer. A replay has none. */
export type StageHands = Pick<Controls, 'hold'>;

/** A tile, counted from the one the player is on. */
export interface Tile {
  readonly x: number;
  readonly y: number;
}

/** The moment at which a picture is painted. */
export interface Moment {
  /** Milliseconds of play: they stand still while the game does. */
  readonly timeMs: number;
  readonly elapsedMs: number;
  /** How far the time has gone from the last frame to the next. */
  readonly fraction: number;
  readonly reducedMotion: boolean;
}

/** The moving picture of a game, drawn from its frames alone. */
export interface GameStage<View extends Frame = Frame, State = unknown> {
  /**
   * The next frame. A jump is drawn as it is, without motion or flourish. A ghost is the frame of another run: its
   * player is seen as long as both are on the same map.
   */
  show(frame: View, jump?: boolean, ghost?: View | null): void;
  paint(moment: Moment): void;
  resize(room: Room): void;
  /** The frame of a state as this stage shows it, where that depends on the room it has. */
  frameOf?(state: State): View;
  /** How many tiles east and south of the player a point of the page lies; `null` beside the picture. */
  readonly tileAt?: (clientX: number, clientY: number) => Tile | null;
  /** Points a tile out, counted from the player; or none. */
  readonly mark?: (tile: Tile | null) => void;
  /** Something was pressed that may be meant for the view, such as to look closer. */
  readonly press?: (name: ControlName) => void;
  /** Resolves once the pictures of the theme are there; rejects when they cannot be fetched. */
  setTheme(theme: ThemeName): Promise<void>;
}

/** How long the lantern takes to go out, and a victory to shine. */
const OUT_MS = 1000;
const JOY_MS = 900;

/** The stage of a game that looks like this. */
export function openStage<View extends Frame = Frame>(layers: StageLayers, look: StageLook): GameStage<View> {
  const motion = makeFrameInterpolator();
  const ghostMotion = makeFrameInterpolator();
  const effects = makeEffects(look.effects, look.tile);
  const paintScene = makeScenePainter(contextOf(layers.scene), look);
  const light = look.light?.(layers.light) ?? makeLightLayer(layers.light, look.lantern);
  const fit = makeFit(layers, look.tile);
  const looks = makeThemeLooks((theme) => theme);
  let room: Room | null = null;
  let now = 0;

  return {
    show(frame, jump = false, ghost = null) {
      const isCut = jump || frame.events.includes('level') || motion.frame?.map.id !== frame.map.id;
      motion.show(frame, isCut);
      effects.raise(motion, now, isCut);
      if (ghost !== null) ghostMotion.show(ghost, jump || ghost.events.includes('level'));
    },
    paint(moment) {
      const { frame } = motion;
      now = moment.timeMs;
      if (frame === null || looks.now === null || room === null) return;
      const { atlas, palette: theme } = looks.now;
      const { scale, art } = fit(frame, room);
      const nudge = nudgeOf(effects.hurt(now), moment, scale);
      paintScene({ motion, ghost: ghostMotion, effects, atlas, theme, scale, nudge, ...moment });
      const unit = look.tile / frame.map.tileSize;
      const flame = flameOf(motion, look.tile, moment.fraction);
      const left = motion.viewX(moment.fraction) * unit;
      const top = motion.viewY(moment.fraction) * unit;
      light.paint({ frame, theme, art, left, top, ...moment, ...flame, ...moodOf(effects, now) });
    },
    resize(next) {
      room = next;
    },
    setTheme: looks.setTheme,
  };
}

/** The size of everything: it follows from the view and from the space there is, and seldom changes. */
function makeFit(layers: StageLayers, tile: number): (frame: Frame, room: Room) => ArtScale {
  let fitted: ArtScale | null = null;
  let fittedTo: Room | null = null;
  return ({ view, map }, room) => {
    const width = Math.ceil((view.width * tile) / map.tileSize);
    const height = Math.ceil((view.height * tile) / map.tileSize);
    const isSame = fitted?.art.width === width && fitted.art.height === height;
    if (fitted !== null && isSame && fittedTo === room) return fitted;
    fitted = artScale({ width, height }, room);
    fittedTo = room;
    const { scale, shown } = fitted;
    setSize(layers.scene, { width: width * scale, height: height * scale }, shown);
    setSize(layers.light, { width, height }, shown);
    return fitted;
  };
}

/** A blow shakes the picture by a pixel of art or two, for a moment; not where less motion is wanted. */
export function nudgeOf(
  hurt: number,
  { timeMs, reducedMotion }: Pick<Moment, 'timeMs' | 'reducedMotion'>,
  scale: number,
): number {
  if (reducedMotion) return 0;
  return Math.round(Math.sin(timeMs / 14) * hurt * 2 * scale);
}

/** Where the flame is in the view, in pixels of art. */
function flameOf(
  { frame, player, playerBefore, viewX, viewY }: FrameInterpolator,
  tile: number,
  fraction: number,
): { x: number; y: number } {
  if (frame === null || player === null || playerBefore === null) return { x: 0, y: 0 };
  const art = tile / frame.map.tileSize;
  const x = playerBefore.x + (player.x - playerBefore.x) * fraction + player.width / 2;
  const y = playerBefore.y + (player.y - playerBefore.y) * fraction;
  return { x: (x - viewX(fraction)) * art, y: (y - viewY(fraction)) * art };
}

/** What lies over the light: a wound, a defeat, a victory. */
function moodOf(effects: Effects, timeMs: number): { hurt: number; out: number; joy: number } {
  const lostFor = effects.lostFor(timeMs);
  const wonFor = effects.wonFor(timeMs);
  return {
    hurt: effects.hurt(timeMs),
    out: lostFor === null ? 0 : Math.min(1, lostFor / OUT_MS),
    joy: wonFor === null ? 0 : Math.max(0, 1 - wonFor / JOY_MS),
  };
}
