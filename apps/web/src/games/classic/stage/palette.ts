import { makePalettes } from '../../palettes.js';

/**
 * The colours of the garden. Those of everything that stands in it come from the atlas. With high contrast hedges are
 * black or white.
 */
export const hedgePalette = makePalettes({
  // Beyond the maze: grass and its blades.
  beyond: [
    ['#1c1a12', '#242216'],
    ['#d9d2a6', '#cfc896'],
    ['#000000', '#000000'],
    ['#ffffff', '#ffffff'],
  ],
  // Gravel: its usual colour, bright and dark grains.
  floor: [
    ['#4a4034', '#554a3c', '#40362b'],
    ['#f1e8d0', '#f8f1de', '#e4d8b8'],
    ['#000000', '#000000', '#000000'],
    ['#ffffff', '#ffffff', '#ffffff'],
  ],
  // Gravel in the shadow of a hedge.
  shadow: ['#322a21', '#dccfab', '#000000', '#ffffff'],
  // Leaves, from those in light to those in shade.
  leaves: [
    ['#7b9a45', '#5f7d36', '#4a6530'],
    ['#86a350', '#6f8d42', '#5b7736'],
    ['#ffffff', '#ffffff', '#ffffff'],
    ['#000000', '#000000', '#000000'],
  ],
  // The edge on which light falls, and the foot of a hedge.
  rim: ['#a4c363', '#9db862', '#ffffff', '#000000'],
  foot: ['#263819', '#3d5222', '#ffffff', '#000000'],
  // A hedge so far away that it is a line.
  line: ['#8fae52', '#4f6b26', '#ffffff', '#000000'],
  // A bridge: its parapet, the dark beneath it, and its deck.
  parapet: [
    ['#d9c49a', '#140f09'],
    ['#7d5f30', '#5a4a30'],
    ['#ffcf40', '#000000'],
    ['#7a4a00', '#ffffff'],
  ],
  deck: [
    ['#806c4e', '#70603f'],
    ['#d9bd85', '#c9ab70'],
    ['#484848', '#484848'],
    ['#c4c4c4', '#c4c4c4'],
  ],
  // The way that is shown, and what it is drawn on.
  trail: ['#ffe7a0', '#c2571d', '#ffe7a0', '#a02c00'],
  trailRim: ['rgb(20 12 5 / 70%)', 'rgb(255 248 228 / 80%)'],
  // The light around the player and around the crown, from its middle outwards.
  lantern: [
    ['rgb(255 190 90 / 34%)', 'rgb(255 190 90 / 0%)'],
    ['rgb(240 169 46 / 32%)', 'rgb(240 169 46 / 0%)'],
  ],
  gleam: [
    ['rgb(255 214 110 / 55%)', 'rgb(255 200 90 / 0%)'],
    ['rgb(255 190 40 / 70%)', 'rgb(255 190 40 / 0%)'],
  ],
});

export type HedgePalette = ReturnType<typeof hedgePalette>;

/** A colour written as `#rrggbb` as the four bytes of a pixel, the lowest first. */
export function pixelOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
