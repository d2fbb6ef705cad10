import { type Run, sayMinutes } from '@warren/games';
import {
  type TreasureRushFrame,
  type TreasureRushState,
  treasureRush,
  treasureRushOutcome,
} from '@warren/games/treasure-rush';
import { type GameView, heldActions } from '../../game/game-view.js';
import { describeTreasureRush } from './captions.js';
import { drawTreasureRush, groundSign } from './draw.js';

/** Treasure Rush: always the whole maze, its walls as thin lines. */
export const treasureRushView: GameView<TreasureRushState, TreasureRushFrame> = {
  game: treasureRush,
  starts: [
    { title: 'New run', settings: {} },
    { title: 'New run with pick-ups', settings: { pickups: true } },
    { title: 'New run with the hunter', settings: { hunter: true } },
    { title: 'New run with both', settings: { pickups: true, hunter: true } },
  ],
  help: (unicode) => [
    'Reach the treasure before the clock runs out, and the next maze is harder.',
    'Miss it, and a life is gone and the next maze is easier.',
    'Every tenth treasure brings a life.',
    '',
    `@ you    $ treasure    ${groundSign('slow', unicode)} slow ground    ${groundSign('fast', unicode)} fast ground`,
    'T extra time    + extra life    H the hunter',
  ],
  keys: [],
  actionOf: () => null,
  actionsOf: (input, state) => heldActions(treasureRush, input, state.player.held),
  // At full speed a cell takes 208 ms: a tap is a step to the next one.
  tapMs: 210,
  waits: (state) => state.round.pause > 0,
  between: () => [],
  draw: drawTreasureRush,
  describe: describeTreasureRush,
  results,
  progress: ({ state }) => `score ${state.score}`,
};

function results({ state }: Run<TreasureRushState>): ReturnType<GameView['results']> {
  const { result, score, completed, missed, seconds, side } = treasureRushOutcome(state);
  return {
    title: result === 'won' ? 'Every treasure is yours' : 'The run is over',
    lines: [
      `Score       ${score}`,
      `Treasures   ${completed}`,
      `Missed      ${missed}`,
      `Time        ${sayMinutes(seconds)}`,
      `Last maze   ${side} by ${side}`,
    ],
  };
}
