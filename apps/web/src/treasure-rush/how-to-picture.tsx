import type { TileMap } from '@warren/games';
import type { Mark } from '../diorama/marks.js';
import type { Scene } from '../diorama/scene.js';
import { LegendPicture } from '../how-to-play/legend-picture.js';
import { cellFoot, mazeGround, SCENE_CELL } from './scene-ground.js';

const WIDTH = 5;
const SIDES = ['2aac4', '6ac55', '7a93d', '3aaa9'].flatMap((row) =>
  [...row].map((digit) => Number.parseInt(digit, 16)),
);
const MAP: TileMap = {
  id: 'how to rush',
  width: WIDTH,
  height: SIDES.length / WIDTH,
  tileSize: SCENE_CELL,
  tiles: ['.....', 'f....', '...s.', '.....'].flatMap((row) => [...row].map((tile) => '.sf'.indexOf(tile))),
  names: ['floor', 'slow', 'fast'],
};
const GROUND = mazeGround(SIDES);
/** The middle of the map, in pixels of art. */
const MIDDLE = { x: (WIDTH * SCENE_CELL) / 2, y: (MAP.height * SCENE_CELL) / 2 } as const;
const LEAST = { width: WIDTH * SCENE_CELL + 10, height: MAP.height * SCENE_CELL + 10 } as const;

/** What the picture shows, in the order of its numbers. */
const THINGS = [
  { sprite: 'player-walk-east', column: 1, row: 3, name: 'You', text: 'and your lantern.' },
  { sprite: 'treasure', column: 4, row: 0, name: 'The treasure', text: 'Touch it, and the maze is done.' },
  { sprite: null, column: 0, row: 1, name: 'Fast ground', text: 'Arrows: twice as fast.' },
  { sprite: null, column: 3, row: 2, name: 'Slow ground', text: 'Ripples: half as fast.' },
  {
    sprite: 'extra-time',
    column: 1,
    row: 1,
    name: 'A pick-up',
    text: 'Three seconds, or as a heart a life. An option; it always costs a detour.',
  },
  {
    sprite: 'hunter-walk',
    column: 2,
    row: 0,
    name: 'The hunter',
    text: 'An option, too: it knows the way to you. Being caught counts like running out of time.',
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
    figures: THINGS.flatMap(({ sprite, column, row }, i) =>
      sprite === null ? [] : [{ sprite, ...cellFoot(column, row), ageMs: timeMs + i * 170 }],
    ),
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
      label="A small maze: you, the treasure, fast and slow ground, a pick-up and the hunter."
      things={THINGS}
    />
  );
}
