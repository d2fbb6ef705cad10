// Makes the pictures of the documents with the project's own command and games: `npm run pictures`.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawCavePicture } from './cave.mjs';
import { drawClassicMedals, drawClassicTurns } from './classic-curves.mjs';
import { drawDifficultyCurve } from './difficulty-curve.mjs';
import { drawLabyrinthCurve } from './labyrinth-curve.mjs';
import { drawSkillCurves } from './skill-curves.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WARREN = `${ROOT}apps/terminal/bin/warren.mjs`;

/** File name and the flags of `warren maze` that make it. */
const PICTURES = [
  [
    'distances.png',
    '--algorithm wilson --width 60 --height 40 --seed lantern --distances --cell-size 7 --wall 1',
  ],
  ['weave.png', '--algorithm weave-kruskal --width 18 --height 12 --seed bridge --solution --cell-size 22'],
  ['polar.png', '--grid polar --width 6 --height 10 --seed rings --solution --theme light --cell-size 20'],
  ['hex.png', '--grid hex --algorithm kruskal --width 18 --height 14 --seed comb --distances --cell-size 20'],
  [
    'triangle.png',
    '--grid triangle --algorithm prim --width 33 --height 12 --seed tile --theme light --cell-size 22',
  ],
  [
    'rooms.png',
    '--algorithm growing-tree --width 36 --height 24 --seed halls --rooms 9 --braid 0.5 --cell-size 11',
  ],
];

mkdirSync(`${ROOT}docs/pictures`, { recursive: true });
for (const [name, flags] of PICTURES) {
  const words = [
    WARREN,
    'maze',
    ...flags.split(' '),
    '--format',
    'png',
    '--out',
    `${ROOT}docs/pictures/${name}`,
  ];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  console.log(`docs/pictures/${name}`);
}
const LOST_CAUSE_SKILLS = {
  game: 'lost-cause',
  title: 'Lost Cause: levels completed by model players of three skills',
  levels: 'level',
};
const RUSH_SKILLS = {
  game: 'treasure-rush',
  title: 'Treasure Rush: mazes reached in time by model players of three skills',
  levels: 'score at which the maze comes',
};
/**
 * File name and the function that draws it; each answers a word about what it drew.
 * @type {[string, (file: string) => unknown][]}
 */
const DRAWINGS = [
  ['lost-cause-skills.svg', (file) => drawSkillCurves(file, LOST_CAUSE_SKILLS)],
  ['treasure-rush-difficulty.svg', drawDifficultyCurve],
  ['treasure-rush-skills.svg', (file) => drawSkillCurves(file, RUSH_SKILLS)],
  ['cave.svg', drawCavePicture],
  ['classic-turns.svg', drawClassicTurns],
  ['classic-medals.svg', drawClassicMedals],
  ['labyrinth-curve.svg', drawLabyrinthCurve],
];
for (const [name, draw] of DRAWINGS) {
  const path = `docs/pictures/${name}`;
  console.log(`${path}: ${draw(ROOT + path)}`);
}
