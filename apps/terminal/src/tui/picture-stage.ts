import { type Canvas, canvasOn, drawFrame } from './canvas.js';
import { makePicture, textWidth } from './picture.js';
import type { Screen } from './screen.js';
import type { Menu, Stage } from './stage.js';

/** The smallest screen that fits every game: the largest maze of Treasure Rush and its panel. */
export const LEAST_SCREEN = { columns: 78, rows: 23 };

/** Shows everything as pictures on a full screen. */
export function pictureStage(screen: Screen): Stage {
  const hasRoom = () => screen.columns >= LEAST_SCREEN.columns && screen.rows >= LEAST_SCREEN.rows;

  function show(draw: (canvas: Canvas) => void): void {
    const picture = makePicture(screen);
    const canvas = canvasOn(picture, screen.look);
    if (hasRoom()) draw(canvas);
    else drawTooSmall(canvas);
    screen.show(picture);
  }

  return {
    get hasRoom() {
      return hasRoom();
    },
    get tellsReleases() {
      return screen.tellsReleases;
    },
    unicode: screen.look.unicode,
    showMenu: (menu, chosen) =>
      show((canvas) => {
        menu.behind?.draw(canvas);
        drawBox(canvas, menu.title, menuLines(menu, chosen));
      }),
    showQuestion: ({ title, lines }, answer) =>
      show((canvas) => {
        // Of a long answer the end is shown, where the player types.
        const shown = [...answer].slice(FIELD_EDGES - canvas.columns).join('');
        const field = { text: `> ${shown}_`, style: 'strong' as const };
        drawBox(canvas, title, [...lines.map(plain), plain(''), field]);
      }),
    showPage: (page) => show(page.draw),
    // The picture shows it in its last row.
    announce() {},
    ring: screen.ring,
    next: screen.next,
    close: screen.close,
  };
}

/** How many rows the box of a menu takes. */
export function menuRows({ lines, choices }: Menu): number {
  return lines.length + (lines.length > 0 ? 1 : 0) + choices.length + BOX_ROWS;
}

/** An edge and an empty row, above and below. */
const BOX_ROWS = 4;
/** Columns around an answer: the box, the prompt and the cursor. */
const FIELD_EDGES = 8;

interface Line {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'chosen' | 'quiet';
}

const plain = (text: string): Line => ({ text, style: 'plain' });

function menuLines({ lines, choices }: Menu, chosen: number): Line[] {
  const widest = Math.max(...choices.map(({ title }) => textWidth(title)));
  return [
    ...lines.map(plain),
    ...(lines.length > 0 ? [plain('')] : []),
    ...choices.map(({ title }, i): Line => {
      const text = `${i === chosen ? '>' : ' '} ${title}${' '.repeat(widest - textWidth(title))} `;
      return { text, style: i === chosen ? 'chosen' : 'plain' };
    }),
  ];
}

function drawTooSmall({ columns, rows, put }: Canvas): void {
  const { columns: wide, rows: high } = LEAST_SCREEN;
  put(0, 0, 'This window is too small.', 'strong');
  put(0, 1, `It is ${columns} x ${rows}, the`);
  put(0, 2, `games need ${wide} x ${high}.`);
  put(0, 3, 'Make it larger to go on.');
}

/** Draws a box in the middle, over the page. */
function drawBox(canvas: Canvas, title: string, lines: readonly Line[]): void {
  const columns = Math.min(
    canvas.columns - 2,
    Math.max(textWidth(title) + 4, ...lines.map(({ text }) => textWidth(text) + 2)),
  );
  const rows = lines.length + BOX_ROWS - 2;
  const area = {
    column: (canvas.columns - columns) >> 1,
    row: Math.max(1, (canvas.rows - rows) >> 1),
    columns,
    rows,
  };
  drawFrame(canvas, area);
  canvas.put(area.column + 1, area.row - 1, ` ${title} `, 'title');
  const box = canvas.part(area);
  for (let row = 0; row < rows; row++) box.put(0, row, ' '.repeat(columns));
  const inside = box.part({ column: 1, row: 1, columns: columns - 2, rows: lines.length });
  lines.forEach(({ text, style }, row) => {
    inside.put(0, row, text, style);
  });
}
