import type { ThemeName } from '@warren/engine/draw';
import { CAVE_TILES, type CaveState, caveView } from '@warren/games/cave';
import type { Room } from '../../../graphics/canvas.js';
import { TEXT_INKS } from '../stage/text-stage.js';
import { TILE } from '../stage/tiles.js';

/** Which part of the cave a map shows. */
export interface MapView {
  /** The middle, in cells from the player. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels a cell. */
  readonly cell: number;
}

interface Inks {
  readonly ground: string;
  readonly tiles: Readonly<Record<string, string>>;
}

/** Sprites have the inks of the text stage. */
const INKS: Readonly<Record<ThemeName, Inks>> = {
  dark: {
    ground: '#0d0a07',
    tiles: {
      rock: '#1a1d26',
      wall: '#5b6475',
      floor: '#4c4743',
      chest: '#f2b84b',
      'open-chest': '#7a5a2a',
    },
  },
  light: {
    ground: '#efe4cb',
    tiles: {
      rock: '#b3a682',
      wall: '#56616e',
      floor: '#fffaee',
      chest: '#b87400',
      'open-chest': '#c9ad7a',
    },
  },
};

/** The cells a map of this room shows: columns and rows, odd, so that one is in the middle. */
export function mapCells({ width, height }: Room, cell: number): { columns: number; rows: number } {
  const odd = (length: number) => 2 * Math.ceil(length / cell / 2) + 1;
  return { columns: odd(width), rows: odd(height) };
}

/** Draws where the player has been. */
export function paintMap(
  canvas: HTMLCanvasElement,
  state: CaveState,
  { view, room, theme }: { readonly view: MapView; readonly room: Room; readonly theme: ThemeName },
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  canvas.width = Math.round(room.width * room.density);
  canvas.height = Math.round(room.height * room.density);
  const { columns, rows } = mapCells(room, view.cell);
  const { player } = state;
  const shown = caveView(state, {
    x: player.x + view.x,
    y: player.y + view.y,
    left: columns >> 1,
    top: rows >> 1,
    width: columns,
    height: rows,
  });
  const inks = INKS[theme];
  const size = view.cell * room.density;
  const left = (canvas.width - columns * size) / 2;
  const top = (canvas.height - rows * size) / 2;
  const put = (column: number, row: number, ink: string, grow = 0) => {
    context.fillStyle = ink;
    const x = Math.round(left + column * size - grow);
    const y = Math.round(top + row * size - grow);
    const wide = Math.ceil(size + 2 * grow);
    context.fillRect(x, y, wide, wide);
  };
  context.fillStyle = inks.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  shown.map.tiles.forEach((tile, place) => {
    const ink = inks.tiles[CAVE_TILES[tile]];
    if (ink !== undefined) put(place % columns, Math.floor(place / columns), ink);
  });
  for (const { kind, pose, x, y } of shown.sprites) {
    const isThing = pose === 'idle' && kind !== 'player';
    const ink = TEXT_INKS[theme][kind === 'player' ? 'player' : isThing ? 'thing' : 'monster'];
    put(x / TILE, y / TILE, ink, kind === 'player' ? room.density : 0);
  }
}
