import type { Frame, Sprite } from '@warren/games';

/** The last two frames of a game, between which the picture lies: that makes motion smooth on every screen. */
export interface Motion {
  readonly frame: Frame | null;
  /** The player in it, by whose lantern everything is seen. */
  readonly player: Sprite | null;
  /** The frame becomes the last one. What jumps, as after a new level, is not drawn in between. */
  show(frame: Frame, jump: boolean): void;
  /** A sprite as it was in the frame before; itself if it was not there. */
  before(sprite: Sprite): Sprite;
  /** Calls for each sprite of the frame before that is there no more. */
  gone(each: (sprite: Sprite) => void): void;
  /** The corner of the view, so far on the way from the last frame to this one. */
  viewX(fraction: number): number;
  viewY(fraction: number): number;
}

export function makeMotion(): Motion {
  let frame: Frame | null = null;
  let before: Frame | null = null;
  let player: Sprite | null = null;
  // Two maps that change places, so that no tick makes a new one.
  let byId = new Map<string, Sprite>();
  let beforeById = new Map<string, Sprite>();
  const between = (from: number, to: number, fraction: number) => from + (to - from) * fraction;

  return {
    get frame() {
      return frame;
    },
    get player() {
      return player;
    },
    show(next, jump) {
      const isCut = jump || frame === null || frame.map.id !== next.map.id;
      before = isCut ? next : frame;
      frame = next;
      [byId, beforeById] = [beforeById, byId];
      byId.clear();
      for (const sprite of next.sprites) {
        byId.set(sprite.id, sprite);
        if (sprite.kind === 'player') player = sprite;
      }
      if (isCut) beforeById.clear();
    },
    before: (sprite) => beforeById.get(sprite.id) ?? sprite,
    gone(each) {
      for (const sprite of beforeById.values()) if (!byId.has(sprite.id)) each(sprite);
    },
    viewX: (fraction) =>
      frame === null || before === null ? 0 : between(before.view.x, frame.view.x, fraction),
    viewY: (fraction) =>
      frame === null || before === null ? 0 : between(before.view.y, frame.view.y, fraction),
  };
}
