/** The page of a board. */
export function boardPath(board: string): string {
  // The signs of an id are safe in an address as they are, and read better so.
  return `/boards/${encodeURIComponent(board).replaceAll('%40', '@').replaceAll('%3D', '=')}`;
}

/** Where anybody watches a run the server has. */
export function replayPath(run: string): string {
  return `/replay/${encodeURIComponent(run)}`;
}

/** The table of a board as a file. */
export function csvAddress(board: string): string {
  return `/api/boards/${encodeURIComponent(board)}/csv`;
}
