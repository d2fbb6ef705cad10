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
  choice(
    'generation',
    'How the levels of a new run are grown; each way has its own leaderboard.',
    LABYRINTH_ALGORITHMS,
  ),
  choice('controls', 'Walk while a direction is held, or glide on until another one is pressed.', [
    'hold',
    'glide',
  ]),
  choice('sound', 'Whether anything is to be heard.', ['on', 'off']),
  choice('solver', 'The solver that is watched.', SOLVER_IDS, 'recursive-backtracker'),
  {
    type: 'integer',
    name: 'solver-speed',
    about: 'How many steps a second it makes.',
    min: 1,
    max: 200,
    default: 20,
  },
];

/** An option whose default is the first choice, unless another one is named. */
function choice(name: string, about: string, choices: readonly string[], usual = choices[0]): OptionSpec {
  return { type: 'choice', name, about, choices, default: usual };
}
