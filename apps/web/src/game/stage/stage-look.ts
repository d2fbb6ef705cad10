import type { SpriteName } from '../../generated/sprites.js';
import type { EffectLook } from '../../graphics/effects.js';
import type { LightLayer } from '../../graphics/light-layer.js';
import type { PictureOf } from '../../graphics/sprite-picture.js';
import type { GroundPainter } from '../../graphics/tile-ground.js';

/** What a game looks like, as far as that differs from game to game. */
export interface StageLook {
  /** How many pixels of art a tile of its maps is wide. */
  readonly tile: number;
  /** What lies below everything; each stage has its own. */
  readonly ground: () => GroundPainter;
  readonly pictureOf: PictureOf;
  /** How the player goes down; `null` where nobody does. */
  readonly defeat: SpriteName | null;
  /** The kinds of things that glint now and then. */
  readonly glints: ReadonlySet<string>;
  readonly effects: EffectLook;
  /** How far the lantern shines, 1 as far as usual; `null` where it is light everywhere. */
  readonly lantern: number | null;
  /** Light and dark of the game's own, instead of the lantern. */
  readonly light?: (canvas: HTMLCanvasElement) => LightLayer;
}
