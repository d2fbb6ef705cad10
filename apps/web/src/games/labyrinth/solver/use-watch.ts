import { accept, type Result } from '@warren/engine';
import type { ThemeName } from '@warren/engine/draw';
import { beginWayOut, type LabyrinthRound, type Square } from '@warren/games/labyrinth';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadAtlas } from '../../../graphics/atlas.js';
import { contextOf } from '../../../graphics/canvas.js';
import { drawMaze } from '../stage/ground-sheet.js';
import { labyrinthPalette } from '../stage/palette.js';
import { paintFound, paintSeen } from './paint-watch.js';

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
    const begun = beginWatch(round, solver, from);
    setProgress(begun.ok ? NO_PROGRESS : { ...NO_PROGRESS, ended: true, trouble: begun.reason });
    if (!begun.ok) return;
    let frame = 0;
    let open = true;
    void loadAtlas(theme).then((atlas) => {
      const element = canvas.current;
      if (!open || element === null) return;
      const drawn = drawMaze(round, atlas);
      element.width = drawn.width;
      element.height = drawn.height;
      contextOf(element).drawImage(drawn, 0, 0);
      const advance = makeAdvance(contextOf(element), begun.value, { round, theme, tell: setProgress });
      hand.current = advance;
      frame = everyFrame(latest, advance, (next) => {
        frame = next;
      });
    });
    return () => {
      open = false;
      hand.current = () => {};
      cancelAnimationFrame(frame);
    };
  }, [canvas, round, from, solver, turn, theme]);
  return { progress, step: () => hand.current(1) };
}

/** Makes steps and paints what came of them. */
function makeAdvance(
  context: CanvasRenderingContext2D,
  watch: Watch,
  {
    round,
    theme,
    tell,
  }: { round: LabyrinthRound; theme: ThemeName; tell: (progress: WatchProgress) => void },
): (steps: number) => void {
  const palette = labyrinthPalette(theme);
  const marked = new Set<number>();
  return (steps) => {
    if (watch.ended) return;
    for (const square of watch.advance(steps)) {
      const name = square.cell * 2 + (square.beneath ? 1 : 0);
      // What is looked at twice is not darker.
      if (!marked.has(name)) paintSeen(context, round, square, palette.seen);
      marked.add(name);
    }
    const { visited, ended, cursor, path } = watch;
    if (path?.ok) paintFound(context, round, path.value, palette);
    tell({
      visited,
      ended,
      cursor: ended ? null : cursor,
      steps: path?.ok ? path.value.length - 1 : null,
      trouble: path?.ok === false ? path.reason : null,
    });
  };
}

/** Asks before every picture how many steps are due. */
function everyFrame(
  latest: RefObject<WatchOptions>,
  advance: (steps: number) => void,
  onFrame: (frame: number) => void,
): number {
  let before: number | null = null;
  let owed = 0;
  function follow(now: number): void {
    const { playing = false, speed = 0 } = latest.current ?? {};
    const elapsed = before === null ? 0 : Math.min(LONGEST_GAP_MS, now - before);
    before = now;
    owed = playing ? owed + (elapsed * speed) / 1000 : 0;
    const whole = Math.floor(owed);
    owed -= whole;
    if (whole > 0) advance(whole);
    onFrame(requestAnimationFrame(follow));
  }
  return requestAnimationFrame(follow);
}

/** A solver being watched: what it has looked at so far, and the way it found. */
export interface Watch {
  /** Makes so many steps; returns the squares it came to, in their order. */
  advance(steps: number): Square[];
  readonly ended: boolean;
  /** How many squares it has looked at; one that it comes back to counts again. */
  readonly visited: number;
  readonly cursor: Square | null;
  /** After the end: the way out, or why there is none. */
  readonly path: Result<readonly Square[]> | null;
}

/** Sets a solver to work in a level, from a square. */
export function beginWatch(round: LabyrinthRound, solver: string, from: Square): Result<Watch> {
  const begun = beginWayOut({ round, solver, from });
  if (!begun.ok) return begun;
  const wayOut = begun.value;
  let ended = false;
  return accept({
    advance(steps) {
      const squares: Square[] = [];
      for (let i = 0; i < steps && !ended; i++) {
        ended = wayOut.advance(1);
        const square = wayOut.cursor();
        if (square !== null) squares.push(square);
      }
      return squares;
    },
    get ended() {
      return ended;
    },
    get visited() {
      return wayOut.visited();
    },
    get cursor() {
      return wayOut.cursor();
    },
    get path() {
      return ended ? wayOut.path() : null;
    },
  });
}
