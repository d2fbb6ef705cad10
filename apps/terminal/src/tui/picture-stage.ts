import { wrapped } from '../cli/text.js';
import { type Canvas, canvasOn, drawFrame } from './canvas.js';
import { makePicture, type ScreenSize, textWidth } from './picture.js';
import type { Screen } from './screen.js';
import type { Choice, Menu, Page, Stage } from './stage.js';

/** The smallest screen that fits every game: the largest maze of Treasure Rush and its panel. */
export const LEAST_SCREEN = { columns: 78, rows: 23 };
/** Menus, questions and the pages that say so fit a smaller one. */
export const SMALL_SCREEN = { columns: 60, rows: 20 };

/** Shows everything as pictures on a full screen. */
export function pictureStage(screen: Screen): Stage {
  /** What is shown now needs so much. */
  let least: ScreenSize = SMALL_SCREEN;
  const hasRoom = () => screen.columns >= least.columns && screen.rows >= least.rows;

  function show(needed: ScreenSize, draw: (canvas: Canvas) => void): void {
    least = needed;
    const picture = makePicture(screen);
    const canvas = canvasOn(picture, screen.look);
    if (hasRoom()) draw(canvas);
    else drawTooSmall(canvas, least);
    screen.show(picture);
  }

  return {
    get hasRoom() {
      return hasRoom();
    },
    get room() {
      return { columns: screen.columns, rows: screen.rows };
    },
    get tellsReleases() {
      return screen.tellsReleases;
    },
    unicode: screen.look.unicode,
    showMenu(menu, chosen) {
      show(menu.behind === undefined ? SMALL_SCREEN : leastOf(menu.behind), (canvas) => {
        menu.behind?.draw(canvas);
        drawBox(canvas, menu.title, menuLines({ ...menu, lines: menuText(menu, canvas) }, chosen));
      });
    },
    showQuestion: ({ title, lines }, answer, cursor) =>
      show(SMALL_SCREEN, (canvas) => {
        // Of a long answer the part is shown where the player types.
        const letters = [...answer];
        const room = canvas.columns - FIELD_EDGES;
        const first = Math.max(0, cursor - room);
        const [before, after] = [letters.slice(first, cursor), letters.slice(cursor, first + room)];
        const field = { text: `> ${before.join('')}_${after.join('')}`, style: 'strong' as const };
        drawBox(canvas, title, [...fitLines(lines, canvas.columns).map(plain), plain(''), field]);
      }),
    showPage: (page) => show(leastOf(page), page.draw),
    // The picture shows it in its last row.
    announce() {},
    ring: screen.ring,
    next: screen.next,
    close: screen.close,
  };
}

function leastOf({ least = LEAST_SCREEN }: Page): ScreenSize {
  return least;
}

/** Lines of a box; those that are too long for the screen go on in the next row, below the column they are in. */
export function fitLines(lines: readonly string[], columns: number): string[] {
  const room = columns - BOX_COLUMNS;
  return lines.flatMap((line) => (textWidth(line) > room ? wrapColumn(line, room) : [line]));
}

function wrapColumn(line: string, room: number): string[] {
  const name = /^.*? {2,}(?=\S)/.exec(line)?.[0] ?? '';
  return wrapped(line.slice(name.length), room - name.length).map(
    (text, i) => `${i === 0 ? name : ' '.repeat(name.length)}${text}`,
  );
}

/** The lines of a menu, so many that its choices fit below them. */
function menuText(menu: Menu, { columns, rows }: ScreenSize): readonly string[] {
  const lines = fitLines(menu.lines, columns);
  const over = menuRows({ ...menu, lines }) - rows;
  return over <= 0 ? lines : [...lines.slice(0, -over - 1), 'The rest needs a larger window.'];
}

/** How many rows the box of a menu takes. */
export function menuRows({ lines, choices }: Menu): number {
  return lines.length + (lines.length > 0 ? 1 : 0) + choices.length + BOX_ROWS;
}

/** An edge and an empty row, above and below. */
const BOX_ROWS = 4;
/** An edge and a space, to the left and to the right. */
const BOX_COLUMNS = 4;
/** Columns around an answer: the box, the prompt and the cursor. */
const FIELD_EDGES = 8;

interface Line {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'chosen' | 'quiet';
}

const plain = (text: string): Line => ({ text, style: 'plain' });

function menuLines({ lines, choices }: Menu, chosen: number): Line[] {
  const titles = choices.map(choiceText);
  const widest = Math.max(...titles.map(textWidth));
  return [
    ...lines.map(plain),
    ...(lines.length > 0 ? [plain('')] : []),
    ...titles.map((title, i): Line => {
      const text = `${i === chosen ? '>' : ' '} ${title}${' '.repeat(widest - textWidth(title))} `;
      return { text, style: i === chosen ? 'chosen' : 'plain' };
    }),
  ];
}

/** The title of a choice, and the key that chooses it at once. */
export function choiceText({ title, key }: Choice): string {
  return key === undefined ? title : `${title} (${key})`;
}

function drawTooSmall({ columns, rows, put }: Canvas, { columns: wide, rows: high }: ScreenSize): void {
  put(0, 0, 'This window is too small.', 'strong');
  put(0, 1, `It is ${columns} x ${rows}, the`);
  put(0, 2, `game needs ${wide} x ${high}.`);
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
