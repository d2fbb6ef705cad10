import type { ThemeName } from '@warren/engine';
import { type CaveFrame, type CaveState, caveFrame, type Frame } from '@warren/games';
import type { Room, Size } from '../../play/art-scale.js';
import { type GameStage, openStage, type StageLayers, type Tile } from '../../play/stage.js';
import { caveOptions } from '../options.js';
import { makeCaveLook } from './cave-look.js';
import { openTextStage } from './text-stage.js';
import { windowSize } from './window-size.js';
import { makeAnchor, TILE } from './world-frame.js';

/** How long a step is seen. */
const STEP_MS = 150;

/**
 * The stage of Cave: tiles that scroll below the player, or characters. Frames are as large as the room; a frame of
 * another size is asked for anew.
 */
export function openCaveStage(layers: StageLayers): GameStage {
  const player = { stepUntil: 0, swungAt: Number.NEGATIVE_INFINITY };
  let mark: Tile | null = null;
  const tiles = openStage(
    layers,
    makeCaveLook(player, () => mark),
  );
  const text = openTextStage(layers);
  const anchor = makeAnchor();
  let look = caveOptions.get().look;
  let theme: ThemeName = 'dark';
  let room: Room | null = null;
  let state: CaveState | null = null;
  let shown: CaveFrame | null = null;
  let shownArt: Size | null = null;
  let ghost: CaveFrame | null = null;
  let now = 0;
  let shownAt = 0;

  function cells(): Size {
    return look === 'text' && room !== null ? text.cells(room) : windowSize(room).cells;
  }

  function show(frame: CaveFrame, jump: boolean, ghostFrame: CaveFrame | null): void {
    const isCut = jump || shown === null || !isStep(shown, frame);
    if (!isCut && shown !== null && shown.at.x + shown.at.y !== frame.at.x + frame.at.y)
      player.stepUntil = now + STEP_MS;
    if (frame.events.includes('hit')) player.swungAt = now;
    shown = frame;
    ghost = ghostFrame;
    shownAt = now;
    const { art } = windowSize(room);
    shownArt = art;
    tiles.show(anchor.lay(frame, art), isCut, ghostFrame && anchor.lay(ghostFrame, art));
  }

  /** After another size or look: the same moment once more. */
  function refresh(): void {
    const { width, height } = cells();
    const { art } = windowSize(room);
    const isSameArt = shownArt?.width === art.width && shownArt.height === art.height;
    const isSame = isSameArt && shown?.map.width === width && shown.map.height === height;
    if (state === null || isSame) return;
    show(caveFrame(state, { width, height }), true, ghost);
  }

  return {
    frameOf(next) {
      state = next as CaveState;
      return caveFrame(state, cells());
    },
    show: (frame, jump = false, ghostFrame: Frame | null = null) =>
      show(frame as CaveFrame, jump, ghostFrame as CaveFrame | null),
    paint(moment) {
      now = moment.timeMs;
      const wanted = caveOptions.get().look;
      if (wanted !== look) {
        look = wanted;
        text.forget();
        // Another room, even of the same size, has the canvases measured anew.
        if (room !== null) tiles.resize({ ...room });
      }
      refresh();
      if (look === 'text') {
        if (shown !== null && room !== null) text.paint(shown, { theme, room, mark, ghost });
        return;
      }
      const fraction = moment.calm ? 1 : Math.min(1, (now - shownAt) / STEP_MS);
      tiles.paint({ ...moment, fraction });
    },
    resize(next) {
      room = next;
      tiles.resize(next);
    },
    setTheme(next) {
      theme = next;
      return tiles.setTheme(next);
    },
    tileAt(clientX, clientY) {
      if (shown === null) return null;
      const box = layers.scene.getBoundingClientRect();
      const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
      if (!(x >= 0 && y >= 0 && x < 1 && y < 1)) return null;
      const { art } = windowSize(room);
      const across = look === 'text' ? shown.map.width : art.width / TILE;
      const down = look === 'text' ? shown.map.height : art.height / TILE;
      return { x: Math.round((x - 0.5) * across), y: Math.round((y - 0.5) * down) };
    },
    mark(tile) {
      mark = tile;
    },
  };
}

/** Whether one can be seen walking from one frame to the next: those who wake elsewhere have not walked. */
function isStep(from: CaveFrame, to: CaveFrame): boolean {
  return Math.max(Math.abs(to.at.x - from.at.x), Math.abs(to.at.y - from.at.y)) <= 1;
}
