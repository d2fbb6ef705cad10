import { contextOf } from './canvas.js';

/** A round light of one pair of colours. */
export interface RoundGlow {
  /** Paints it around a place. Its picture is made once a size and colour. */
  paint(
    context: CanvasRenderingContext2D,
    place: { readonly x: number; readonly y: number },
    radius: number,
    colours: readonly [middle: string, edge: string],
  ): void;
}

export function makeRoundGlow(): RoundGlow {
  let made: { radius: number; colours: readonly string[]; picture: HTMLCanvasElement } | null = null;

  function pictureOf(radius: number, colours: readonly [string, string]): HTMLCanvasElement {
    if (made?.radius === radius && made.colours === colours) return made.picture;
    const picture = document.createElement('canvas');
    picture.width = radius * 2;
    picture.height = radius * 2;
    const context = contextOf(picture);
    const light = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
    light.addColorStop(0, colours[0]);
    light.addColorStop(1, colours[1]);
    context.fillStyle = light;
    context.fillRect(0, 0, picture.width, picture.height);
    made = { radius, colours, picture };
    return picture;
  }

  return {
    paint(context, { x, y }, radius, colours) {
      const whole = Math.ceil(radius);
      context.drawImage(pictureOf(whole, colours), Math.round(x) - whole, Math.round(y) - whole);
    },
  };
}
