import { accept, beginMaze, type Maze, type MazeSpec, type Result } from '@warren/engine';
import { type Code, parseCode } from '@warren/engine/codes';
import { type DrawOptions, drawSvg, drawText, paintBands, type ThemeName } from '@warren/engine/draw';
import { solve } from '@warren/engine/solvers';
import { encodePng } from '@warren/png';
import type { TaskHooks } from './task-hooks.js';

/** Rises when the same maze is drawn differently: caches of clients tell drawings apart by it. */
export const DRAWING = 1;

export const PICTURE_FORMATS = ['png', 'svg', 'txt'] as const;

/** Everything a picture follows from. */
export interface PictureOrder {
  readonly code: string;
  readonly format: (typeof PICTURE_FORMATS)[number];
  readonly theme: ThemeName;
  readonly solution: boolean;
}

export type PictureResult =
  | { readonly kind: 'drawn'; readonly bytes: Uint8Array }
  | { readonly kind: 'bad-code'; readonly reason: string }
  | { readonly kind: 'too-costly' };

/** What a picture may cost: about a second of one core. The command makes larger ones. */
export const PICTURE_LIMITS = {
  /** Of squares, and of cells with other shapes, which take longer to draw. */
  squares: 250_000,
  shapes: 150_000,
  /** Steps of carving. */
  steps: 10_000_000,
} as const;

const TOO_COSTLY: PictureResult = { kind: 'too-costly' };
/** A few milliseconds of work. */
const SLICE_STEPS = 200_000;

/** Whether the spec alone tells that its maze costs more than a picture may. */
export function isTooCostly(spec: MazeSpec): boolean {
  const { squares, shapes, steps } = PICTURE_LIMITS;
  const cells = spec.grid.kind === 'rect' ? squares : shapes;
  return spec.grid.size > cells || leastSteps(spec) > steps;
}

/** Steps that carving takes for sure, or nearly so. */
export function leastSteps({ generator, grid, options }: MazeSpec): number {
  if (generator.id === 'origin-shift') return grid.count * (1 + Number(options.shifts));
  // A random walk needs the square of the way to come from one end to the other.
  const isWalk = generator.id === 'aldous-broder' || generator.id === 'houston';
  return isWalk && grid.kind !== 'polar'
    ? Math.max(grid.count, (farthest(grid) * farthest(grid)) >> 2)
    : grid.count;
}

function farthest({ width, height }: MazeSpec['grid']): number {
  return Math.max(width, height);
}

/** Makes the maze of a code within the limits, and draws it. */
export async function drawPicture(
  { code, format, theme, solution }: PictureOrder,
  hooks: Pick<TaskHooks, 'isCancelled'>,
): Promise<PictureResult> {
  const read = parseCode(code);
  if (!read.ok) return { kind: 'bad-code', reason: read.reason };
  const maze = buildMaze(read.value, hooks);
  if (maze === null) return TOO_COSTLY;
  const way = solution ? solve({ maze }) : null;
  if (way !== null && !way.ok) return { kind: 'bad-code', reason: way.reason };
  const options = { theme, title: `The maze ${code}`, solution: way === null ? null : way.value.nodes };
  const drawn = await DRAW[format](maze, options);
  return drawn.ok ? { kind: 'drawn', bytes: drawn.value } : { kind: 'bad-code', reason: drawn.reason };
}

/** The maze of a code; `null` when it takes more steps than a picture may, or is no longer wanted. */
function buildMaze(code: Code, { isCancelled }: Pick<TaskHooks, 'isCancelled'>): Maze | null {
  if (code.kind === 'lost-cause') return code.maze;
  if (isTooCostly(code.spec)) return null;
  const making = beginMaze(code.spec);
  for (let left: number = PICTURE_LIMITS.steps; left > 0 && !isCancelled(); left -= SLICE_STEPS) {
    if (making.advance(SLICE_STEPS)) return making.maze();
  }
  return null;
}

const DRAW: Readonly<
  Record<PictureOrder['format'], (maze: Maze, options: DrawOptions) => Promise<Result<Uint8Array>>>
> = {
  png: drawPng,
  svg: async (maze, options) => bytesOf(drawSvg(maze, options)),
  txt: async (maze, options) => bytesOf(drawText(maze, options)),
};

function bytesOf(text: Result<string>): Result<Uint8Array> {
  return text.ok ? accept(new TextEncoder().encode(text.value)) : text;
}

async function drawPng(maze: Maze, options: DrawOptions): Promise<Result<Uint8Array>> {
  const picture = paintBands(maze, options);
  if (!picture.ok) return picture;
  const { width, height } = picture.value;
  function* pixels(bands: Iterable<{ data: Uint8Array }>) {
    for (const band of bands) yield band.data;
  }
  const chunks: Uint8Array[] = [];
  const bands = pixels(picture.value.bands());
  for await (const chunk of encodePng({ width, height, channels: 4, bands })) chunks.push(chunk);
  return accept(Uint8Array.from(Buffer.concat(chunks)));
}
