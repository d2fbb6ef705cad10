import type { Frame } from '@warren/games';

/** The character of a sprite or a tile by its name. What is not listed shows its first letter. */
const CHARACTERS: Readonly<Record<string, string>> = {
  rock: '█',
  floor: ' ',
  player: '@',
  slime: 's',
  key: 'k',
  lock: 'L',
  sword: '/',
  'steel-sword': '†',
  armour: 'A',
  exit: 'E',
};

/** How much of the screen a frame may take, in characters. */
export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** Draws a frame as lines: a tile is two characters wide, because characters are twice as high as wide. */
export function frameText(frame: Frame, { columns, rows }: ScreenSize): string[] {
  const { map, sprites } = frame;
  const across = Math.max(1, Math.min(map.width, Math.floor(columns / 2)));
  const down = Math.max(1, Math.min(map.height, rows));
  const focus = sprites.find(({ id }) => id === 'player');
  const tileOf = (x: number) => Math.floor(x / map.tileSize);
  const left = clamp(tileOf((focus?.x ?? 0) + (focus?.width ?? 0) / 2) - (across >> 1), map.width - across);
  const top = clamp(tileOf((focus?.y ?? 0) + (focus?.height ?? 0) / 2) - (down >> 1), map.height - down);
  const cells: string[][] = [];
  for (let y = 0; y < down; y++) {
    cells.push(
      Array.from({ length: across }, (_, x) => tile(map.names[map.tiles[(top + y) * map.width + left + x]])),
    );
  }
  for (const { kind, x, y, width, height } of sprites) {
    const column = tileOf(x + width / 2) - left;
    const row = tileOf(y + height / 2) - top;
    if (cells[row]?.[column] !== undefined) cells[row][column] = `${characterOf(kind)} `;
  }
  return cells.map((line) => line.join(''));
}

function characterOf(name: string): string {
  return CHARACTERS[name] ?? name[0] ?? '?';
}

function tile(name: string): string {
  return characterOf(name).repeat(2);
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
