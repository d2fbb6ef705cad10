import type { Frame } from '@warren/games';
import { SPRITES } from '../generated/sprites.js';
import { type Burrow, layGround } from '../lost-cause/ground.js';
import { ART_TILE } from './art-scale.js';
import type { Atlas } from './atlas.js';
import { contextOf } from './canvas.js';

/** A map as a picture of its own, one pixel of art a pixel. */
export interface GroundLayer {
  readonly picture: HTMLCanvasElement;
  /** How many pixels of art of rock lie around the map in it. */
  readonly rim: number;
  readonly burrows: readonly Burrow[];
}

/** Keeps the picture of the map that is shown: it is drawn once. */
export interface GroundKeeper {
  of(frame: Frame, atlas: Atlas): GroundLayer;
}

export function makeGroundKeeper(): GroundKeeper {
  let kept: { key: string; atlas: Atlas; layer: GroundLayer } | null = null;
  return {
    of(frame, atlas) {
      const tiles = rimTiles(frame);
      const key = `${tiles} ${frame.map.id}`;
      if (kept?.key === key && kept.atlas === atlas) return kept.layer;
      kept = { key, atlas, layer: drawGround(frame, tiles, atlas) };
      return kept.layer;
    },
  };
}

/** As much rock as a view sees that is larger than the map, and a tile for the picture to be nudged by. */
function rimTiles({ view, map }: Frame): number {
  const beyond = Math.max(0, view.width - map.width * map.tileSize, view.height - map.height * map.tileSize);
  return 1 + Math.ceil(beyond / 2 / map.tileSize);
}

function drawGround({ map }: Frame, tiles: number, { picture: atlas }: Atlas): GroundLayer {
  const picture = document.createElement('canvas');
  const rim = tiles * ART_TILE;
  picture.width = map.width * ART_TILE + 2 * rim;
  picture.height = map.height * ART_TILE + 2 * rim;
  const context = contextOf(picture);
  const burrows = layGround(map, tiles, (name, x, y) => {
    const [left, top, width, height] = SPRITES[name].frames[0];
    context.drawImage(atlas, left, top, width, height, x + rim, y + rim, width, height);
  });
  return { picture, rim, burrows };
}
