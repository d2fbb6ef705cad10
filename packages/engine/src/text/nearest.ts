import { accept, type Result, refuse } from '../result.js';

/** More of a mistyped name than this does not help. */
const LONGEST = 64;

/** A hint for a mistyped name: the most similar known name, or the list when nothing is similar. */
export function nearest(typed: string, known: readonly string[]): string {
  let best = '';
  let bestDistance = Number.POSITIVE_INFINITY;
  const word = typed.slice(0, LONGEST).toLowerCase();
  for (const name of known) {
    // "hexagon" for "hex", or "recursive" for "recursive-backtracker": the beginning is right, so it is near.
    const begins = word.length > 2 && (word.startsWith(name) || name.startsWith(word));
    const distance = begins ? 0 : editDistance(word, name);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  const similar = bestDistance <= Math.max(2, best.length >> 1);
  return similar ? `did you mean "${best}"?` : `known are ${known.join(', ')}`;
}

/** Finds things by id; `what` is what they are called where there is none of an id. */
export function finder<T extends { readonly id: string }>(
  what: string,
  things: readonly T[],
): (id: string) => Result<T> {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const thing = byId.get(id);
    if (thing !== undefined) return accept(thing);
    return refuse(`there is no ${what} "${id}"; ${nearest(id, [...byId.keys()])}`);
  };
}

/** Levenshtein's distance, one row at a time. */
function editDistance(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0];
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const change = diagonal + (a[i - 1] === b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = Math.min(change, row[j] + 1, row[j - 1] + 1);
    }
  }
  return row[b.length];
}
