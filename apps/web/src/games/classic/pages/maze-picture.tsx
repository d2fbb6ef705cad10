import { beginClassicMaze, type ClassicSettings } from '@warren/games/classic';
import { useEffect, useRef } from 'preact/hooks';
import { contextOf } from '../../../graphics/canvas.js';
import { classes } from '../../../lib/classes.js';
import { isHighContrast } from '../../../settings/settings.js';
import { useTheme } from '../../../ui/appearance.js';
import { hedgeLines, hedgeSize, makeHedgePainter } from '../stage/hedge-painter.js';
import { hedgePalette } from '../stage/palette.js';
import css from './classic.module.css';

export interface MazePictureProps {
  readonly settings: ClassicSettings;
  readonly seed: string;
  /** The longer side, in pixels of the page. */
  readonly side: number;
  /** What it shows, for a screen reader; left out, the words beside it say it. */
  readonly label?: string;
  readonly class?: string;
  /** The player pointed at a cell; where that is possible, start and exit are seen. */
  readonly onPick?: (column: number, row: number) => void;
}

const WHOLE = 1_000_000;

/** A small picture of a maze, made by the generator of the game itself. It is drawn once. */
export function MazePicture(props: MazePictureProps) {
  const { settings, seed, side, label, class: own, onPick } = props;
  const ends = onPick !== undefined;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  const { width, height } = settings;
  const cell = Math.max(2, Math.floor(side / Math.max(width, height)));
  useEffect(() => {
    if (canvas.current === null) return;
    const making = beginClassicMaze(settings, seed);
    while (!making.advance(WHOLE));
    const palette = hedgePalette(theme, isHighContrast());
    const size = hedgeSize(cell);
    const lead = size.hedge >> 1;
    const image = new ImageData(width * cell + size.hedge, height * cell + size.hedge);
    canvas.current.width = image.width;
    canvas.current.height = image.height;
    const { open, under } = making.maze();
    const paint = makeHedgePainter(hedgeLines(width, open, under), size, palette);
    const part = { left: -lead, top: -lead, width: image.width, height: image.height };
    paint(new Uint32Array(image.data.buffer), part);
    const context = contextOf(canvas.current);
    context.putImageData(image, 0, 0);
    if (ends) paintEnds(context, settings, cell, lead);
  }, [settings, seed, theme, cell, ends]);
  return (
    <canvas
      ref={canvas}
      class={classes(css.mazeSketch, own)}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
      onClick={(event) => {
        if (onPick === undefined) return;
        const box = event.currentTarget.getBoundingClientRect();
        const at = (part: number, cells: number) =>
          Math.min(cells - 1, Math.max(0, Math.floor(part * cells)));
        const column = at((event.clientX - box.left) / box.width, width);
        onPick(column, at((event.clientY - box.top) / box.height, height));
      }}
    />
  );
}

const INK = '#170f0a';

/** Start and exit: a square and a diamond, so that they differ by more than colour. */
function paintEnds(
  context: CanvasRenderingContext2D,
  { width, start, exit }: ClassicSettings,
  cell: number,
  lead: number,
): void {
  const reach = Math.max(3, Math.round(cell * 0.3));
  const middle = (at: number) => ({
    x: lead + ((at % width) + 0.5) * cell,
    y: lead + (Math.floor(at / width) + 0.5) * cell,
  });
  const { x, y } = middle(start);
  context.fillStyle = INK;
  context.fillRect(x - reach - 1, y - reach - 1, 2 * reach + 2, 2 * reach + 2);
  context.fillStyle = '#8fd0ff';
  context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  const goal = middle(exit);
  for (const [colour, size] of [
    [INK, reach + 3],
    ['#ffd24a', reach + 1],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(goal.x, goal.y - size);
    context.lineTo(goal.x + size, goal.y);
    context.lineTo(goal.x, goal.y + size);
    context.lineTo(goal.x - size, goal.y);
    context.fill();
  }
}
