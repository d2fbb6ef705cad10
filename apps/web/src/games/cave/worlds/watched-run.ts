import type { Run } from '@warren/games';
import type { CaveState } from '@warren/games/cave';

/** A run as it is, but for one thing: somebody hears of every tick, before anybody sees what came of it. */
export function watchedRun(
  run: Run<CaveState>,
  onTick: (actions: readonly number[]) => void,
): Run<CaveState> {
  const { game, settings, seed } = run;
  return {
    game,
    settings,
    seed,
    get state() {
      return run.state;
    },
    get tick() {
      return run.tick;
    },
    get finished() {
      return run.finished;
    },
    get outcome() {
      return run.outcome;
    },
    advance(actions) {
      run.advance(actions);
      onTick(actions);
    },
    recording: run.recording,
    save: run.save,
  };
}
