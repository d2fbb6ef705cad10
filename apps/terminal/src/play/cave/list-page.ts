import type { StyleName } from '../../screen/style.js';
import type { Page } from '../pages/page.js';

/** A line of a page of text. */
export interface ListLine {
  readonly text: string;
  readonly style?: StyleName;
}

/** A page of lines with a title above and a hint of keys below. */
export interface List {
  readonly title: string;
  readonly lines: readonly ListLine[];
  /** What was last said about it; empty for nothing. */
  readonly note: string;
  readonly keys: string;
}

/** Rows that are not lines: the title, the note, the keys, and what is empty between them. */
export const LIST_EDGES = 6;

export function listPage({ title, lines, note, keys }: List): Page {
  return {
    draw(canvas) {
      canvas.put(2, 1, title, 'title');
      lines.slice(0, canvas.rows - LIST_EDGES).forEach(({ text, style }, i) => {
        canvas.put(2, 3 + i, text, style);
      });
      canvas.put(2, canvas.rows - 2, note, 'strong');
      canvas.put(2, canvas.rows - 1, keys, 'quiet');
    },
    lines: () => (note === '' ? [title, ...lines.map(({ text }) => text), keys] : [note]),
  };
}
