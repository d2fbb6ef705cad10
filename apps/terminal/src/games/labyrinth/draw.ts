import type { Frame, Sprite } from '@warren/games';
import { drawMaze } from '../../game/maze-layer.js';
import { withTrail } from '../../game/maze-window.js';
import type { Token } from '../../game/tile-map.js';
import type { Canvas } from '../../tui/canvas.js';

/** How wide the numbers beside the picture are. */
export const LABYRINTH_PANEL = 16;

const TOKENS: Readonly<Record<string, Token>> = {
  player: { text: '@', style: 'player' },
  solver: { text: '&', style: 'foe' },
  exit: { text: 'X', style: 'treasure' },
  start: { text: 's', style: 'quiet' },
};
/** Whoever is beneath a bridge is hidden by it; a sign on the bridge says where. */
const BENEATH: Token = { text: 'o', style: 'quiet' };

/** Draws a labyrinth with its bridges, what is in it, and a way that is shown. */
export function drawLabyrinth(frame: Frame, canvas: Canvas): void {
  const { maze } = frame;
  if (maze === undefined) return;
  drawMaze(withTrail({ ...frame, maze }), canvas, { patternOf: () => null, tokenOf });
}

function tokenOf({ kind, beneath }: Sprite, unicode: boolean): Token | null {
  // Of a way beneath a bridge nothing is seen.
  if (kind === 'trail') return beneath === true ? null : { text: unicode ? '•' : '.', style: 'treasure' };
  return beneath === true ? BENEATH : (TOKENS[kind] ?? null);
}
