import { makePalettes } from '../../palettes.js';

/**
 * The colours of the ground of Treasure Rush. Those of everything else come from the atlas. With high contrast walls
 * are black or white, and patches have a clear rim.
 */
export const rushPalette = makePalettes({
  // Beyond the maze, and its floor: three tones that hardly differ, and grains on them.
  rock: ['#14100c', '#dcc9a2', '#000000', '#ffffff'],
  floors: [
    ['#3b3028', '#3e332a', '#382e26'],
    ['#f1e7cf', '#f4ebd6', '#eee3c8'],
    ['#000000', '#000000', '#000000'],
    ['#ffffff', '#ffffff', '#ffffff'],
  ],
  grains: [
    ['#463a30', '#31271f'],
    ['#e6d8b6', '#faf3e2'],
    ['#000000', '#000000'],
    ['#ffffff', '#ffffff'],
  ],
  wall: ['#b3925f', '#5d452a', '#ffffff', '#000000'],
  // The edge of a wall on which light falls, and what it throws on the floor below.
  wallTop: ['#ecd09a', '#3a2813', '#ffffff', '#000000'],
  shadow: ['rgb(10 6 3 / 38%)', 'rgb(74 52 20 / 20%)', 'rgb(0 0 0 / 0%)', 'rgb(0 0 0 / 0%)'],
  // The ground of speed patches, and the line around them.
  fast: ['#1d4b49', '#a9ddd0', '#003634', '#d5fff7'],
  slow: ['#2e1f12', '#cda86c', '#2b1700', '#ffe2ad'],
  fastRim: ['#3d8f8c', '#1f8f86', '#7fe0d4', '#00504a'],
  slowRim: ['#7a5226', '#83693f', '#ffb45e', '#4a2a00'],
  // The countdown; and when it comes to an end.
  time: ['rgb(255 231 176 / 13%)', 'rgb(93 60 23 / 13%)', 'rgb(255 255 255 / 20%)', 'rgb(0 0 0 / 16%)'],
  lastTime: [
    'rgb(255 112 64 / 28%)',
    'rgb(194 52 29 / 26%)',
    'rgb(255 140 100 / 55%)',
    'rgb(190 30 0 / 45%)',
  ],
  // How much of the marks of patches is seen, 0 to 1: players do not look for them.
  mark: [0.62, 0.62, 1, 1],
  // The light around the player and around the treasure, from its middle outwards.
  lantern: [
    ['rgb(255 186 84 / 30%)', 'rgb(255 186 84 / 0%)'],
    ['rgb(240 169 46 / 34%)', 'rgb(240 169 46 / 0%)'],
  ],
  gleam: [
    ['rgb(255 214 110 / 62%)', 'rgb(255 200 90 / 0%)'],
    ['rgb(255 190 40 / 80%)', 'rgb(255 190 40 / 0%)'],
  ],
  // What shows where the treasure is.
  pointer: ['#ffe7a0', '#8a5a1c'],
  // The way through a maze that was missed.
  way: ['#ffe7a0', '#8a5a1c', '#ffff00', '#0000c8'],
  wayRim: ['#14100c', '#fffaf0', '#000000', '#ffffff'],
  // The edge around everything that moves or is to be reached, with high contrast alone.
  edge: ['', '', '#ffffff', '#000000'],
});

export type RushPalette = ReturnType<typeof rushPalette>;
