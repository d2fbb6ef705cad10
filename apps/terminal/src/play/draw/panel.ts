import type { StyleName } from '../../screen/style.js';
import type { Canvas } from './canvas.js';

/** How wide the panel beside a picture is, with the space between them. */
const PANEL = 21;
const GAP = 2;

/** A line of a panel: what it is about, and how that stands. */
export interface PanelLine {
  readonly label: string;
  readonly value?: string;
  readonly style?: StyleName;
}

/** Parts a canvas into room for the picture and a panel to the right of it, unless that would leave too little. */
export function withPanel(canvas: Canvas): { readonly picture: Canvas; readonly panel: Canvas } {
  const columns = canvas.columns < 2 * PANEL ? canvas.columns : canvas.columns - PANEL;
  return {
    picture: canvas.part({ column: 0, row: 0, columns, rows: canvas.rows }),
    panel: canvas.part({
      column: columns + GAP,
      row: 0,
      columns: Math.max(0, canvas.columns - columns - GAP),
      rows: canvas.rows,
    }),
  };
}

/** Writes lines below each other: labels to the left, values to the right. */
export function putPanel(panel: Canvas, row: number, lines: readonly PanelLine[]): void {
  lines.forEach(({ label, value = '', style = 'strong' }, i) => {
    panel.put(0, row + i, label, value === '' ? style : 'quiet');
    panel.put(panel.columns - value.length, row + i, value, style);
  });
}

/** So many of a whole as a bar. */
export function bar(canvas: Canvas, now: number, most: number, columns: number): string {
  const full = most === 0 ? 0 : Math.ceil((Math.min(now, most) * columns) / most);
  const [on, off] = canvas.look.unicode ? ['■', '·'] : ['=', '.'];
  return on.repeat(full) + off.repeat(columns - full);
}
