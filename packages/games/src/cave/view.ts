import { CAVE_CELL, insideCave, regionOf } from '@warren/engine/cave';
import type { Sprite, TileMap } from '../kernel/frame.js';
import { isRock, lanternOf, litCells } from './eyes.js';
import type { CaveItemId } from './items.js';
import { monsterHealth } from './kinds.js';
import { caveOf } from './memory.js';
import { type Monster, monstersNear, monstersWithin, type Reach } from './monsters.js';
import { TILE } from './numbers.js';
import { cellOf, regionAt, regionCell, regionName } from './regions.js';
import { isSeen } from './seen.js';
import { mostHealth } from './settings.js';
import type { CaveState, Cell, RegionState } from './state.js';

export const CAVE_TILES = [
  'unseen',
  'rock',
  'wall',
  'floor',
  'chest',
  'open-chest',
  'water',
  'crystal',
  'camp',
] as const;
const [UNSEEN, ROCK, WALL, FLOOR, CHEST, OPEN_CHEST, WATER, CRYSTAL, CAMP] = CAVE_TILES.map((_, i) => i);

/** A rectangle of the world. Its upper left cell is given by a cell of the world and how far before it it lies. */
export interface CaveWindow extends Cell {
  readonly width: number;
  readonly height: number;
  /** 0. Near the edge of the world no number says it otherwise. */
  readonly left?: number;
  readonly top?: number;
}

/** What is to be seen of a rectangle of the world, at the state's moment. */
export interface CaveWindowView {
  readonly map: TileMap;
  /** By tile: 1 where the player's lantern shines now, 0 where the map is only remembered. */
  readonly lit: readonly number[];
  /** Counted from the upper left cell, `TILE` a cell; things first, then monsters, the player last. */
  readonly sprites: readonly Sprite[];
}

/** The most cells of an area. */
export const MAX_WINDOW_CELLS = 262_144;

/** An area of so many cells with the player in its middle. */
export function windowAround({ player }: CaveState, width: number, height: number): CaveWindow {
  return { x: player.x, y: player.y, left: width >> 1, top: height >> 1, width, height };
}

/** Whether what was never seen is dark: by the plain rules the whole screen is shown. */
export function hasDarkness({ settings }: CaveState): boolean {
  return settings.rules === 'deep';
}

/** Shows a rectangle of the world. It must not be larger than `MAX_WINDOW_CELLS`. */
export function caveView(state: CaveState, area: CaveWindow): CaveWindowView {
  const { width, height, left = 0, top = 0 } = area;
  if (!(width >= 1 && height >= 1 && width * height <= MAX_WINDOW_CELLS))
    throw new Error(`an area of ${width} x ${height} cells can't be shown`);
  const tiles = tilesOf(state, area);
  const lit = lightOf(state, area, tiles);
  const id = `${area.x - left},${area.y - top},${width},${height},${state.explored},${state.chests}`;
  const map = { id, width, height, tileSize: TILE, tiles, names: CAVE_TILES };
  return { map, lit, sprites: spritesOf(state, area, lit) };
}

function tilesOf(state: CaveState, { x, y, width, height, left = 0, top = 0 }: CaveWindow): number[] {
  const dark = hasDarkness(state);
  const groundAt = groundReader(state);
  // With a ring of one cell around it, so that rock at the border knows whether it is a wall.
  const across = width + 2;
  const grounds = new Uint8Array(across * (height + 2));
  for (let i = 0; i < grounds.length; i++)
    grounds[i] = groundAt(x - left - 1 + (i % across), y - top - 1 + Math.floor(i / across));
  const tiles: number[] = [];
  for (let i = 0; i < width * height; i++) {
    const [column, row] = [i % width, Math.floor(i / width)];
    const ground = grounds[(row + 1) * across + column + 1];
    const solid = ground === ROCK || ground === UNSEEN;
    if (!solid || !besideFloor(grounds, row * across + column, across)) tiles.push(ground);
    // Floor that was not seen yet may lie beside floor that was.
    else tiles.push(dark && !isRock(state, x - left + column, y - top + row) ? UNSEEN : WALL);
  }
  return tiles;
}

/** Tiles by kind of cell. */
const GROUNDS: Readonly<Record<number, number>> = {
  [CAVE_CELL.rock]: ROCK,
  [CAVE_CELL.water]: WATER,
  [CAVE_CELL.crystal]: CRYSTAL,
  [CAVE_CELL.camp]: CAMP,
};

/** Looks up the ground, cell by cell, rock never being wall; quick as long as the cells lie in one region. */
function groundReader(state: CaveState): (x: number, y: number) => number {
  const cave = caveOf(state);
  const size = state.settings.regionSize;
  const dark = hasDarkness(state);
  let [rx, ry] = [Number.NaN, Number.NaN];
  let region: RegionState | null = null;
  return (x, y) => {
    if (!insideCave(x, y)) return dark ? UNSEEN : ROCK;
    const [column, row] = [regionOf(x, size), regionOf(y, size)];
    if (column.region !== rx || row.region !== ry) {
      [rx, ry] = [column.region, row.region];
      region = regionAt(state, regionName(rx, ry));
    }
    const cell = row.cell * size + column.cell;
    if (dark && !isSeen(region, cell)) return UNSEEN;
    const kind = cave.cellAt(x, y);
    if (kind === CAVE_CELL.chest) return region?.opened.includes(cell) === true ? OPEN_CHEST : CHEST;
    return GROUNDS[kind] ?? FLOOR;
  };
}

/** Whether one of the nine cells from a corner on is floor, whatever stands on it. */
function besideFloor(grounds: Uint8Array, corner: number, across: number): boolean {
  for (let row = corner; row <= corner + 2 * across; row += across) {
    for (let cell = row; cell < row + 3; cell++) if (grounds[cell] >= FLOOR) return true;
  }
  return false;
}

/** Where the lantern shines: on the floor in sight and the walls beside it. */
function lightOf(state: CaveState, area: CaveWindow, tiles: readonly number[]): number[] {
  const { width, height } = area;
  const lit = tiles.map(() => 0);
  for (const cell of litCells(state)) {
    const { column, row } = inWindow(area, cell);
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
        const at = y * width + x;
        if ((x === column && y === row) || tiles[at] === WALL) lit[at] = 1;
      }
    }
  }
  return lit;
}

/** Where a cell of the world lies in an area, also outside of it. */
function inWindow({ x, y, left = 0, top = 0 }: CaveWindow, cell: Cell): { column: number; row: number } {
  return { column: cell.x - x + left, row: cell.y - y + top };
}

function spritesOf(state: CaveState, area: CaveWindow, lit: readonly number[]): Sprite[] {
  const { width, height } = area;
  const dark = hasDarkness(state);
  const sprites: Sprite[] = [];
  const add = (cell: Cell, sprite: Look, everywhere: boolean) => {
    const { column, row } = inWindow(area, cell);
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    if (!everywhere && lit[row * width + column] === 0) return;
    const place = { x: column * TILE, y: row * TILE, width: TILE, height: TILE };
    sprites.push({ ...sprite, ...place, age: 0 });
  };
  const reach = Math.max(width, height) + lanternOf(state);
  for (const { x, y, name, item } of lyingNear(state, reach))
    add(
      { x, y },
      { id: `item-${name}-${item}`, kind: item, pose: 'idle', facing: 'south', health: null },
      true,
    );
  // In the dark only those in the light are seen, and the light is near.
  const seen = dark
    ? monstersNear(state, state.player, lanternOf(state))
    : monstersWithin(state, area, reachOf(area));
  for (const monster of seen) add(monster, monsterLook(state, monster), !dark);
  add(state.player, playerLook(state), true);
  return sprites;
}

/** How far an area reaches from the cell it is given by. */
function reachOf({ width, height, left = 0, top = 0 }: CaveWindow): Reach {
  return { west: left, east: width - 1 - left, north: top, south: height - 1 - top };
}

type Look = Pick<Sprite, 'id' | 'kind' | 'pose' | 'facing' | 'health'>;

function monsterLook({ fight }: CaveState, { rx, ry, index, name, kind, stirred }: Monster): Look {
  const fights = fight !== null && fight.rx === rx && fight.ry === ry && fight.index === index;
  const chases = stirred !== null && stirred.alert > 0;
  return {
    id: `monster-${name}`,
    kind: kind.id,
    pose: fights ? 'attack' : chases ? 'chase' : 'idle',
    facing: 'south',
    health: fights ? { now: fight.health, most: monsterHealth(kind) } : null,
  };
}

function playerLook({ player, phase, settings }: CaveState): Look {
  const { facing, health: now } = player;
  const most = mostHealth(settings);
  const pose = phase === 'fighting' ? 'attack' : 'idle';
  return { id: 'player', kind: 'player', pose, facing, health: now < most ? { now, most } : null };
}

/** Things that lie about within so many cells of the player. */
export function lyingNear(state: CaveState, reach: number): (Cell & { name: string; item: CaveItemId })[] {
  const { player, settings } = state;
  const size = settings.regionSize;
  const middle = regionCell(state, player.x, player.y);
  const around = Math.ceil(reach / size);
  const found: (Cell & { name: string; item: CaveItemId })[] = [];
  for (let ry = middle.ry - around; ry <= middle.ry + around; ry++) {
    for (let rx = middle.rx - around; rx <= middle.rx + around; rx++) {
      const name = regionName(rx, ry);
      for (const { cell, item } of regionAt(state, name)?.lying ?? [])
        found.push({ ...cellOf(state, { rx, ry, cell }, player), name: `${name}-${cell}`, item });
    }
  }
  return found;
}
