import type { Mark } from '../diorama/marks.js';
import { footOf, type Scene, textMap } from '../diorama/scene.js';
import { ROCK_GROUND } from '../lost-cause/ground.js';
import { LegendPicture } from './legend-picture.js';

const MAP = textMap('how to play', ['.....', '.###.', '.....']);
/** The middle of the map, in pixels of art. */
const MIDDLE = { x: 80, y: 48 } as const;
const LEAST = { width: 140, height: 112 } as const;

/** What the picture shows, in the order of its numbers. */
const THINGS = [
  {
    sprite: 'player-idle-east',
    column: 1,
    row: 0,
    name: 'You',
    text: 'with a sword in the first of five slots.',
  },
  {
    sprite: 'slime-idle',
    column: 3,
    row: 0,
    name: 'A slime',
    text: 'It follows you as soon as it sees you, and bites.',
  },
  { sprite: 'key', column: 0, row: 2, name: 'A key', text: 'Walk onto it and take it. It fits every lock.' },
  {
    sprite: 'sword',
    column: 2,
    row: 2,
    name: 'Your sword',
    text: 'Where you dropped it, it stays. Without it you cannot fight.',
  },
  {
    sprite: 'lock',
    column: 4,
    row: 2,
    name: 'A lock',
    text: 'Stand in front of it with the key in your hand, and open it.',
  },
] as const;

const MARKS: readonly Mark[] = THINGS.map(({ column, row }, i) => {
  const { x, y } = footOf(column, row);
  // In the last column there is more room on the left.
  return { text: String(i + 1), x: column === MAP.width - 1 ? x - 12 : x + 12, y: y - 17 };
});

function sceneAt(timeMs: number): Scene {
  return {
    map: MAP,
    ground: ROCK_GROUND,
    figures: THINGS.map(({ sprite, column, row }, i) => ({
      sprite,
      ...footOf(column, row),
      ageMs: timeMs + i * 170,
    })),
    lantern: { x: MIDDLE.x, y: MIDDLE.y - 12 },
  };
}

/** A scene of the game with numbers, and what each number is. */
export function AnnotatedPicture() {
  return (
    <LegendPicture
      sceneAt={sceneAt}
      stillMs={0}
      least={LEAST}
      reach={150}
      middle={MIDDLE}
      marks={MARKS}
      label="A scene of the game: you, a slime, a key, a lock and a sword."
      things={THINGS}
    />
  );
}
