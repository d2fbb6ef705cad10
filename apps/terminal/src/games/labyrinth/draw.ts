import type { Frame, Sprite } from '@warren/games';
import type { LabyrinthFrame } from '@warren/games/labyrinth';
import { drawMaze } from '../../game/maze-layer.js';
import type { Token } from '../../game/tile-map.js';
import { type Canvas, putClockPanel, withPanel } from '../../tui/canvas.js';

/** How wide the panel beside the picture is. */
export const LABYRINTH_PANEL = 16;

const TOKENS: Readonly<Record<string, Token>> = {
  player: { text: '@', style: 'player' },
  solver: { text: '&', style: 'foe' },
  exit: { text: 'X', style: 'treasure' },
  start: { text: 's', style: 'quiet' },
};
/** What is beneath a bridge is hidden by it; a sign on the bridge says where. */
const BENEATH: Token = { text: 'o', style: 'quiet' };

/** Draws a labyrinth, with the clock and the numbers beside it. */
export function drawLabyrinth(frame: LabyrinthFrame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, LABYRINTH_PANEL);
  drawLabyrinthMaze(frame, picture);
  const { time, level, score, exits, width, height, assisted } = frame.hud;
  putClockPanel(panel, time, [
    { label: 'Level', value: `${level}` },
    { label: 'Score', value: `${score}` },
    { label: 'Exits', value: `${exits}` },
    { label: 'Size', value: `${width} x ${height}` },
    ...(assisted ? [{ label: 'Assisted' }] : []),
  ]);
}

/** Draws the labyrinth alone, with its bridges, what is in it, and a way that is shown. */
export function drawLabyrinthMaze(frame: Frame, canvas: Canvas): void {
  drawMaze(frame, canvas, { tokenOf });
}

function tokenOf({ kind, beneath }: Sprite, unicode: boolean): Token | null {
  // Of a way beneath a bridge nothing is seen.
  if (kind === 'trail') return beneath === true ? null : { text: unicode ? '•' : '.', style: 'treasure' };
  return beneath === true ? BENEATH : (TOKENS[kind] ?? null);
}
