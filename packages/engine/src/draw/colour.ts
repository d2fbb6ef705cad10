/** A colour as `#rrggbb`, the one form all drawings understand. */
export type Colour = `#${string}`;

export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const COLOUR_PATTERN = /^#[0-9a-f]{6}$/i;

export function isColour(text: unknown): text is Colour {
  return typeof text === 'string' && COLOUR_PATTERN.test(text);
}

export function parseColour(colour: Colour): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return { red: value >>> 16, green: (value >>> 8) & 255, blue: value & 255 };
}

/** `parts` of 256 of the way from one colour to another, rounded to whole steps. */
export function mixColours(from: Colour, to: Colour, parts: number): Colour {
  const a = parseColour(from);
  const b = parseColour(to);
  const red = mixChannel(a.red, b.red, parts);
  const green = mixChannel(a.green, b.green, parts);
  const blue = mixChannel(a.blue, b.blue, parts);
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

function mixChannel(from: number, to: number, parts: number): number {
  return (from * (256 - parts) + to * parts + 128) >> 8;
}

/** A colour as painters use it. */
export interface Ink extends Rgb {
  /**
   * The 32-bit word that lies in memory as red, green, blue, 255, whatever the byte order of the machine: painters
   * write pixels as words, four times as fast as bytes.
   */
  readonly word: number;
}

export function inkOf(colour: Colour): Ink {
  const { red, green, blue } = parseColour(colour);
  return { red, green, blue, word: new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0] };
}
