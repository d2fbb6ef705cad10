import { accept, type Result, refuse } from '@warren/engine';
import type { Frame, Game, Outcome } from '@warren/games';

/** How many steps lead to the end of the corridor. */
export const TOY_STEPS = 3;

type ToySettings = Record<string, never>;

export interface ToyState {
  steps: number;
  ticks: number;
}

export type ToyFrame = Frame<{ readonly steps: number }>;

/** The smallest game there can be: a corridor, and one action that takes a step in it. */
export const toy: Game<ToySettings, ToyState, ToyFrame> = {
  id: 'toy',
  title: 'Toy',
  about: 'A corridor of three steps.',
  traits: ['real-time'],
  rules: 1,
  actions: ['step'],
  maxTicks: 6000,
  work: { setup: () => 1, tick: 1 },
  ranking: {
    pointsTitle: 'Score',
    columns: [],
    boards: [{ id: 'corridor', settings: {} }],
    boardOf: () => ({ id: 'corridor', title: 'The corridor', code: '' }),
    standing: ({ result, score }) => (result === 'won' ? { points: Number(score), ties: 0 } : null),
    daily: () => ({}),
  },
  readSettings,
  setup: () => ({ steps: 0, ticks: 0 }),
  step(state, actions) {
    state.ticks++;
    state.steps = Math.min(TOY_STEPS, state.steps + actions.length);
    return 1;
  },
  finished: ({ steps }) => steps === TOY_STEPS,
  outcome,
  frame: ({ steps }) => ({
    view: { x: 0, y: 0, width: TOY_STEPS + 1, height: 1 },
    map: { id: 'toy', width: TOY_STEPS + 1, height: 1, tileSize: 1, tiles: [0, 0, 0, 0], names: ['floor'] },
    sprites: [],
    hud: { steps },
    events: [],
  }),
  hudLines: ({ steps }) => [{ id: 'steps', label: 'Steps', value: `${steps}` }],
  announce: () => null,
};

function readSettings(input: unknown): Result<ToySettings> {
  return typeof input === 'object' ? accept({}) : refuse('settings of Toy are an object');
}

function outcome({ steps, ticks }: ToyState): Outcome {
  return { result: steps === TOY_STEPS ? 'won' : 'playing', score: Math.max(0, 1000 - ticks), steps };
}
