import type { Mark } from '../diorama/marks.js';
import type { Scene } from '../diorama/scene.js';
import { LegendPicture } from '../how-to-play/legend-picture.js';
import { CELL_ART } from './stage/cell-art.js';
import { wovenGround } from './stage/woven-ground.js';
import { stairsFoot, wovenFoot, wovenText } from './woven-text.js';

const { map: MAP, cells: CELLS } = wovenText(
  'how to find out',
  ['6c682c', '3abc2d', '6965a9', '383ba8'],
  ['000000', '050000', '000a00', '000000'],
);
const GROUND = wovenGround(CELLS);
/** The middle of the map, in pixels of art. */
const MIDDLE = { x: (MAP.width * CELL_ART) / 2, y: (MAP.height * CELL_ART) / 2 } as const;
const LEAST = { width: MAP.width * CELL_ART + 10, height: MAP.height * CELL_ART + 10 } as const;

/** What the picture shows, in the order of its numbers. */
const THINGS = [
  {
    sprite: 'player-walk-east',
    column: 3,
    row: 0,
    name: 'You',
    text: 'Your way has a beginning: the ring in the floor.',
  },
  {
    sprite: 'exit-stairs',
    column: 5,
    row: 0,
    name: 'An exit',
    text: 'Steps into the light. Any of them will do.',
  },
  { sprite: null, column: 1, row: 1, name: 'A bridge', text: 'Walk over it: there is no way down from it.' },
  {
    sprite: null,
    column: 1,
    row: 2,
    name: 'A way beneath',
    text: 'It goes into the dark and comes out on the other side. You cannot turn there.',
  },
  {
    sprite: null,
    column: 3,
    row: 2,
    name: 'A bridge the other way',
    text: 'North to south here, and the passage runs beneath from west to east.',
  },
] as const;

const MARKS: readonly Mark[] = THINGS.map(({ column, row }, i) => {
  const { x, y } = wovenFoot(column, row);
  return { text: String(i + 1), x: x + 9, y: y - 13 };
});

function sceneAt(timeMs: number): Scene {
  return {
    map: MAP,
    ground: GROUND,
    figures: THINGS.flatMap(({ sprite, column, row }, i) => {
      if (sprite === null) return [];
      const foot = sprite === 'exit-stairs' ? stairsFoot(column, row) : wovenFoot(column, row);
      return [{ sprite, ...foot, ageMs: timeMs + i * 170 }];
    }),
    lantern: MIDDLE,
  };
}

/** A scene of the game with numbers, and what each number is. */
export function HowToPicture() {
  return (
    <LegendPicture
      sceneAt={sceneAt}
      stillMs={0}
      least={LEAST}
      reach={230}
      middle={MIDDLE}
      marks={MARKS}
      label="A small labyrinth: you, an exit, and two bridges with the passages beneath them."
      things={THINGS}
    />
  );
}
