/** Cells in groups that only ever grow together: for each a parent, in the end the highest of its group. */
export type Groups = Int32Array;

/** Every cell in a group of its own. */
export function singleGroups(size: number): Groups {
  const groups = new Int32Array(size);
  for (let cell = 0; cell < size; cell++) groups[cell] = cell;
  return groups;
}

/** The cell a group is known by, the same for all its cells. */
export function rootOf(groups: Groups, cell: number): number {
  let root = cell;
  while (groups[root] !== root) root = groups[root];
  return root;
}

/**
 * Joins the groups of two cells. False when they were one group already.
 *
 * Rem's algorithm: it climbs from both cells in turn, always from the one with the lower parent, and hangs
 * each cell it leaves to the higher parent on the other side. So it stops where the two ways meet, and ways
 * get shorter as it goes.
 */
export function unite(groups: Groups, a: number, b: number): boolean {
  let x = a;
  let y = b;
  for (;;) {
    const parentX = groups[x];
    const parentY = groups[y];
    if (parentX === parentY) return false;
    if (parentX < parentY) {
      groups[x] = parentY;
      if (x === parentX) return true;
      x = parentX;
    } else {
      groups[y] = parentX;
      if (y === parentY) return true;
      y = parentY;
    }
  }
}
