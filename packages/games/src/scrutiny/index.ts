// `@warren/games/scrutiny`: how machine-like a run is, for whoever runs a board.
export type { Measures, Share } from './measures.js';
export { beginScrutiny, type Scrutinizing, type Scrutiny, scrutinize } from './scrutinize.js';
export type { Spread } from './spread.js';
