import type { ThemeName } from '@warren/engine/draw';

/** The colours of what is painted by script over the ground of Labyrinth. */
export interface LabyrinthPalette {
  readonly rock: string;
  /** The light around the player, around an exit, and of an actor beneath a bridge; from its middle outwards. */
  readonly lantern: readonly [string, string];
  readonly exit: readonly [string, string];
  readonly beneath: readonly [string, string];
  /** A way that is shown, and its outline. */
  readonly trail: string;
  readonly trailEdge: string;
  /** The countdown; and when it comes to an end. */
  readonly time: string;
  readonly lastTime: string;
  /** What points to exits out of sight. */
  readonly pointer: string;
  readonly pointerEdge: string;
  /** What a solver has looked at, where it is, and the way it found. */
  readonly seen: string;
  readonly cursor: string;
  readonly found: string;
}

const DARK: LabyrinthPalette = {
  rock: '#1d1826',
  lantern: ['rgb(255 196 110 / 42%)', 'rgb(255 186 84 / 0%)'],
  exit: ['rgb(255 226 150 / 60%)', 'rgb(255 200 90 / 0%)'],
  beneath: ['rgb(255 214 130 / 75%)', 'rgb(255 200 90 / 0%)'],
  trail: '#ffe7a0',
  trailEdge: '#170f0a',
  time: 'rgb(255 231 176 / 0%)',
  lastTime: 'rgb(255 112 64 / 34%)',
  pointer: '#ffe7a0',
  pointerEdge: '#170f0a',
  seen: 'rgb(190 150 255 / 42%)',
  cursor: '#ffffff',
  found: '#ffd257',
};

const LIGHT: LabyrinthPalette = {
  rock: '#6f6078',
  lantern: ['rgb(240 160 40 / 40%)', 'rgb(240 169 46 / 0%)'],
  exit: ['rgb(255 190 40 / 75%)', 'rgb(255 190 40 / 0%)'],
  beneath: ['rgb(255 210 90 / 85%)', 'rgb(255 190 40 / 0%)'],
  trail: '#7a2f00',
  trailEdge: '#fff6dc',
  time: 'rgb(93 60 23 / 0%)',
  lastTime: 'rgb(194 52 29 / 34%)',
  pointer: '#ffe7a0',
  pointerEdge: '#2a1f15',
  seen: 'rgb(122 79 176 / 40%)',
  cursor: '#3a1a66',
  found: '#b03a00',
};

/** The colours for a theme. */
export function labyrinthPalette(theme: ThemeName): LabyrinthPalette {
  return theme === 'dark' ? DARK : LIGHT;
}
