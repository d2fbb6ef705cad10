import type { AnyBot } from '../bots/bot.js';
import { HOLD_ACTIONS } from '../kernel/directions.js';

/** A bot that hides: where it wants to go elsewhere it stands still for a while, as if it had to think. */
export function delayBot(bot: AnyBot, delay: () => number): AnyBot {
  return {
    game: bot.game,
    begin() {
      const player = bot.begin();
      let wait = -1;
      return (state) => {
        const actions = player(state);
        const turn = actions.find((action) => action > 0 && action < HOLD_ACTIONS.length);
        if (turn === undefined) {
          wait = -1;
          return actions;
        }
        const isNew = wait < 0;
        if (isNew) wait = delay();
        if (wait === 0) {
          wait = -1;
          return actions;
        }
        wait--;
        const others = actions.filter((action) => action !== turn);
        return isNew ? [0, ...others] : others;
      };
    },
  };
}
