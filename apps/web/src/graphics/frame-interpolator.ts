import type { Frame, Sprite } from '@warren/games';

/** The last two frames of a game, between which the picture lies: that makes motion smooth on every screen. */
export interface FrameInterpolator<View extends Frame = Frame> {
  readonly frame: View | null;
  /** The player in it, by whose lantern everything is seen; and as it was in the frame before. */
  readonly player: Sprite | null;
  readonly playerBefore: Sprite | null;
  /** The frame becomes the last one. What jumps, as after a new level, is not drawn in between. */
  show(frame: View, jump: boolean): void;
  /** A sprite of the frame, by its place in it, as it was in the frame before; itself if it was not there. */
  before(index: number): Sprite;
  /** The sprites of the frame before that are there no more. */
  readonly gone: readonly Sprite[];
  /** The corner of the view, so far on the way from the last frame to this one. */
  viewX(fraction: number): number;
  viewY(fraction: number): number;
}

const NONE: readonly Sprite[] = [];

export function makeFrameInterpolator<View extends Frame = Frame>(): FrameInterpolator<View> {
  // Kept from tick to tick, so that none makes them anew.
  const befores: Sprite[] = [];
  const gone: Sprite[] = [];
  let frame: View | null = null;
  let before: View | null = null;
  let playerIndex = -1;

  /** Sprites keep their order, so one walk along both lists finds all that stayed. */
  function pair(from: readonly Sprite[], to: readonly Sprite[]): void {
    befores.length = 0;
    gone.length = 0;
    playerIndex = -1;
    let next = 0;
    for (const sprite of to) {
      if (sprite.kind === 'player') playerIndex = befores.length;
      let found = next;
      while (found < from.length && from[found].id !== sprite.id) found++;
      if (found === from.length) {
        befores.push(sprite);
        continue;
      }
      for (; next < found; next++) gone.push(from[next]);
      befores.push(from[next++]);
    }
    for (; next < from.length; next++) gone.push(from[next]);
  }
  const between = (from: number, to: number, fraction: number) => from + (to - from) * fraction;

  return {
    get frame() {
      return frame;
    },
    get player() {
      return frame?.sprites[playerIndex] ?? null;
    },
    get playerBefore() {
      return befores[playerIndex] ?? null;
    },
    show(next, jump) {
      const isCut = jump || frame === null || frame.map.id !== next.map.id;
      before = isCut ? next : frame;
      pair(isCut || frame === null ? NONE : frame.sprites, next.sprites);
      frame = next;
    },
    before: (index) => befores[index],
    gone,
    viewX: (fraction) =>
      frame === null || before === null ? 0 : between(before.view.x, frame.view.x, fraction),
    viewY: (fraction) =>
      frame === null || before === null ? 0 : between(before.view.y, frame.view.y, fraction),
  };
}
