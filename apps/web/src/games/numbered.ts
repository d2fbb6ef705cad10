import type { LegendThing } from '../game/screen/legend.js';

/** What is said about a number of a legend. */
type Explained = readonly [
  sprite: LegendThing['sprite'],
  name: string,
  text: string,
  more?: Pick<LegendThing, 'foot' | 'mark'>,
];

/** The things of a legend in the order of their numbers; rows of text have each number where its thing is. */
export function numbered(rows: readonly string[], things: readonly Explained[]): LegendThing[] {
  return things.map(([sprite, name, text, more], i) => {
    const row = rows.findIndex((cells) => cells.includes(`${i + 1}`));
    return { sprite, name, text, ...more, column: rows[row].indexOf(`${i + 1}`), row };
  });
}
