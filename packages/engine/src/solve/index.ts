// `@warren/engine/solvers`: ways through a maze, and how far everything is from a cell.
export { bfs } from './bfs.js';
export { costs } from './costs.js';
export { distances } from './distances.js';
export { findSolver, SOLVERS } from './registry.js';
export { beginSearch, type Solution, type SolveRequest, solve } from './solve.js';
export type { Search, Solver, SolverTask, SolverTrait } from './solver.js';
