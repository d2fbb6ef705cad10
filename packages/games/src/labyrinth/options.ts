import type { OptionSpec } from '@warren/engine';
import { LABYRINTH_ALGORITHMS } from './algorithms.js';

/** Every solver, as a list of its own: options are read where no solver is needed. */
const SOLVER_IDS = [
  'bfs',
  'a-star',
  'dijkstra',
  'recursive-backtracker',
  'dead-end-filling',
  'wall-follower',
  'tremaux',
  'random-mouse',
] as const;

/** What a player can set once for all runs. None of it changes a run that is under way. */
export const LABYRINTH_OPTIONS: readonly OptionSpec[] = [
  {
    type: 'choice',
    name: 'generation',
    about: 'How the levels of a new run are grown; each way has its own leaderboard.',
    choices: LABYRINTH_ALGORITHMS,
    default: 'weave-prim',
  },
  {
    type: 'choice',
    name: 'controls',
    about: 'Walk while a direction is held, or glide on until another one is pressed.',
    choices: ['hold', 'glide'],
    default: 'hold',
  },
  {
    type: 'choice',
    name: 'sound',
    about: 'Whether anything is to be heard.',
    choices: ['on', 'off'],
    default: 'on',
  },
  {
    type: 'choice',
    name: 'solver',
    about: 'The solver that is watched.',
    choices: SOLVER_IDS,
    default: 'recursive-backtracker',
  },
  {
    type: 'integer',
    name: 'solver-speed',
    about: 'How many steps a second it makes.',
    min: 1,
    max: 200,
    default: 20,
  },
];
