import { type ClassicKind, classic, type Frame, kindTitle } from '@warren/games';
import type { Page } from '../pages/page.js';
import { drawClassicMaze } from './draw-classic.js';

/** Something to choose on the page, and the kind of maze it is about, if it is one. */
export interface KindItem {
  readonly id: string;
  readonly title: string;
  readonly kind: ClassicKind | null;
}

/** How wide the list is, and the maze beside it in cells. */
const LIST = 28;
const SAMPLE = { width: 15, height: 17 };
const KEYS = 'arrows choose  Enter takes it  ? help  q back';

/** A small maze of a kind, to see its texture. */
export function sampleOf(kind: ClassicKind): Frame {
  const settings = classic.readSettings({ kind, ...SAMPLE });
  if (!settings.ok) throw new Error(settings.reason);
  return { ...classic.frame(classic.setup(settings.value, 'texture')), sprites: [] };
}

export interface KindPageParts {
  readonly title: string;
  readonly items: readonly KindItem[];
  readonly marked: number;
  /** The sample of the kind that is marked. */
  readonly sample: Frame | null;
}

/** A list, and beside it a picture of the kind of maze that is marked. */
export function kindPage({ title, items, marked, sample }: KindPageParts): Page {
  return {
    draw(canvas) {
      canvas.put(2, 1, title, 'title');
      items.forEach((item, i) => {
        const isMarked = i === marked;
        const text = `${isMarked ? '>' : ' '} ${item.title}`.padEnd(LIST - 4);
        canvas.put(2, 3 + i, text, isMarked ? 'chosen' : 'plain');
      });
      canvas.put(2, canvas.rows - 1, KEYS, 'quiet');
      if (sample === null) return;
      const columns = Math.min(canvas.columns - LIST, SAMPLE.width * 3 + 1);
      const area = { column: LIST, row: 2, columns, rows: SAMPLE.height + 1 };
      drawClassicMaze(sample, canvas.part(area));
      const kind = items[marked].kind;
      if (kind !== null) canvas.put(LIST, 1, `This is what ${kindTitle(kind)} looks like`, 'quiet');
    },
    lines: () => [`${title}: ${items[marked].title}, ${marked + 1} of ${items.length}. ${KEYS}`],
  };
}
