import type { ThemeName } from '@warren/engine/draw';
import { type CaveFrame, type CaveState, caveFrame } from '@warren/games/cave';
import { type GameStage, openStage, type StageLayers, type Tile } from '../../../game/stage/stage.js';
import type { Size } from '../../../graphics/canvas.js';
import { type CaveScene, makeCaveLook } from './look.js';
import { openTextStage } from './text-stage.js';
import { makeAnchor, makeCaveWindow } from './window.js';

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
  const window = makeCaveWindow(text);
  const anchor = makeAnchor();
  let theme: ThemeName = 'dark';
  let state: CaveState | null = null;
  let shown: { readonly frame: CaveFrame; readonly art: Size; readonly at: number } | null = null;
  let ghost: CaveFrame | null = null;
  let now = 0;

  function show(frame: CaveFrame, jump: boolean, ghostFrame: CaveFrame | null): void {
    const isCut = jump || shown === null || !isStep(shown.frame, frame);
    if (!isCut && isElsewhere(shown?.frame ?? frame, frame)) scene.stepUntil = now + STEP_MS;
    if (frame.events.includes('hit')) scene.swungAt = now;
    const art = window.art();
    shown = { frame, art, at: now };
    ghost = ghostFrame;
    scene.frame = anchor.lay(frame, art);
    tiles.show(scene.frame, isCut, ghostFrame && anchor.lay(ghostFrame, art));
  }

  /** After another size or look: the same moment once more. */
  function refresh(): void {
    const cells = window.cells();
    if (state === null || (isSize(shown?.frame.map, cells) && isSize(shown?.art, window.art()))) return;
    show(caveFrame(state, cells), true, ghost);
  }

  return {
    frameOf(next) {
      state = next;
      return caveFrame(state, window.cells());
    },
    show: (frame, jump = false, ghostFrame = null) => show(frame, jump, ghostFrame),
    paint(moment) {
      now = moment.timeMs;
      const { room } = window;
      if (window.follow()) {
        text.forget();
        // Another room, even of the same size, has the canvases measured anew.
        if (room !== null) tiles.resize({ ...room });
      }
      refresh();
      if (shown === null || room === null) return;
      if (window.look === 'text') text.paint(shown.frame, { theme, room, mark: scene.mark, ghost });
      else
        tiles.paint({
          ...moment,
          fraction: moment.reducedMotion ? 1 : Math.min(1, (now - shown.at) / STEP_MS),
        });
    },
    resize(next) {
      window.resize(next);
      tiles.resize(next);
    },
    setTheme(next) {
      theme = next;
      return tiles.setTheme(next);
    },
    tileAt: (clientX, clientY) =>
      shown &&
      tileUnder(layers.scene.getBoundingClientRect(), window.across(shown.frame), { clientX, clientY }),
    mark(tile) {
      scene.mark = tile;
    },
  };
}

/** Whether the player can be seen walking between two frames: a player who wakes elsewhere has not walked. */
function isStep(from: CaveFrame, to: CaveFrame): boolean {
  return Math.max(Math.abs(to.at.x - from.at.x), Math.abs(to.at.y - from.at.y)) <= 1;
}

function isElsewhere(from: CaveFrame, to: CaveFrame): boolean {
  return from.at.x !== to.at.x || from.at.y !== to.at.y;
}

function isSize(one: Size | undefined, { width, height }: Size): boolean {
  return one?.width === width && one.height === height;
}

/** The tile below a point of the page, counted from the one in the middle. */
function tileUnder(
  box: DOMRect,
  { width, height }: Size,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Tile | null {
  const x = (clientX - box.left) / box.width;
  const y = (clientY - box.top) / box.height;
  if (!(x >= 0 && y >= 0 && x < 1 && y < 1)) return null;
  return { x: Math.round((x - 0.5) * width), y: Math.round((y - 0.5) * height) };
}
