import type { Frame, Sprite, TileMap } from '@warren/games';

/** A tile of a map, counted from 0. */
export interface Position {
  readonly column: number;
  readonly row: number;
}

/** The tile under the middle of something. */
export function positionOf({ x, y, width, height }: Sprite, { tileSize }: TileMap): Position {
  return { column: Math.floor((x + width / 2) / tileSize), row: Math.floor((y + height / 2) / tileSize) };
}

/** The tile of a number, counted row by row. */
export function positionAt(cell: number, { width }: Pick<TileMap, 'width'>): Position {
  return { column: cell % width, row: Math.floor(cell / width) };
}

/** The number of a tile. */
export function cellOf({ column, row }: Position, { width }: TileMap): number {
  return row * width + column;
}

/** The sprites in words: their names, and how to get to them. Those without a name are left out. */
export function spriteWords(
  { sprites, map }: Frame,
  from: Position,
  nameOf: (sprite: Sprite) => string | null,
): string[] {
  return sprites.flatMap((sprite) => {
    const name = nameOf(sprite);
    return name === null ? [] : [`${name} ${offsetWords(from, positionOf(sprite, map))}`];
  });
}

/** Where the player is; the corner where there is none. */
export function playerPosition({ sprites, map }: Frame): Position {
  const player = sprites.find(({ id }) => id === 'player');
  return player === undefined ? { column: 0, row: 0 } : positionOf(player, map);
}

/** A position in words: "Column 3, row 1". */
export function positionWords({ column, row }: Position): string {
  return `Column ${column + 1}, row ${row + 1}`;
}

/** How to get from one place to another as the crow flies, in words: "2 east, 1 north", or "here". */
export function offsetWords(from: Position, to: Position): string {
  const [across, down] = [to.column - from.column, to.row - from.row];
  const parts: string[] = [];
  if (across !== 0) parts.push(`${Math.abs(across)} ${across > 0 ? 'east' : 'west'}`);
  if (down !== 0) parts.push(`${Math.abs(down)} ${down > 0 ? 'south' : 'north'}`);
  return parts.length === 0 ? 'here' : parts.join(', ');
}

/** Directions in words, from their bits: N 1, E 2, S 4, W 8. */
export function wayWords(open: number): string {
  const ways = ['north', 'east', 'south', 'west'].filter((_, i) => (open & (1 << i)) !== 0);
  return ways.length === 0 ? 'none' : ways.join(', ');
}
