import type { ThemeName } from '@warren/engine/draw';
import type { Tile } from '../../../game/stage/stage.js';
import { contextOf } from '../../../graphics/canvas.js';
import { type LightLayer, type LightView, makeLightLayer } from '../../../graphics/light-layer.js';
import { makeRoundGlow } from '../../../graphics/round-glow.js';
import { isHighContrast } from '../../../settings/settings.js';
import { TILE, UNSEEN } from './tiles.js';
import type { WorldFrame } from './window.js';

/** What hides the cave: darkness is dark in every theme. */
export const FOG = {
  dark: { rgb: [6, 6, 9], css: '#060609', dim: 0.66, edge: 0.5 },
  light: { rgb: [30, 26, 22], css: '#1e1a16', dim: 0.56, edge: 0.34 },
};

/** How much fog lies over what is only remembered, and over what the lantern just reaches, 0 to 1. */
type Darkness = Readonly<Record<'dim' | 'edge', number>>;

/** How much of the dark is left where nothing is unknown. */
const KNOWN = 0.5;
/** With high contrast, remembered ground stays easy to see, and light ends nowhere. */
const CLEAR = { dim: 0.4, edge: 0 } as const;
const GLOWS: Readonly<Record<ThemeName, readonly [string, string]>> = {
  dark: ['rgb(255 186 84 / 20%)', 'rgb(255 186 84 / 0%)'],
  light: ['rgb(255 205 96 / 30%)', 'rgb(255 205 96 / 0%)'],
};
/** In cells: so far it is bright, and there light ends; how far the warmth of the flame is seen. */
const BRIGHT = 2.6;
const REACH = 9.6;
const GLOW = 5;
/** How long the eye takes to follow. */
const FOLLOW_MS = 70;
const BREATH_MS = 170;
const BREATH = 0.12;
/** A player who wakes opens their eyes slowly. */
const WAKE_MS = 1100;
const SLEEP = '#060609';

/** Light and dark over the cave: the lantern's, what is remembered, and what was never seen. */
export function makeCaveLight(
  canvas: HTMLCanvasElement,
  scene: { readonly frame: WorldFrame | null; readonly mark: Tile | null },
): LightLayer {
  const context = contextOf(canvas);
  const moods = makeLightLayer(canvas, null);
  const glow = makeRoundGlow();
  const veil = makeVeil();
  let wokeAt = Number.NEGATIVE_INFINITY;
  let shown: WorldFrame | null = null;
  let clear = false;

  return {
    paint(view) {
      const { frame, mark } = scene;
      if (frame === null) return;
      if (shown !== frame) {
        if (frame.events.includes('lost')) wokeAt = view.timeMs;
        clear = isHighContrast();
        shown = frame;
      }
      moods.paint(view);
      context.imageSmoothingEnabled = true;
      const picture = veil(frame, view, clear ? CLEAR : fogOf(frame, view.theme));
      const left = frame.column * TILE - view.left;
      const top = frame.row * TILE - view.top;
      context.drawImage(picture, left, top, picture.width * TILE, picture.height * TILE);
      glow.paint(context, view, GLOW * TILE, GLOWS[view.theme]);
      const asleep = view.reducedMotion ? 0 : 1 - (view.timeMs - wokeAt) / WAKE_MS;
      if (asleep > 0) {
        context.globalAlpha = asleep;
        context.fillStyle = SLEEP;
        context.fillRect(0, 0, view.art.width, view.art.height);
        context.globalAlpha = 1;
      }
      if (mark !== null) paintMark(context, view, frame, mark);
    },
  };
}

/** Where everything is known, as by the plain rules, nothing is hidden by darkness. */
function fogOf({ map }: WorldFrame, theme: ThemeName): Darkness {
  const { dim, edge } = FOG[theme];
  return map.tiles.includes(UNSEEN) ? { dim, edge } : { dim: dim * KNOWN, edge: edge * KNOWN };
}

/** A small picture, a pixel a cell, that is drawn large and soft. */
function makeVeil(): (frame: WorldFrame, view: LightView, fog: Darkness) => HTMLCanvasElement {
  const picture = document.createElement('canvas');
  const context = contextOf(picture);
  let image: ImageData | null = null;
  /** How much fog lies over each cell now. */
  let alphas = new Float32Array(0);
  let before: WorldFrame | null = null;

  /** Cells keep their fog when the window moves on; those that come into it have what they should have. */
  function move(frame: WorldFrame, goal: (place: number) => number): void {
    const { width, height } = frame.map;
    const last = alphas;
    const from = before;
    alphas = new Float32Array(width * height);
    const isSameSize = from?.map.width === width && from.map.height === height;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const oldX = from === null ? -1 : x + frame.column - from.column;
        const oldY = from === null ? -1 : y + frame.row - from.row;
        const isOld = isSameSize && oldX >= 0 && oldY >= 0 && oldX < width && oldY < height;
        const place = y * width + x;
        alphas[place] = isOld ? last[oldY * width + oldX] : goal(place);
      }
    }
    before = frame;
  }

  return (frame, view, fog) => {
    const { width, height } = frame.map;
    if (image === null || picture.width !== width || picture.height !== height) {
      picture.width = width;
      picture.height = height;
      image = context.createImageData(width, height);
    }
    const goal = fogGoals(frame, view, fog);
    if (before !== frame) move(frame, goal);
    const part = view.reducedMotion ? 1 : 1 - Math.exp(-view.elapsedMs / FOLLOW_MS);
    const [red, green, blue] = FOG[view.theme].rgb;
    const { data } = image;
    for (let place = 0; place < alphas.length; place++) {
      alphas[place] += (goal(place) - alphas[place]) * part;
      data[4 * place] = red;
      data[4 * place + 1] = green;
      data[4 * place + 2] = blue;
      data[4 * place + 3] = alphas[place] * 255;
    }
    context.putImageData(image, 0, 0);
    return picture;
  };
}

/** How much fog should lie over each cell of a frame. */
function fogGoals({ map, lit, column, row }: WorldFrame, view: LightView, { dim, edge }: Darkness) {
  const breath = view.reducedMotion ? 0 : BREATH * Math.sin(view.timeMs / BREATH_MS);
  // Where the flame is, in cells of the window.
  const flameX = (view.left + view.x) / TILE - column - 0.5;
  const flameY = (view.top + view.y) / TILE - row - 0.5;
  return (place: number): number => {
    if (map.tiles[place] === UNSEEN) return 1;
    if (lit[place] === 0) return dim;
    const dx = (place % map.width) - flameX;
    const dy = Math.floor(place / map.width) - flameY;
    const far = (Math.sqrt(dx * dx + dy * dy) + breath - BRIGHT) / (REACH - BRIGHT);
    return far <= 0 ? 0 : Math.min(1, far) ** 1.5 * edge;
  };
}

/** Corners around a tile that is pointed out, counted from the player. */
function paintMark(
  context: CanvasRenderingContext2D,
  { left, top, theme }: LightView,
  frame: WorldFrame,
  { x, y }: Tile,
): void {
  const player = frame.sprites[frame.sprites.length - 1];
  const atX = Math.round(player.x + x * TILE - left);
  const atY = Math.round(player.y + y * TILE - top);
  context.fillStyle = theme === 'dark' ? '#ffe7a0' : '#7a1f10';
  const arm = 5;
  for (const edge of [0, TILE - 1]) {
    for (const start of [0, TILE - arm]) {
      context.fillRect(atX + start, atY + edge, arm, 1);
      context.fillRect(atX + edge, atY + start, 1, arm);
    }
  }
}
