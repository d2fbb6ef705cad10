import type { Frame, MazeLayer, Sprite, TileMap } from '@warren/games';
import type { Canvas } from '../tui/canvas.js';
import type { ScreenSize } from '../tui/picture.js';
import { type CellRoom, mazeWindow, withTrail } from './maze-window.js';
import { type Position, positionAt, positionOf } from './position.js';
import type { Token, TokenOf } from './tile-map.js';

/** The size of a cell in characters, without walls. */
export interface CellSize {
  readonly across: number;
  readonly down: number;
  /** Whether walls have their own rows; else the lower wall of a cell is an underline in its row. */
  readonly hasLines: boolean;
}

/** The pattern of a tile, in Unicode or ASCII. */
export type PatternOf = (tile: string, unicode: boolean) => Token | null;

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];
/** Corner characters by the walls that meet: up 1, right 2, down 4, left 8. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const LARGEST = 6;
const SMALLEST: CellSize = { across: 2, down: 1, hasLines: false };

/** The largest cells with which the whole maze fits, or the smallest there are. */
export function cellSizeFor({ width, height }: TileMap, { columns, rows }: ScreenSize): CellSize {
  for (let down = LARGEST; down > 0; down--) {
    const across = 2 * down + 1;
    if (width * (across + 1) < columns && height * (down + 1) < rows) return { across, down, hasLines: true };
  }
  return SMALLEST;
}

/**
 * Draws the maze of a frame with thin walls, patterns, trail and sprites: the whole maze, or the part around the player
 * if it does not fit.
 */
export function drawMaze(
  frame: Frame,
  canvas: Canvas,
  { patternOf = () => null, tokenOf }: { readonly patternOf?: PatternOf; readonly tokenOf: TokenOf },
): void {
  if (frame.maze === undefined) return;
  const whole = withTrail({ ...frame, maze: frame.maze });
  const { map, maze, sprites } = mazeWindow(whole, cellRoom(canvas));
  const size = cellSizeFor(map, canvas);
  const columns = map.width * (size.across + 1) + 1;
  const rows = map.height * pitchOf(size) + 1;
  const area = {
    column: Math.max(0, canvas.columns - columns) >> 1,
    row: Math.max(0, canvas.rows - rows) >> 1,
    columns,
    rows,
  };
  const room = canvas.part(area);
  const walls = wallsOf(waysOf(maze), map.width, map.height);
  if (size.hasLines) drawLines(map, walls, room, size);
  else drawFeet(map, walls, room, size);
  drawPatterns(map, room, size, patternOf);
  drawBridges(map, maze, room, size);
  for (const sprite of sprites) {
    const token = tokenOf(sprite, canvas.look.unicode);
    if (token !== null) drawToken(sprite, token, map, room, size);
  }
}

/** How many of the smallest cells fit. */
function cellRoom({ columns, rows }: Canvas): CellRoom {
  return { across: Math.floor((columns - 1) / (SMALLEST.across + 1)), down: rows - 1 };
}

/** The distance between the first rows of two cells. */
function pitchOf({ down, hasLines }: CellSize): number {
  return down + (hasLines ? 1 : 0);
}

/** Where the inside of a cell begins. */
function cornerOf({ column, row }: Position, size: CellSize): Position {
  return { column: column * (size.across + 1) + 1, row: row * pitchOf(size) + 1 };
}

function drawPatterns(map: TileMap, canvas: Canvas, size: CellSize, patternOf: PatternOf): void {
  map.tiles.forEach((tile, cell) => {
    const pattern = patternOf(map.names[tile], canvas.look.unicode);
    if (pattern === null) return;
    const { column, row } = cornerOf(positionAt(cell, map), size);
    // An underlined wall must be visible beside the pattern.
    const text = pattern.text.repeat(size.hasLines ? size.across : 1);
    for (let i = 0; i < size.down; i++) canvas.put(column, row + i, text, pattern.style);
  });
}

/** Walls as lines between the cells, with the right character in each corner. */
function drawLines({ width, height }: TileMap, walls: Walls, canvas: Canvas, size: CellSize): void {
  const { unicode } = canvas.look;
  for (let row = 0; row <= height; row++) {
    for (let column = 0; column <= width; column++) {
      const left = column * (size.across + 1);
      const top = row * pitchOf(size);
      const isLevel = walls.level(column, row);
      const isUpright = walls.upright(column, row);
      const meeting =
        (walls.upright(column, row - 1) ? 1 : 0) +
        (isLevel ? 2 : 0) +
        (isUpright ? 4 : 0) +
        (walls.level(column - 1, row) ? 8 : 0);
      if (meeting > 0) canvas.put(left, top, unicode ? CORNERS[meeting] : '+', 'wall');
      if (isLevel) canvas.put(left + 1, top, (unicode ? '─' : '-').repeat(size.across), 'wall');
      for (let i = 1; isUpright && i <= size.down; i++)
        canvas.put(left, top + i, unicode ? '│' : '|', 'wall');
    }
  }
}

/** Draws walls without their own rows: a lower wall is an underline of its cell. */
function drawFeet({ width, height }: TileMap, walls: Walls, canvas: Canvas, { across }: CellSize): void {
  const { unicode } = canvas.look;
  const foot = unicode ? '▁' : '_';
  for (let row = 0; row <= height; row++) {
    for (let column = 0; column <= width; column++) {
      const left = column * (across + 1);
      const isFloored = walls.level(column, row);
      if (row > 0 && walls.upright(column, row - 1)) canvas.put(left, row, unicode ? '│' : '|', 'wall');
      else if (isFloored && walls.level(column - 1, row)) canvas.put(left, row, foot, 'wall');
      if (isFloored) canvas.put(left + 1, row, foot.repeat(across), 'wall');
    }
  }
}

/** The open sides of each cell, over a bridge or beneath it. */
function waysOf({ sides, under }: MazeLayer): readonly number[] {
  return under === undefined ? sides : sides.map((open, cell) => open | under[cell]);
}

/** The walls of a maze: upright ones left of a cell, level ones above it. */
interface Walls {
  upright(column: number, row: number): boolean;
  level(column: number, row: number): boolean;
}

function wallsOf(sides: readonly number[], width: number, height: number): Walls {
  const isOpen = (column: number, row: number, side: number) => (sides[row * width + column] & side) !== 0;
  return {
    upright(column, row) {
      if (row < 0 || row >= height) return false;
      return column < width ? !isOpen(column, row, WEST) : !isOpen(column - 1, row, EAST);
    },
    level(column, row) {
      if (column < 0 || column >= width) return false;
      return row < height ? !isOpen(column, row, NORTH) : !isOpen(column, row - 1, SOUTH);
    },
  };
}

/** Draws a sprite inside the cell under its middle, at its position in the cell. */
function drawToken(sprite: Sprite, token: Token, map: TileMap, canvas: Canvas, size: CellSize): void {
  const { text, style } = token;
  const { tileSize } = map;
  const corner = cornerOf(positionOf(sprite, map), size);
  const within = (place: number, length: number) => Math.floor(((place % tileSize) * length) / tileSize);
  const middle = within(sprite.x + sprite.width / 2, size.across) - (text.length >> 1);
  const left = Math.max(0, Math.min(size.across - text.length, Math.max(0, middle)));
  const down = within(sprite.y + sprite.height / 2, size.down);
  const fits = text.length <= size.across ? text : text[text.length >> 1];
  canvas.put(corner.column + left, corner.row + down, fits, style);
}

/**
 * Draws the bridges of a maze: both edges of the upper corridor. The lower corridor leads up to them from both sides.
 */
function drawBridges(map: TileMap, { under }: MazeLayer, canvas: Canvas, size: CellSize): void {
  under?.forEach((beneath, cell) => {
    if (beneath === 0) return;
    const room = canvas.part({
      ...cornerOf(positionAt(cell, map), size),
      columns: size.across,
      rows: size.down,
    });
    if ((beneath & (NORTH | SOUTH)) !== 0) drawLevel(room);
    else drawUpright(room);
  });
}

/** A bridge from west to east: an edge above and one below, or one line in a single row. */
function drawLevel(canvas: Canvas): void {
  const edge = (canvas.look.unicode ? '═' : '=').repeat(canvas.columns);
  canvas.put(0, 0, edge, 'light');
  canvas.put(0, canvas.rows - 1, edge, 'light');
}

/** A bridge from north to south: an edge on either side. */
function drawUpright(canvas: Canvas): void {
  const [left, right] = canvas.look.unicode ? ['║', '║'] : ['[', ']'];
  for (let row = 0; row < canvas.rows; row++) {
    canvas.put(0, row, left, 'light');
    canvas.put(canvas.columns - 1, row, right, 'light');
  }
}
