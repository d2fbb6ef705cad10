import type { Run } from '@warren/games';
import {
  isLock,
  type LostCauseFrame,
  type LostCauseHud,
  type LostCauseState,
  lostCause,
} from '@warren/games/lost-cause';
import type { Session } from '../../game/game-view.js';
import { bandOf, type Canvas } from '../../tui/canvas.js';
import { keyOn } from '../../tui/dialogs.js';
import type { Page } from '../../tui/stage.js';

/** A character of braille has two dots across and four down; each of them is a tile. */
const DOTS = { across: 2, down: 4 } as const;
const BRAILLE = 0x2800;
/** The bit of each dot, row by row. */
const DOT_BITS = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];
const FLOOR = 2;

type Known = Pick<LostCauseHud, 'map' | 'here'>;

/** The first tile that is shown of so many, so that the player is in view and no room is wasted. */
function firstOf(here: number, shown: number, all: number): number {
  return Math.max(0, Math.min(all - shown, here - (shown >> 1)));
}

/** Draws what was seen of the maze around the player, as small as it can be: a dot a tile. */
export function drawSmallMap({ map, here }: Known, canvas: Canvas): void {
  const { width, height, tiles } = map;
  const [x, y] = [here % width, Math.floor(here / width)];
  const left = firstOf(x, canvas.columns * DOTS.across, width);
  const top = firstOf(y, canvas.rows * DOTS.down, height);
  for (let row = 0; row < canvas.rows; row++) {
    for (let column = 0; column < canvas.columns; column++) {
      const corner = { x: left + column * DOTS.across, y: top + row * DOTS.down };
      const isFloor = (dot: number) => {
        const [dotX, dotY] = [corner.x + (dot % DOTS.across), corner.y + Math.floor(dot / DOTS.across)];
        return dotX < width && dotY < height && tiles[dotY * width + dotX] === FLOOR;
      };
      const dots = DOT_BITS.reduce((sum, bit, dot) => sum | (isFloor(dot) ? bit : 0), 0);
      if (dots === 0) continue;
      canvas.put(column, row, canvas.look.unicode ? String.fromCharCode(BRAILLE + dots) : ':', 'floor');
    }
  }
  canvas.put(Math.floor((x - left) / DOTS.across), Math.floor((y - top) / DOTS.down), '@', 'player');
}

/** Shows the map of what was seen until a key is pressed. The clock stands still meanwhile. */
export async function showMap({ app, run }: Session<LostCauseState>): Promise<void> {
  await keyOn(app.stage, mapPage(run));
}

export function mapPage({ state }: Pick<Run<LostCauseState>, 'state'>): Page {
  const { hud } = lostCause.frame(state) as LostCauseFrame;
  const { map } = hud;
  const seen = map.tiles.filter((tile) => tile === FLOOR).length;
  const marks = map.marks.map(({ kind }) => kind.replace('-', ' '));
  const words = `${seen} tiles of the way seen${marks.length === 0 ? '' : `, with ${marks.join(', ')}`}`;
  return {
    draw(canvas) {
      canvas.put(1, 0, 'Map of what you have seen', 'title');
      drawMap(hud, bandOf(canvas, 1, canvas.rows - 2));
      canvas.put(1, canvas.rows - 1, '@ you   k key   L lock   * other things   any key goes back', 'quiet');
    },
    lines: () => [words],
  };
}

/** Draws the ways that were seen as blocks: two rows of tiles are a row of the screen. */
function drawMap({ map, here }: Known, canvas: Canvas): void {
  const { width, height, tiles, marks } = map;
  const left = firstOf(here % width, canvas.columns, width);
  const top = firstOf(Math.floor(here / width), 2 * canvas.rows, height) & ~1;
  const corner = (canvas.columns - Math.min(width, canvas.columns)) >> 1;
  const isFloor = (x: number, y: number) => x < width && y < height && tiles[y * width + x] === FLOOR;
  const blocks = canvas.look.unicode ? [' ', '▀', '▄', '█'] : [' ', '"', '.', '#'];
  for (let row = 0; row < Math.min(canvas.rows, Math.ceil((height - top) / 2)); row++) {
    for (let column = 0; column < Math.min(canvas.columns, width); column++) {
      const [x, y] = [left + column, top + 2 * row];
      const block = blocks[(isFloor(x, y) ? 1 : 0) + (isFloor(x, y + 1) ? 2 : 0)];
      if (block !== ' ') canvas.put(corner + column, row, block, 'floor');
    }
  }
  const put = (tile: number, text: string, style: 'thing' | 'lock' | 'player') => {
    const row = (Math.floor(tile / width) - top) >> 1;
    if (row >= 0 && row < canvas.rows) canvas.put(corner + (tile % width) - left, row, text, style);
  };
  for (const { tile, kind } of marks) {
    if (kind !== 'exit' && isLock(kind)) put(tile, 'L', 'lock');
    else put(tile, kind === 'exit' ? 'E' : kind.endsWith('key') ? 'k' : '*', 'thing');
  }
  put(here, '@', 'player');
}
