import type { TileMap } from '@warren/games';
import type { Mark } from '../diorama/marks.js';
import type { Scene } from '../diorama/scene.js';
import { LegendPicture } from '../how-to-play/legend-picture.js';
import { cellFoot, gardenGround, SCENE_CELL } from './scene-ground.js';

const WIDTH = 6;
const SIDES = ['44682c', '53d42d', '3afbed', '2a9291'].flatMap((row) =>
  [...row].map((digit) => Number.parseInt(digit, 16)),
);
const MAP: TileMap = {
  id: 'how to find the way',
  width: WIDTH,
  height: SIDES.length / WIDTH,
  tileSize: SCENE_CELL,
  tiles: SIDES.map(() => 0),
  names: ['floor'],
};
const GROUND = gardenGround(WIDTH, SIDES);
/** The middle of the map, in pixels of art. */
const MIDDLE = { x: (WIDTH * SCENE_CELL) / 2, y: (MAP.height * SCENE_CELL) / 2 } as const;
const LEAST = { width: WIDTH * SCENE_CELL + 14, height: MAP.height * SCENE_CELL + 14 } as const;

/** What the picture shows, in the order of its numbers. */
const THINGS = [
  {
    sprite: 'classic-start',
    column: 0,
    row: 3,
    name: 'The start',
    text: 'in the lower left, unless you chose another.',
  },
  { sprite: 'player-walk-east', column: 2, row: 2, name: 'You', text: 'and your lantern.' },
  {
    sprite: 'classic-crown',
    column: 5,
    row: 0,
    name: 'The crown',
    text: 'Reach it, and the maze is completed.',
  },
  {
    sprite: 'classic-mouth',
    column: 0,
    row: 0,
    name: 'A tunnel',
    text: 'An option. It leads to the mouth with the same number and colour.',
  },
] as const;

const MARKS: readonly Mark[] = THINGS.map(({ column, row }, i) => {
  const { x, y } = cellFoot(column, row);
  return { text: String(i + 1), x: x + 9, y: y - 15 };
});

function sceneAt(timeMs: number): Scene {
  return {
    map: MAP,
    ground: GROUND,
    figures: THINGS.map(({ sprite, column, row }, i) => ({
      sprite,
      ...cellFoot(column, row),
      ageMs: timeMs + i * 170,
    })),
    lantern: { x: MIDDLE.x, y: MIDDLE.y },
  };
}

/** A scene of the game with numbers, and what each number is. */
export function HowToPicture() {
  return (
    <LegendPicture
      sceneAt={sceneAt}
      stillMs={0}
      least={LEAST}
      reach={190}
      middle={MIDDLE}
      marks={MARKS}
      label="A small maze of hedges: the start, you, the crown and a tunnel."
      things={THINGS}
    />
  );
}
