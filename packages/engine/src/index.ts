// The library's front door: mazes, their specs and edits, seeds, options and results. The rest has subpaths of its own.
export { flaw, isPerfect } from './maze/check.js';
export { placeExits } from './maze/exits.js';
export { blankMaze, deadEnds, link, type Maze } from './maze/maze.js';
export { type Passages, passages } from './maze/passages.js';
export { type OptionSpec, type OptionValues, readOptions } from './options.js';
export { accept, type Refusal, type Result, refuse, type Success } from './result.js';
export { Rng, type RngState } from './rng/rng.js';
export { MAX_SEED } from './rng/seed-hash.js';
export { beginMaze, type Making, makeMaze, runSpec } from './spec/make-maze.js';
export { type MazeRequest, type MazeSpec, readSpec } from './spec/maze-spec.js';
export { foldName, readShownText } from './text/names.js';
export { nearest } from './text/nearest.js';
export { braid } from './transform/braid.js';
export { rooms } from './transform/rooms.js';
export { tunnels } from './transform/tunnels.js';
export { weave } from './transform/weave.js';
