import type { TileMap } from '@warren/games';
import type { SpriteName } from '../../generated/sprites.js';
import type { Mark } from '../../graphics/animated-preview.js';
import type { SceneAt, SceneGround } from '../../graphics/preview-scene.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something the picture shows, and what is said about it. */
export interface LegendThing {
  /** `null`: it is part of the map. */
  readonly sprite: SpriteName | null;
  readonly column: number;
  readonly row: number;
  readonly name: string;
  readonly text: string;
  /** Where it is drawn, if not where others stand on their cells. */
  readonly foot?: Point;
  /** Where its number is, if there is no room at the usual place beside a foot. */
  readonly mark?: Point;
}

/** A scene of a game with numbers, and what each number is. Lengths are in pixels of art. */
export interface Legend {
  readonly map: TileMap;
  readonly ground: SceneGround;
  /** In the order of their numbers. */
  readonly things: readonly LegendThing[];
  /** Where the foot of a creature on a cell is. */
  readonly footOf: (column: number, row: number) => Point;
  /** Where a number is, from a foot. */
  readonly mark: Point;
  /** So much of the map is in view at least. */
  readonly least: { readonly width: number; readonly height: number };
  /** Where the light is; left out, in the middle. */
  readonly lantern?: Point;
  /** How far it shines. */
  readonly reach: number;
  /** The picture in words, for screen readers. */
  readonly label: string;
}

/** Creatures do not all breathe at the same time. */
const APART_MS = 170;

export function legendMiddle({ map, ground }: Legend): Point {
  return { x: (map.width * ground.tile) / 2, y: (map.height * ground.tile) / 2 };
}

export function legendMarks({ things, footOf, mark: usual }: Legend): Mark[] {
  return things.map(({ column, row, mark = usual }, i) => {
    const { x, y } = footOf(column, row);
    return { text: String(i + 1), x: x + mark.x, y: y + mark.y };
  });
}

export function legendScene(legend: Legend): SceneAt {
  const { map, ground, things, footOf, lantern = legendMiddle(legend) } = legend;
  return (timeMs) => ({
    map,
    ground,
    figures: things.flatMap(({ sprite, column, row, foot = footOf(column, row) }, i) =>
      sprite === null ? [] : [{ sprite, ...foot, ageMs: timeMs + i * APART_MS }],
    ),
    lantern,
  });
}
