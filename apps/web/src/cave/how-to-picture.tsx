import type { Mark } from '../diorama/marks.js';
import type { Scene } from '../diorama/scene.js';
import { LegendPicture } from '../how-to-play/legend-picture.js';
import { CAVE_GROUND, caveMap, cellFoot } from './scene.js';
import { TILE } from './stage/world-frame.js';

const MAP = caveMap('how to explore', [
  '#############',
  '##....###..##',
  '#..........##',
  '#...##......#',
  '##..###..C..#',
  '##.........##',
  '####...######',
  '#############',
]);
const MIDDLE = { x: (MAP.width * TILE) / 2, y: (MAP.height * TILE) / 2 } as const;
const LEAST = { width: 184, height: 124 } as const;

/** What the picture shows, in the order of its numbers. */
const THINGS = [
  {
    sprite: 'player-idle-east',
    column: 5,
    row: 5,
    name: 'You',
    text: 'with a lantern, a sword and a leather coat.',
  },
  {
    sprite: null,
    column: 9,
    row: 4,
    name: 'A chest',
    text: 'Step onto it: gold, weapons, armour or a draught.',
  },
  {
    sprite: 'cave-lurker',
    column: 9,
    row: 1,
    name: 'A lurker',
    text: 'waits where it stands. It fights whoever comes within three cells.',
  },
  {
    sprite: 'cave-bat',
    column: 7,
    row: 2,
    name: 'A cave bat',
    text: 'roams, sees far and is as quick as you; weak.',
  },
  {
    sprite: 'cave-ooze',
    column: 3,
    row: 1,
    name: 'An ooze',
    text: 'slow and tough. A blade suits it, a club does not.',
  },
  {
    sprite: 'cave-skeleton',
    column: 2,
    row: 3,
    name: 'A skeleton',
    text: 'guards its place, and comes when it sees you. Crush it.',
  },
  {
    sprite: 'cave-shade',
    column: 10,
    row: 3,
    name: 'A shade',
    text: 'farther out. Quick, with eyes for the dark.',
  },
  { sprite: 'cave-troll', column: 3, row: 5, name: 'A troll', text: 'far out. Run, or bring a pike.' },
] as const;

const MARKS: readonly Mark[] = THINGS.map(({ column, row }, i) => {
  const { x, y } = cellFoot(column, row);
  return { text: String(i + 1), x: x + 9, y: y - 14 };
});

function sceneAt(timeMs: number): Scene {
  return {
    map: MAP,
    ground: CAVE_GROUND,
    figures: THINGS.flatMap(({ sprite, column, row }, i) =>
      sprite === null ? [] : [{ sprite, ...cellFoot(column, row), ageMs: timeMs + i * 170 }],
    ),
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
      reach={200}
      middle={MIDDLE}
      marks={MARKS}
      label="A cave: you, a chest, and the six kinds of monsters."
      things={THINGS}
    />
  );
}
