import type { Frame } from '@warren/games';
import { type ClassicFrame, clockText, MEDALS } from '@warren/games/classic';
import { drawMaze } from '../../game/maze-layer.js';
import type { Token, TokenOf } from '../../game/tile-map.js';
import { type Canvas, isPressing, putPanel, withPanel } from '../../tui/canvas.js';

/** How wide the panel beside the maze is. */
const PANEL = 16;

/** Draws the maze, with the numbers beside it. */
export function drawClassic(frame: ClassicFrame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, PANEL);
  drawClassicMaze(frame, picture);
  const { time, moves, width, height, medal, medals } = frame.hud;
  putPanel(panel, 1, [
    {
      label: time.isLeft ? 'Time left' : 'Time',
      value: clockText(time.ticks),
      style: isPressing(time) ? 'bad' : 'strong',
    },
    { label: 'Moves', value: `${moves}` },
    { label: 'Maze', value: `${width} x ${height}` },
    { label: 'Medal', value: medal, style: medal === 'none' ? 'quiet' : 'good' },
  ]);
  panel.put(0, 6, 'Medals until', 'quiet');
  putPanel(
    panel,
    7,
    MEDALS.map((id) => ({ label: `  ${id}`, value: clockText(medals[id]), style: 'quiet' as const })),
  );
}

/** Draws the maze alone. The trail lies beneath everything else. */
export function drawClassicMaze(frame: Frame, canvas: Canvas): void {
  drawMaze(frame, canvas, { tokenOf: classicToken });
}

/** Both mouths of a tunnel have the same sign. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The sign of a tunnel, from the pose of its mouths: `pair-1` is A. Beyond the signs there are they begin anew. */
export function tunnelSign(pose: string): string {
  const number = Number(pose.replace('pair-', '')) - 1;
  return SIGNS[number % SIGNS.length] ?? '?';
}

const TOKENS: Readonly<Record<string, Token>> = {
  player: { text: '@', style: 'player' },
  exit: { text: '>', style: 'treasure' },
  start: { text: '<', style: 'quiet' },
};

export const classicToken: TokenOf = ({ kind, pose }, unicode): Token | null => {
  if (kind === 'mouth') return { text: tunnelSign(pose), style: 'thing' };
  if (kind === 'trail') return { text: unicode ? '·' : '.', style: 'good' };
  return TOKENS[kind] ?? null;
};
