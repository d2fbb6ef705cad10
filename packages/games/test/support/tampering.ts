import type { Rng } from '@warren/engine';
import type { AnyGame } from '../../src/kernel/game.js';
import { copyPlain } from '../../src/kernel/plain.js';
import type { Recording } from '../../src/kernel/recording.js';

type Log = { tick: number; action: number }[];

/** Ways to change the log of a recording so that it still looks like one. */
export const LOG_TAMPERINGS: Readonly<
  Record<string, (log: Log, rng: Rng, game: AnyGame, ticks: number) => Log>
> = {
  'a changed action': (log, rng, game) =>
    edit(log, rng, (entry) => [
      { ...entry, action: (entry.action + 1 + rng.below(game.actions.length - 1)) % game.actions.length },
    ]),
  'a dropped action': (log, rng) => edit(log, rng, () => []),
  'a doubled action': (log, rng) => edit(log, rng, (entry) => [entry, entry]),
  'an action at another time': (log, rng, _, ticks) =>
    edit(log, rng, (entry) => [{ ...entry, tick: rng.below(ticks) }]),
  'an inserted action': (log, rng, game, ticks) => [
    ...log,
    { tick: rng.below(ticks), action: rng.below(game.actions.length) },
  ],
  'two actions that changed places': (log, rng) => {
    const [a, b] = [rng.below(log.length), rng.below(log.length)];
    return log.map((entry, i) => ({ ...entry, action: log[i === a ? b : i === b ? a : i].action }));
  },
};

function edit(log: Log, rng: Rng, change: (entry: Log[number]) => Log): Log {
  const at = rng.below(log.length);
  return log.flatMap((entry, i) => (i === at ? change(entry) : [entry]));
}

/** A recording with another log, sorted as logs are. */
export function withLog(recording: Recording, change: (log: Log) => Log): Recording {
  const log: Log = [];
  for (let i = 0; i < recording.actions.length; i += 2) {
    log.push({ tick: recording.actions[i], action: recording.actions[i + 1] });
  }
  const changed = change(log).sort((a, b) => a.tick - b.tick);
  return { ...recording, actions: changed.flatMap(({ tick, action }) => [tick, action]) };
}

/**
 * A game that sets up the run of a recording once and copies it from then on, with what hangs on the state for speed
 * alone: hundreds of replays make their maze or cave once. Other settings and seeds are set up as ever.
 */
export function withPreparedSetup(game: AnyGame, { settings, seed }: Recording): AnyGame {
  const name = JSON.stringify(settings);
  const first = game.setup(settings, seed) as object;
  return {
    ...game,
    setup(wanted, wantedSeed) {
      if (JSON.stringify(wanted) !== name || wantedSeed !== seed) return game.setup(wanted, wantedSeed);
      const state = copyPlain(first);
      for (const symbol of Object.getOwnPropertySymbols(first)) {
        Object.defineProperty(state, symbol, { value: first[symbol as never], configurable: true });
      }
      return state;
    },
  };
}
