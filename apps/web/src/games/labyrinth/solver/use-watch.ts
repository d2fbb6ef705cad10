import type { ThemeName } from '@warren/engine/draw';
import { beginWayOut, type LabyrinthRound, type Square, type WayOut } from '@warren/games/labyrinth';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadAtlas } from '../../../graphics/atlas.js';
import { isHighContrast } from '../../../settings/settings.js';
import { CELL_ART, CORRIDOR_ART, EAST, NORTH, SOUTH, STONE_ART, WEST } from '../stage/ground.js';
import { drawMaze } from '../stage/ground-sheet.js';
import { type LabyrinthPalette, labyrinthPalette } from '../stage/palette.js';
import { paintMarks, trailMarks } from '../stage/trail.js';

/** What is watched, and how. */
export interface WatchOptions {
  readonly round: LabyrinthRound;
  readonly from: Square;
  readonly solver: string;
  /** Steps a second. */
  readonly speed: number;
  readonly playing: boolean;
  /** Another number begins again. */
  readonly turn: number;
  readonly theme: ThemeName;
}

/** What can be said about a search. */
export interface WatchProgress {
  readonly visited: number;
  readonly ended: boolean;
  /** How long the way is; `null` as long as none was found. */
  readonly steps: number | null;
  /** Why there is none. */
  readonly trouble: string | null;
  readonly cursor: Square | null;
}

const NO_PROGRESS: WatchProgress = { visited: 0, ended: false, steps: null, trouble: null, cursor: null };
/** After a pause of the browser the steps are not made up for. */
const LONGEST_GAP_MS = 100;
/** How far a mark stays from the edges of its corridor, and how large a mark of the way is, in pixels of art. */
const INSET_ART = 2;
const WAY_ART = 5;

/** A search on a canvas, step by step. Returns what there is to say, and a way to make one step by hand. */
export function useWatch(
  canvas: RefObject<HTMLCanvasElement | null>,
  options: WatchOptions,
): { readonly progress: WatchProgress; readonly step: () => void } {
  const { round, from, solver, turn, theme } = options;
  const [progress, setProgress] = useState(NO_PROGRESS);
  const latest = useRef(options);
  latest.current = options;
  const hand = useRef<(steps: number) => void>(() => {});

  useEffect(() => {
    const begun = beginWayOut({ round, solver, from });
    setProgress(begun.ok ? NO_PROGRESS : { ...NO_PROGRESS, ended: true, trouble: begun.reason });
    if (!begun.ok) return;
    const closed = new AbortController();
    void loadAtlas(theme).then((atlas) => {
      if (closed.signal.aborted || canvas.current === null) return;
      const palette = labyrinthPalette(theme, isHighContrast());
      const context = drawMaze(canvas.current, round, { atlas, plain: palette.plain });
      hand.current = makeAdvance(begun.value, { context, round, palette, tell: setProgress });
      everyFrame(latest, hand.current, closed.signal);
    });
    return () => {
      closed.abort();
      hand.current = () => {};
    };
  }, [canvas, round, from, solver, turn, theme]);
  return { progress, step: () => hand.current(1) };
}

interface AdvanceParts {
  readonly context: CanvasRenderingContext2D;
  readonly round: LabyrinthRound;
  readonly palette: LabyrinthPalette;
  readonly tell: (progress: WatchProgress) => void;
}

/** Makes steps and paints what came of them. */
function makeAdvance(wayOut: WayOut, { context, round, palette, tell }: AdvanceParts) {
  const marked = new Set<number>();
  let ended = false;
  return (steps: number): void => {
    if (ended) return;
    for (let i = 0; i < steps && !ended; i++) {
      ended = wayOut.advance(1);
      const square = wayOut.cursor();
      if (square === null) continue;
      const name = square.cell * 2 + (square.beneath ? 1 : 0);
      // What is looked at twice is not darker.
      if (!marked.has(name)) paintSeen(context, round, square, palette.seen);
      marked.add(name);
    }
    const path = ended ? wayOut.path() : null;
    if (path?.ok) {
      const cells = path.value.map(({ cell }) => cell);
      const colours = [palette.trailEdge, palette.found] as const;
      const marks = trailMarks(cells, round.width, round.under);
      paintMarks(context, marks, { colours, side: WAY_ART, scale: 1, corner: { x: 0, y: 0 } });
    }
    tell({
      visited: wayOut.visited(),
      ended,
      cursor: ended ? null : wayOut.cursor(),
      steps: path?.ok ? path.value.length - 1 : null,
      trouble: path?.ok === false ? path.reason : null,
    });
  };
}

/** Asks before every picture how many steps are due. */
function everyFrame(
  latest: RefObject<WatchOptions>,
  advance: (steps: number) => void,
  signal: AbortSignal,
): void {
  let before: number | null = null;
  let owed = 0;
  function follow(now: number): void {
    if (signal.aborted) return;
    const { playing = false, speed = 0 } = latest.current ?? {};
    const elapsed = before === null ? 0 : Math.min(LONGEST_GAP_MS, now - before);
    before = now;
    owed = playing ? owed + (elapsed * speed) / 1000 : 0;
    const whole = Math.floor(owed);
    owed -= whole;
    if (whole > 0) advance(whole);
    requestAnimationFrame(follow);
  }
  requestAnimationFrame(follow);
}

/** Marks a square as looked at. Beneath a bridge only its mouths are seen, so only they are marked. */
function paintSeen(
  context: CanvasRenderingContext2D,
  { width, under }: LabyrinthRound,
  { cell, beneath }: Square,
  colour: string,
): void {
  const left = (cell % width) * CELL_ART;
  const top = Math.floor(cell / width) * CELL_ART;
  const near = STONE_ART + INSET_ART;
  const side = CORRIDOR_ART - 2 * INSET_ART;
  context.fillStyle = colour;
  if (!beneath) {
    context.fillRect(left + near, top + near, side, side);
    return;
  }
  const far = CELL_ART - STONE_ART;
  const sides = under[cell];
  if (sides & NORTH) context.fillRect(left + near, top, side, STONE_ART - 1);
  if (sides & SOUTH) context.fillRect(left + near, top + far + 3, side, STONE_ART - 3);
  if (sides & WEST) context.fillRect(left, top + near, STONE_ART, side);
  if (sides & EAST) context.fillRect(left + far, top + near, STONE_ART, side);
}
