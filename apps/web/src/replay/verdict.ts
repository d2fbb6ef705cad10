import type { Result } from '@warren/engine';
import { type AnyGame, type Recording, type Verdict, verify } from '@warren/games';

/** So many ticks lie between two words about how far it is. */
const REPORT_TICKS = 2000;

/** Verifies a recording, telling on the way how many ticks of it have been played. */
export function verdictOf(
  game: AnyGame,
  recording: Recording,
  report: (ticks: number) => void,
): Result<Verdict> {
  let ticks = 0;
  const counted: AnyGame = {
    ...game,
    step(state, actions) {
      ticks++;
      if (ticks % REPORT_TICKS === 0) report(ticks);
      return game.step(state, actions);
    },
  };
  return verify(counted, recording);
}
