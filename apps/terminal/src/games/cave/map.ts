import { type CaveState, hasChest, knownReader } from '@warren/games/cave';
import { offsetWords } from '../../game/position.js';
import { bandOf, type Canvas } from '../../tui/canvas.js';
import { keyOn } from '../../tui/dialogs.js';
import { SMALL_SCREEN } from '../../tui/picture-stage.js';
import type { Page } from '../../tui/stage.js';
import { type Point, walked } from './commands.js';
import type { CaveSession } from './session.js';

/** A character of braille has two dots across and four down; each of them is a square of the cave. */
const DOTS = { across: 2, down: 4 } as const;
const BRAILLE = 0x2800;
/** The bit of each dot, row by row. */
const DOT_BITS = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];
/** Possible widths of a dot in cells. */
const SCALES = [1, 2, 4, 8];
/** Above this scale chests are too many to be marked. */
const MOST_MARKED = 2;

/** The part of the cave on the map, by its middle. */
interface Chart extends Point {
  /** Cells a dot. */
  readonly scale: number;
}

/** Shows the map of the explored cave, which scrolls and zooms, until another key is pressed. */
export async function showChart(session: CaveSession): Promise<void> {
  const { stage } = session.app;
  const { player } = session.state;
  let chart: Chart = { x: player.x, y: player.y, scale: SCALES[0] };
  for (;;) {
    const key = await keyOn(stage, chartPage(session.state, chart));
    const next = turned(chart, key, player);
    if (next === null) return;
    chart = next;
  }
}

function turned(chart: Chart, key: string, player: Point): Chart | null {
  const zoom = SCALES.indexOf(chart.scale) + (key === '-' ? 1 : -1);
  if (key === '+' || key === '=' || key === '-') return { ...chart, scale: SCALES[zoom] ?? chart.scale };
  if (key === '0' || key === 'home') return { ...chart, x: player.x, y: player.y };
  const next = walked(chart, key, 16 * chart.scale);
  return next === null ? null : { ...chart, ...next };
}

function chartPage(state: CaveState, chart: Chart): Page {
  const { explored, chests, regions, player } = state;
  const words = `${explored} cells explored in ${Object.keys(regions).length} regions, ${chests} chests opened`;
  const home = offsetWords({ column: player.x, row: player.y }, { column: 0, row: 0 });
  return {
    draw(canvas) {
      canvas.put(1, 0, `Map   ${words}`, 'title');
      drawChart(state, chart, bandOf(canvas, 1, canvas.rows - 2));
      const keys = 'arrows scroll  + - zoom  0 you';
      canvas.put(1, canvas.rows - 1, `${keys}   a dot is ${chart.scale} wide`, 'quiet');
    },
    least: SMALL_SCREEN,
    lines: () => [words, `Where you began: ${home}`],
  };
}

function drawChart(state: CaveState, chart: Chart, canvas: Canvas): void {
  const { scale } = chart;
  const known = knownReader(state);
  const [wide, high] = [DOTS.across * scale, DOTS.down * scale];
  const left = chart.x - (canvas.columns >> 1) * wide;
  const top = chart.y - (canvas.rows >> 1) * high;
  const seen = boundsOf(state);
  const from = { column: Math.floor((seen.left - left) / wide), row: Math.floor((seen.top - top) / high) };
  const to = { column: Math.ceil((seen.right - left) / wide), row: Math.ceil((seen.bottom - top) / high) };
  for (let row = Math.max(0, from.row); row < Math.min(canvas.rows, to.row); row++) {
    for (let column = Math.max(0, from.column); column < Math.min(canvas.columns, to.column); column++) {
      const corner = { x: left + column * wide, y: top + row * high };
      const dots = dotsOf(known, corner, scale);
      if (dots === 0) continue;
      const isChest = scale < MOST_MARKED && holdsChest(state, known, corner);
      const sign = canvas.look.unicode ? String.fromCharCode(BRAILLE + dots) : ':';
      canvas.put(column, row, isChest ? 'C' : sign, isChest ? 'treasure' : 'wall');
    }
  }
  const { player } = state;
  canvas.put(Math.floor((player.x - left) / wide), Math.floor((player.y - top) / high), '@', 'player');
}

/** A rectangle around every region of which something was seen. */
function boundsOf({ regions, settings }: CaveState): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const size = settings.regionSize;
  const places = Object.keys(regions).map((name) => name.split(',').map(Number));
  const across = places.map(([rx]) => rx);
  const down = places.map(([, ry]) => ry);
  return {
    left: Math.min(...across) * size,
    right: (Math.max(...across) + 1) * size,
    top: Math.min(...down) * size,
    bottom: (Math.max(...down) + 1) * size,
  };
}

type Known = ReturnType<typeof knownReader>;

/** The dots of a character from its first cell: a dot is set if any of its cells was seen. */
function dotsOf(known: Known, { x, y }: Point, scale: number): number {
  let dots = 0;
  for (let dot = 0; dot < DOT_BITS.length; dot++) {
    const [across, down] = [x + (dot % DOTS.across) * scale, y + Math.floor(dot / DOTS.across) * scale];
    if (anySeen(known, across, down, scale)) dots |= DOT_BITS[dot];
  }
  return dots;
}

// Cells count from the first one: at the edge of the world a coordinate plus one may be the same number.

function anySeen(known: Known, left: number, top: number, side: number): boolean {
  for (let cell = 0; cell < side * side; cell++) {
    if (known(left + (cell % side), top + Math.floor(cell / side))) return true;
  }
  return false;
}

function holdsChest(state: CaveState, known: Known, corner: Point): boolean {
  for (let cell = 0; cell < DOTS.across * DOTS.down; cell++) {
    const [x, y] = [corner.x + (cell % DOTS.across), corner.y + Math.floor(cell / DOTS.across)];
    if (known(x, y) && hasChest(state, x, y)) return true;
  }
  return false;
}
