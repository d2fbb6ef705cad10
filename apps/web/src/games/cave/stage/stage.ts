import type { ThemeName } from '@warren/engine/draw';
import { type CaveFrame, type CaveState, caveFrame } from '@warren/games/cave';
import { type GameStage, openStage, type StageLayers, type Tile } from '../../../game/stage/stage.js';
import type { Room, Size } from '../../../graphics/canvas.js';
import { caveOptions } from '../storage.js';
import { type CaveScene, makeCaveLook } from './look.js';
import { openTextStage } from './text-stage.js';
import { TILE } from './tiles.js';
import { makeAnchor, windowSize } from './window.js';

/** How long a step is seen. */
const STEP_MS = 150;

/**
 * The stage of Cave: tiles that scroll below the player, or characters. Frames are as large as the room; a frame of
 * another size is asked for anew.
 */
export function openCaveStage(layers: StageLayers): GameStage<CaveFrame, CaveState> {
  const scene: CaveScene = { frame: null, mark: null, stepUntil: 0, swungAt: Number.NEGATIVE_INFINITY };
  const tiles = openStage(layers, makeCaveLook(scene));
  const text = openTextStage(layers);
  const anchor = makeAnchor();
  let room: Room | null = null;
  let { look } = caveOptions.get();
  let theme: ThemeName = 'dark';
  let state: CaveState | null = null;
  let shown: { readonly frame: CaveFrame; readonly art: Size; readonly at: number } | null = null;
  let ghost: CaveFrame | null = null;
  let now = 0;
  const cells = () => (look === 'text' && room !== null ? text.cells(room) : windowSize(room).cells);

  function show(frame: CaveFrame, jump: boolean, ghostFrame: CaveFrame | null): void {
    // A player who wakes elsewhere has not walked.
    const steps = shown === null ? 0 : stepsBetween(shown.frame, frame);
    const isCut = jump || shown === null || steps > 1;
    if (!isCut && steps > 0) scene.stepUntil = now + STEP_MS;
    if (frame.events.includes('hit')) scene.swungAt = now;
    const { art } = windowSize(room);
    shown = { frame, art, at: now };
    ghost = ghostFrame;
    scene.frame = anchor(frame, art);
    tiles.show(scene.frame, isCut, ghostFrame && anchor(ghostFrame, art));
  }

  return {
    frameOf(next) {
      state = next;
      return caveFrame(state, cells());
    },
    show: (frame, jump = false, ghostFrame = null) => show(frame, jump, ghostFrame),
    paint(moment) {
      now = moment.timeMs;
      const before = look;
      look = caveOptions.get().look;
      if (look !== before) {
        text.forget();
        // Another room, even of the same size, has the canvases measured anew.
        if (room !== null) tiles.resize({ ...room });
      }
      // After another size or look: the same moment once more.
      const isSame = isSize(shown?.frame.map, cells()) && isSize(shown?.art, windowSize(room).art);
      if (state !== null && !isSame) show(caveFrame(state, cells()), true, ghost);
      if (shown === null || room === null) return;
      const fraction = moment.reducedMotion ? 1 : Math.min(1, (now - shown.at) / STEP_MS);
      if (look === 'text') text.paint(shown.frame, { theme, room, mark: scene.mark, ghost });
      else tiles.paint({ ...moment, fraction });
    },
    resize(next) {
      room = next;
      tiles.resize(next);
    },
    setTheme(next) {
      theme = next;
      return tiles.setTheme(next);
    },
    tileAt(x, y) {
      if (shown === null) return null;
      return tileUnder(layers.scene, { x, y }, look === 'text' ? shown.frame.map : tilesIn(shown.art));
    },
    mark(tile) {
      scene.mark = tile;
    },
  };
}

/** How far the player came from one frame to another. */
function stepsBetween(from: CaveFrame, to: CaveFrame): number {
  return Math.max(Math.abs(to.at.x - from.at.x), Math.abs(to.at.y - from.at.y));
}

function isSize(one: Size | undefined, { width, height }: Size): boolean {
  return one?.width === width && one.height === height;
}

/** How many tiles lie across a picture of so many pixels of art, parts of tiles included. */
function tilesIn({ width, height }: Size): Size {
  return { width: width / TILE, height: height / TILE };
}

/** The tile below a point of the page, counted from the one in the middle of a picture of so many tiles. */
function tileUnder(picture: HTMLCanvasElement, point: Tile, tiles: Size): Tile | null {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const x = (point.x - left) / width;
  const y = (point.y - top) / height;
  if (!(x >= 0 && y >= 0 && x < 1 && y < 1)) return null;
  return { x: Math.round((x - 0.5) * tiles.width), y: Math.round((y - 0.5) * tiles.height) };
}
