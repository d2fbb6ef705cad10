import { makeCanvas } from './canvas.js';

type Colours = readonly [middle: string, edge: string];

/** A round light of one pair of colours. */
export type RoundGlow = ReturnType<typeof makeRoundGlow>;

export function makeRoundGlow() {
  let made: { radius: number; colours: Colours; picture: HTMLCanvasElement } | null = null;

  function pictureOf(radius: number, colours: Colours): HTMLCanvasElement {
    if (made?.radius === radius && made.colours === colours) return made.picture;
    const context = makeCanvas(radius * 2, radius * 2);
    const light = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
    light.addColorStop(0, colours[0]);
    light.addColorStop(1, colours[1]);
    context.fillStyle = light;
    context.fillRect(0, 0, radius * 2, radius * 2);
    made = { radius, colours, picture: context.canvas };
    return made.picture;
  }

  return {
    /** Paints it around a place. Its picture is made once a size and colour. */
    paint(
      context: CanvasRenderingContext2D,
      { x, y }: { readonly x: number; readonly y: number },
      radius: number,
      colours: Colours,
    ): void {
      const whole = Math.ceil(radius);
      context.drawImage(pictureOf(whole, colours), Math.round(x) - whole, Math.round(y) - whole);
    },
  };
}
