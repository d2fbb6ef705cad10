// Makes the pictures of the documents with the project's own command and games: `npm run pictures`.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawCavePicture } from './cave.mjs';
import { drawDifficultyCurve } from './difficulty-curve.mjs';

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
const CURVE = 'docs/pictures/treasure-rush-difficulty.svg';
console.log(`${CURVE}: ${drawDifficultyCurve(ROOT + CURVE)}`);
const CAVE = 'docs/pictures/cave.svg';
console.log(`${CAVE}: ${drawCavePicture(ROOT + CAVE)}`);
