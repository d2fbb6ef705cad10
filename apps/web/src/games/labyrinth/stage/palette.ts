import { makePalettes } from '../../palettes.js';
import type { PlainColours } from './plain-ground.js';

/** From its middle outwards. */
type Glow = readonly [inner: string, outer: string];

export interface LabyrinthPalette {
  readonly lantern: Glow;
  readonly exit: Glow;
  readonly trail: string;
  readonly trailEdge: string;
  readonly time: string;
  readonly lastTime: string;
  readonly spent: string;
  readonly plain: PlainColours | null;
  readonly pointer: string;
  readonly pointerEdge: string;
  readonly seen: string;
  readonly found: string;
}

/** The colours of what is painted by script over the ground of Labyrinth. */
export const labyrinthPalette = makePalettes<LabyrinthPalette>({
  // The light around the player, and around an exit, from its middle outwards.
  lantern: [
    ['rgb(255 196 110 / 42%)', 'rgb(255 186 84 / 0%)'],
    ['rgb(240 160 40 / 40%)', 'rgb(240 169 46 / 0%)'],
  ],
  exit: [
    ['rgb(255 226 150 / 60%)', 'rgb(255 200 90 / 0%)'],
    ['rgb(255 190 40 / 75%)', 'rgb(255 190 40 / 0%)'],
  ],
  // A way that is shown, and its outline.
  trail: ['#ffe7a0', '#7a2f00'],
  trailEdge: ['#170f0a', '#fff6dc'],
  // The rim of light that is the clock; when it comes to an end; and where it was.
  time: ['#ffd257', '#b06a00', '#ffe7a0', '#5c3000'],
  lastTime: ['#ff7040', '#c2341d', '#ff9a70', '#a01800'],
  spent: ['#15111c', '#63546c', '#000000', '#ffffff'],
  // With high contrast the ground is drawn in flat colours.
  plain: [
    null,
    null,
    { wall: '#c8c8c8', floor: '#101010', deck: '#232a4a', rail: '#6cb2ff', ring: '#ffe7a0' },
    { wall: '#303030', floor: '#ffffff', deck: '#dfe6ff', rail: '#0a3d91', ring: '#7a2f00' },
  ],
  // What points to exits out of sight.
  pointer: ['#ffe7a0', '#ffe7a0'],
  pointerEdge: ['#170f0a', '#2a1f15'],
  // What a solver has looked at, and the way it found.
  seen: ['rgb(190 150 255 / 42%)', 'rgb(122 79 176 / 40%)'],
  found: ['#ffd257', '#b03a00'],
});
