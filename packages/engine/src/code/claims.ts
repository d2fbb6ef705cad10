// What codes and files may claim before anything is made of it.

/** A ring has over four cells for each ring inside it, so that 8192 of them pass the limit of cells. */
const MAX_RINGS = 8192;

/** Up to so many cells a maze may have no passage at all: it costs nobody anything. */
const FREE_CELLS = 65_536;

/**
 * Whether a polar grid of so many rings is surely too large. `makeGrid` finds that out by counting ring after
 * ring; a code that claims millions of rings has to be refused without that work.
 */
export function claimsTooManyRings(kind: string, rings: number): boolean {
  return kind === 'polar' && rings > MAX_RINGS;
}

/** Whether a file claims a large maze that its passages do not back: memory follows what was sent, not what was said. */
export function unbacked(cells: number, links: number): boolean {
  return cells > FREE_CELLS && links * 4 < cells;
}
