import type { MazeLayer, TileMap } from '@warren/games';
import type { Canvas } from './canvas.js';

/** How large the cells of a maze are in characters, and how far it is from one row of them to the next. */
interface Cells {
  readonly across: number;
  readonly down: number;
  readonly pitch: number;
}

const [NORTH, SOUTH] = [1, 4];

/**
 * Draws the bridges of a maze: the two edges of the corridor above, along the way it runs. The corridor beneath leads
 * up to them from both sides.
 */
export function drawBridges(map: TileMap, { under }: MazeLayer, canvas: Canvas, cells: Cells): void {
  under?.forEach((beneath, cell) => {
    if (beneath === 0) return;
    const area = {
      column: (cell % map.width) * (cells.across + 1) + 1,
      row: Math.floor(cell / map.width) * cells.pitch + 1,
      columns: cells.across,
      rows: cells.down,
    };
    const room = canvas.part(area);
    if ((beneath & (NORTH | SOUTH)) !== 0) drawLevel(room);
    else drawUpright(room);
  });
}

/** A bridge from west to east: an edge above and one below, which are one line where there is a single row. */
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
