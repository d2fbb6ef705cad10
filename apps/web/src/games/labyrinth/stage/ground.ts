import type { SceneGround } from '../../../graphics/preview-scene.js';
import type { Lay } from '../../../graphics/tile-ground.js';
import { tileHash } from '../../../graphics/tile-hash.js';

/** A cell is so many pixels of art wide. */
export const CELL_ART = 28;
/** On each side of a corridor so many of them are stone: corridors are narrower than cells, so that bridges are seen. */
export const STONE_ART = 5;
export const CORRIDOR_ART = CELL_ART - 2 * STONE_ART;

/** The open sides of a cell, as mazes have them. */
export const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

/** A maze of two layers: by cell its open sides, and those of the passage that runs beneath it. */
export interface WovenCells {
  readonly sides: readonly number[];
  readonly under: readonly number[];
}

/** Floors and rocks there are; most cells have the first. */
const FLOORS = ['lab-floor-0', 'lab-floor-1', 'lab-floor-2'] as const;
/** One floor in so many is cracked. */
const CRACKED = 11;
const ROCKS = ['lab-rock-0', 'lab-rock-1'] as const;

/** Where the stone beyond a corridor begins. */
const FAR = STONE_ART + CORRIDOR_ART;
/** How far the dark of a mouth reaches out of the cell of its bridge. */
const MOUTH_REACH = 6;
/** A deck stands a little above its corridor, and its front hangs down. */
const DECK_TOP = 4;

/** The ground of a woven maze: corridors between stone, and bridges where they cross. */
export function wovenGround({ sides, under }: WovenCells): SceneGround {
  return {
    tile: CELL_ART,
    lay({ width, height }, rim, lay) {
      for (let y = -rim; y < height + rim; y++) {
        for (let x = -rim; x < width + rim; x++) {
          const isInside = x >= 0 && y >= 0 && x < width && y < height;
          const cell = y * width + x;
          if (isInside) layCell(lay, x, y, sides[cell] | (under[cell] ?? 0));
          else lay(ROCKS[tileHash(x, y, 1) % ROCKS.length], x * CELL_ART, y * CELL_ART);
        }
      }
      // The dark of a mouth lies on the corridors around it, so bridges come last.
      under.forEach((beneath, cell) => {
        if (beneath !== 0) layBridge(lay, cell % width, Math.floor(cell / width), beneath);
      });
      return [];
    },
  };
}

/** Lays the deck alone: it is laid once more over actors beneath it. */
export function layDeck(lay: Lay, x: number, y: number, beneath: number): void {
  if (beneath & NORTH) lay('lab-deck-h', x * CELL_ART, y * CELL_ART + DECK_TOP);
  else lay('lab-deck-v', x * CELL_ART + STONE_ART, y * CELL_ART);
}

function layBridge(lay: Lay, x: number, y: number, beneath: number): void {
  const left = x * CELL_ART;
  const top = y * CELL_ART;
  if (beneath & NORTH) {
    lay('lab-mouth-n', left + STONE_ART, top - MOUTH_REACH);
    lay('lab-mouth-s', left + STONE_ART, top + FAR - 1);
  } else {
    lay('lab-mouth-w', left - MOUTH_REACH, top + STONE_ART);
    lay('lab-mouth-e', left + FAR, top + STONE_ART);
  }
  layDeck(lay, x, y, beneath);
}

function layCell(lay: Lay, x: number, y: number, open: number): void {
  const left = x * CELL_ART;
  const top = y * CELL_ART;
  const lot = tileHash(x, y, 0);
  lay(FLOORS[lot % CRACKED === 0 ? 2 : lot & 1], left, top);
  layShade(lay, left, top, open);
  if (!(open & NORTH)) lay('lab-wall-n', left + STONE_ART, top);
  if (!(open & SOUTH)) lay('lab-wall-s', left + STONE_ART, top + FAR);
  if (!(open & WEST)) lay('lab-wall-w', left, top + STONE_ART);
  if (!(open & EAST)) lay('lab-wall-e', left + FAR, top + STONE_ART);
  lay(`lab-nw-${corner(open, NORTH, WEST)}`, left, top);
  lay(`lab-ne-${corner(open, NORTH, EAST)}`, left + FAR, top);
  lay(`lab-sw-${corner(open, SOUTH, WEST)}`, left, top + FAR);
  lay(`lab-se-${corner(open, SOUTH, EAST)}`, left + FAR, top + FAR);
}

/** Which of the drawings of a corner it is: 1 where the passage above or below is open, 2 where the one beside is. */
function corner(open: number, upright: number, level: number): 0 | 1 | 2 | 3 {
  return (((open & upright) !== 0 ? 1 : 0) + ((open & level) !== 0 ? 2 : 0)) as 0 | 1 | 2 | 3;
}

/** What stone throws on the floor, from above and from the west. */
function layShade(lay: Lay, left: number, top: number, open: number): void {
  if (!(open & NORTH)) lay('lab-shade-n', left + STONE_ART, top + STONE_ART);
  if (open & WEST) lay('lab-shade-arm', left, top + STONE_ART);
  else lay('lab-shade-w', left + STONE_ART, top + STONE_ART);
  if (open & EAST) lay('lab-shade-arm', left + FAR, top + STONE_ART);
  if (open & NORTH) lay('lab-shade-side', left + STONE_ART, top);
  if (open & SOUTH) lay('lab-shade-side', left + STONE_ART, top + FAR);
}
