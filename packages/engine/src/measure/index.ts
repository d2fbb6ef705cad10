// `@warren/engine/measure`: what a maze is like and how hard it is.
export { difficulty, type MedalTimes, medalTimes } from './difficulty.js';
export { type Effort, effort } from './effort.js';
export { type Measures, measureMaze, type Spread, type Summary, summarise } from './measures.js';
