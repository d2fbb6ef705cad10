// `@warren/engine/grids`: which cells there are and which of them touch.
export { exists, GRID_KINDS, type Grid, type GridKind } from './grid.js';
export { type GridRequest, MAX_CELLS, makeGrid } from './make-grid.js';
export { MAX_MASK_SIDE, type Mask, maskFromPixels, parseMask } from './mask.js';
export { rectGrid } from './rect.js';
export { type Tunnel, tunnelGrid, tunnelsOf } from './tunnel-grid.js';
