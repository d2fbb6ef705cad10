import type { Sprite } from '@warren/games';
import { ART_ACTOR } from './canvas.js';
import { tileSalt } from './tile-hash.js';

const OUTLINE = '#170f0a';
const EMPTY = '#4a342a';
const PLAYER = '#f2b84b';
const OTHERS = '#74dba4';

/** In pixels of art, without the outline. */
const BAR_WIDTH = 12;
const BAR_HEIGHT = 1;
/** How far above the foot a bar hangs: slimes are low. */
const PLAYER_BAR = ART_ACTOR + 3;
const OTHER_BAR = ART_ACTOR + 1;

/** The health bar over an actor whose foot is there, in device pixels. */
export function paintBar(
  context: CanvasRenderingContext2D,
  scale: number,
  { kind, health }: Sprite,
  x: number,
  y: number,
): void {
  if (health === null) return;
  const isPlayer = kind === 'player';
  const left = x - (BAR_WIDTH / 2) * scale;
  const top = y - (isPlayer ? PLAYER_BAR : OTHER_BAR) * scale;
  // A living actor shows a little, a hurt actor lacks a little.
  const filled = health.now === 0 ? 0 : Math.max(1, Math.floor((BAR_WIDTH * health.now) / health.most));
  context.fillStyle = OUTLINE;
  context.fillRect(left - scale, top - scale, (BAR_WIDTH + 2) * scale, (BAR_HEIGHT + 2) * scale);
  context.fillStyle = EMPTY;
  context.fillRect(left, top, BAR_WIDTH * scale, BAR_HEIGHT * scale);
  context.fillStyle = isPlayer ? PLAYER : OTHERS;
  context.fillRect(left, top, filled * scale, BAR_HEIGHT * scale);
}

const GLINT = '#fffaf0';
const GLINT_EVERY_MS = 2600;
/** How far the arms of a glint reach, one picture after the other. */
const GLINT_ARMS = [0, 1, 2, 1, 0] as const;
const GLINT_FRAME_MS = 70;

/** Now and then a thing glints, each at its own time and place. */
export function paintGlint(
  context: CanvasRenderingContext2D,
  { scale, timeMs }: { readonly scale: number; readonly timeMs: number },
  id: string,
  x: number,
  y: number,
): void {
  const hash = tileSalt(id);
  const phase = (timeMs + (hash % GLINT_EVERY_MS)) % GLINT_EVERY_MS;
  const arm = GLINT_ARMS[Math.floor(phase / GLINT_FRAME_MS)];
  if (arm === undefined) return;
  const middleX = x + ((hash % 7) - 3) * scale;
  const middleY = y - (6 + ((hash >>> 8) % 6)) * scale;
  context.fillStyle = GLINT;
  context.fillRect(middleX - arm * scale, middleY, (2 * arm + 1) * scale, scale);
  context.fillRect(middleX, middleY - arm * scale, scale, (2 * arm + 1) * scale);
}
