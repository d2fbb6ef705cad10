import type { Frame, TileMap } from '@warren/games';

/** The character of a sprite or a tile by its name. What is not listed shows its first letter. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['rock', '█'],
  ['floor', ' '],
  ['player', '@'],
  ['slime', 's'],
  ['key', 'k'],
  ['lock', 'L'],
  ['sword', '/'],
  ['steel-sword', '†'],
  ['armour', 'A'],
  ['exit', 'E'],
]);

/** How much of the screen may be used, in characters. */
export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** Draws a frame as lines: a tile is two characters wide, because characters are twice as high as wide. */
export function frameText({ map, sprites }: Frame, { columns, rows }: ScreenSize): string[] {
  const across = clamp(Math.floor(columns / 2), 1, map.width);
  const down = clamp(rows, 1, map.height);
  const places = sprites.map(({ id, kind, x, y, width, height }) => ({
    id,
    kind,
    column: Math.floor((x + width / 2) / map.tileSize),
    row: Math.floor((y + height / 2) / map.tileSize),
  }));
  const player = places.find(({ id }) => id === 'player') ?? { column: 0, row: 0 };
  const left = clamp(player.column - (across >> 1), 0, map.width - across);
  const top = clamp(player.row - (down >> 1), 0, map.height - down);
  const cells = Array.from({ length: down }, (_, row) => ground(map, (top + row) * map.width + left, across));
  for (const { kind, column, row } of places) {
    const line = cells[row - top];
    if (line?.[column - left] !== undefined) line[column - left] = `${characterOf(kind)} `;
  }
  return cells.map((line) => line.join(''));
}

/** A row of tiles. */
function ground({ tiles, names }: TileMap, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => characterOf(names[tiles[from + i]]).repeat(2));
}

function characterOf(name: string): string {
  return CHARACTERS.get(name) ?? name.charAt(0);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
