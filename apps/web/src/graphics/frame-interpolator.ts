import type { Frame, Sprite } from '@warren/games';

/** The last two frames of a game, between which the picture lies: that makes motion smooth on every screen. */
export type FrameInterpolator<View extends Frame = Frame> = ReturnType<typeof makeFrameInterpolator<View>>;

const NONE: readonly Sprite[] = [];

export function makeFrameInterpolator<View extends Frame = Frame>() {
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
  /** The corner of the view on an axis, so far on the way from the last frame to this one. */
  const viewOn = (axis: 'x' | 'y') => (fraction: number) =>
    frame === null || before === null
      ? 0
      : before.view[axis] + (frame.view[axis] - before.view[axis]) * fraction;

  return {
    get frame() {
      return frame;
    },
    /** The player in it, by whose lantern everything is seen; and as it was in the frame before. */
    get player(): Sprite | null {
      return frame?.sprites[playerIndex] ?? null;
    },
    get playerBefore(): Sprite | null {
      return befores[playerIndex] ?? null;
    },
    /** The frame becomes the last one. What jumps, as after a new level, is not drawn in between. */
    show(next: View, jump: boolean): void {
      const isCut = jump || frame === null || frame.map.id !== next.map.id;
      before = isCut ? next : frame;
      pair(isCut || frame === null ? NONE : frame.sprites, next.sprites);
      frame = next;
    },
    /** A sprite of the frame, by its place in it, as it was in the frame before; itself if it was not there. */
    before: (index: number) => befores[index],
    /** The sprites of the frame before that are there no more. */
    gone: gone as readonly Sprite[],
    viewX: viewOn('x'),
    viewY: viewOn('y'),
  };
}
