import { directionOf } from '../directions.js';
import { keyOn } from './key-on.js';
import type { Page } from './page.js';
import type { Stage } from './stage.js';

/** Things in rows of so many, one of them marked. */
export interface MarkedGrid {
  readonly items: number;
  readonly columns: number;
  page(marked: number): Page;
}

/** Moves the mark until a key is pressed that does something else; says which, and what is marked. */
export async function markOn(
  stage: Stage,
  grid: MarkedGrid,
  first: number,
): Promise<{ readonly marked: number; readonly key: string }> {
  let marked = Math.min(first, grid.items - 1);
  for (;;) {
    const key = await keyOn(stage, grid.page(marked));
    const steps = stepsOf(key, grid.columns);
    if (steps === 0) return { marked, key };
    const next = marked + steps;
    if (next >= 0 && next < grid.items) marked = next;
  }
}

function stepsOf(key: string, columns: number): number {
  const byDirection: Readonly<Record<number, number>> = { 1: -columns, 2: 1, 4: columns, 8: -1 };
  return byDirection[directionOf(key)] ?? 0;
}
