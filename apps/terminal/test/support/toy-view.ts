import { TOY_STEPS, type ToyFrame, type ToyState, toy } from '../../../web/test/support/toy/game.js';
import type { GameView } from '../../src/game/game-view.js';

/** Toy in the terminal. */
export const toyView: GameView<ToyState, ToyFrame> = {
  game: toy,
  starts: [{ title: 'The corridor', settings: {} }],
  help: () => ['Take three steps.'],
  keys: [{ keys: 'e', does: 'take a step' }],
  actionOf: (key) => (key === 'e' ? 'step' : null),
  actionsOf: ({ pressed }) => pressed.map(() => 0),
  tapMs: 100,
  holdsPlayer: () => false,
  between: () => [],
  draw: () => {},
  describe: ({ hud }) => `Step ${hud.steps} of ${TOY_STEPS}`,
  results: ({ state }) => ({ title: 'The end of the corridor', lines: [`Steps ${state.steps}`] }),
  progress: ({ state }) => `step ${state.steps}`,
};
