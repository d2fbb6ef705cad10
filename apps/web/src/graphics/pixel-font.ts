/** Figures five pixels wide and seven high, for what is painted rather than written. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  '0': ['.###.', '##.##', '##.##', '##.##', '##.##', '##.##', '.###.'],
  '1': ['..##.', '.###.', '..##.', '..##.', '..##.', '..##.', '.####'],
  '2': ['.###.', '##.##', '...##', '..##.', '.##..', '##...', '#####'],
  '3': ['####.', '...##', '...##', '.###.', '...##', '...##', '####.'],
  '4': ['...##', '..###', '.#.##', '##.##', '#####', '...##', '...##'],
  '5': ['#####', '##...', '####.', '...##', '...##', '##.##', '.###.'],
  '6': ['.###.', '##...', '####.', '##.##', '##.##', '##.##', '.###.'],
  '7': ['#####', '...##', '..##.', '..##.', '.##..', '.##..', '.##..'],
  '8': ['.###.', '##.##', '##.##', '.###.', '##.##', '##.##', '.###.'],
  '9': ['.###.', '##.##', '##.##', '.####', '...##', '...##', '.###.'],
  '+': ['.....', '.....', '.#...', '###..', '.#...', '.....', '.....'],
  '-': ['.....', '.....', '.....', '###..', '.....', '.....', '.....'],
  s: ['.....', '.....', '.####', '##...', '.###.', '...##', '####.'],
};

const GLYPH = { width: 5, height: 7, gap: 1 } as const;

/** Pixels of a text in this face: its width and its height. */
export function fontSize(text: string): { readonly width: number; readonly height: number } {
  return { width: text.length * (GLYPH.width + GLYPH.gap) - GLYPH.gap, height: GLYPH.height };
}

/** Calls for every run of pixels of a text, row by row: where it begins and how long it is. */
export function fontRuns(text: string, run: (x: number, y: number, length: number) => void): void {
  [...text].forEach((character, index) => {
    const left = index * (GLYPH.width + GLYPH.gap);
    GLYPHS[character]?.forEach((row, y) => {
      for (const { index, 0: pixels } of row.matchAll(/#+/g)) run(left + index, y, pixels.length);
    });
  });
}

const OUTLINE = '#170f0a';

/** A word to be painted on a canvas: where its upper left corner is, and how large its pixels are. */
export interface PixelWord {
  readonly text: string;
  readonly colour: string;
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

/** Paints a word with an outline, so that it is read on any ground. */
export function paintWord(
  context: CanvasRenderingContext2D,
  { text, colour, left, top, unit }: PixelWord,
): void {
  context.fillStyle = OUTLINE;
  fontRuns(text, (x, y, length) =>
    context.fillRect(left + (x - 1) * unit, top + (y - 1) * unit, (length + 2) * unit, 3 * unit),
  );
  context.fillStyle = colour;
  fontRuns(text, (x, y, length) => context.fillRect(left + x * unit, top + y * unit, length * unit, unit));
}
