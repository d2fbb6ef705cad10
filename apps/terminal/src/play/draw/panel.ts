import type { StyleName } from '../../screen/style.js';
import type { Canvas } from './canvas.js';

/** Between the picture and the panel. */
const GAP = 1;

/** A line of a panel: what it is about, and how that stands. */
export interface PanelLine {
  readonly label: string;
  readonly value?: string;
  readonly style?: StyleName;
}

/** Parts a canvas into room for the picture and a panel to the right of it, unless that would leave too little. */
export function withPanel(
  canvas: Canvas,
  width: number,
): { readonly picture: Canvas; readonly panel: Canvas } {
  const columns = canvas.columns < 2 * width ? canvas.columns : canvas.columns - width - GAP;
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
