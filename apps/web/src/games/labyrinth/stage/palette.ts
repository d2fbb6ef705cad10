import { makePalettes } from '../../palettes.js';

/** The colours of what is painted by script over the ground of Labyrinth. */
export const labyrinthPalette = makePalettes({
  // The light around the player, around an exit, and of an actor beneath a bridge, from its middle outwards.
  lantern: [
    ['rgb(255 196 110 / 42%)', 'rgb(255 186 84 / 0%)'],
    ['rgb(240 160 40 / 40%)', 'rgb(240 169 46 / 0%)'],
  ],
  exit: [
    ['rgb(255 226 150 / 60%)', 'rgb(255 200 90 / 0%)'],
    ['rgb(255 190 40 / 75%)', 'rgb(255 190 40 / 0%)'],
  ],
  beneath: [
    ['rgb(255 214 130 / 75%)', 'rgb(255 200 90 / 0%)'],
    ['rgb(255 210 90 / 85%)', 'rgb(255 190 40 / 0%)'],
  ],
  // A way that is shown, and its outline.
  trail: ['#ffe7a0', '#7a2f00'],
  trailEdge: ['#170f0a', '#fff6dc'],
  // The countdown; and when it comes to an end.
  time: ['rgb(255 231 176 / 0%)', 'rgb(93 60 23 / 0%)'],
  lastTime: ['rgb(255 112 64 / 34%)', 'rgb(194 52 29 / 34%)'],
  // What points to exits out of sight.
  pointer: ['#ffe7a0', '#ffe7a0'],
  pointerEdge: ['#170f0a', '#2a1f15'],
  // What a solver has looked at, and the way it found.
  seen: ['rgb(190 150 255 / 42%)', 'rgb(122 79 176 / 40%)'],
  found: ['#ffd257', '#b03a00'],
});

export type LabyrinthPalette = ReturnType<typeof labyrinthPalette>;
