import type { StageLook } from '../../../game/stage/scene-painter.js';
import { type GroundPainter, PLAIN_COLOURS } from '../../../graphics/tile-ground.js';
import { LOST_CAUSE_LOOK } from './look.js';

/** Flat rock and floor; only the tiles in view are painted. */
function makePlainGround(tile: number): GroundPainter {
  return {
    paint(context, camera, { frame: { map }, scale }) {
      const { width, height } = context.canvas;
      const side = tile * scale;
      const floor = map.names.indexOf('floor');
      context.fillStyle = PLAIN_COLOURS.rock;
      context.fillRect(0, 0, width, height);
      context.fillStyle = PLAIN_COLOURS.floor;
      const right = Math.min(map.width, Math.ceil((camera.x + width) / side));
      const bottom = Math.min(map.height, Math.ceil((camera.y + height) / side));
      for (let y = Math.max(0, Math.floor(camera.y / side)); y < bottom; y++) {
        for (let x = Math.max(0, Math.floor(camera.x / side)); x < right; x++) {
          if (map.tiles[y * map.width + x] !== floor) continue;
          context.fillRect(x * side - camera.x, y * side - camera.y, side, side);
        }
      }
    },
  };
}

/** With high contrast the ground is flat, it is light everywhere in view, and everything has an edge. */
export const PLAIN_LOOK: StageLook = {
  ...LOST_CAUSE_LOOK,
  ground: () => makePlainGround(LOST_CAUSE_LOOK.tile),
  lantern: null,
  rings: true,
};
