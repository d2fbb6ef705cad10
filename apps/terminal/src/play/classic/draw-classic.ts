import { type Frame, MEDALS } from '@warren/games';
import type { Canvas } from '../draw/canvas.js';
import { hudValue } from '../draw/hud-value.js';
import { drawMaze } from '../draw/maze-layer.js';
import { putPanel, withPanel } from '../draw/panel.js';
import { withTrail } from '../draw/trail-sprites.js';
import { classicToken } from './tokens.js';

/** How wide the numbers beside the maze are. */
const PANEL = 16;
/** From here on the time that is left is shown as pressing. */
const LAST_SECONDS = 5;

/** A maze with everything in it, and the numbers beside it. */
export function drawClassic(frame: Frame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, PANEL);
  drawClassicMaze(frame, picture);
  const time = frame.hud.find(({ id }) => id === 'time');
  const isPressing = time?.label === 'Time left' && Number(time.value) <= LAST_SECONDS;
  const medal = hudValue(frame, 'medal');
  putPanel(panel, 1, [
    { label: time?.label ?? '', value: time?.value ?? '', style: isPressing ? 'bad' : 'strong' },
    { label: 'Moves', value: hudValue(frame, 'moves') },
    { label: 'Maze', value: hudValue(frame, 'size') },
    { label: 'Medal', value: medal, style: medal === 'none' ? 'quiet' : 'good' },
  ]);
  panel.put(0, 6, 'Medals until', 'quiet');
  const medals = MEDALS.map((id) => ({ label: `  ${id}`, value: hudValue(frame, id) }));
  putPanel(
    panel,
    7,
    medals.map((line) => ({ ...line, style: 'quiet' as const })),
  );
}

/** The maze alone. What is shown of the way lies beneath everything else. */
export function drawClassicMaze(frame: Frame, canvas: Canvas): void {
  const { maze } = frame;
  if (maze === undefined) return;
  drawMaze(withTrail({ ...frame, maze }), canvas, { patternOf: () => null, tokenOf: classicToken });
}
