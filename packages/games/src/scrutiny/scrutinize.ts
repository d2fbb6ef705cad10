import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame } from '../kernel/game.js';
import { checkRecording, type Recording } from '../kernel/recording.js';
import { firstMoment, replayFrom, type Watch } from '../kernel/replay.js';
import type { Measures } from './measures.js';
import { watcherOf } from './registry.js';
import { judge, type Verdict } from './verdict.js';

/** How machine-like a run is: a reason for a person to look at it, and no proof. */
export interface Scrutiny extends Verdict {
  readonly measures: Measures;
}

/** A scrutiny under way: hand its watch to whatever plays the recording again, and ask for the result then. */
export interface Scrutinizing {
  readonly watch: Watch;
  result(): Scrutiny;
}

/** Begins to look at a run, beside its verification. */
export function beginScrutiny(game: AnyGame, recording: Recording): Result<Scrutinizing> {
  const watch = watcherOf(game.id, recording.ticks);
  if (watch === null) return refuse(`runs of ${game.title} can't be measured`);
  return accept({
    watch,
    result() {
      const measures = watch.measures();
      return { ...judge(measures), measures };
    },
  });
}

/**
 * Plays a recording again and measures the hand that played it, as far as `mostWork` units of work go. The recording
 * must be a verified one: checkpoints are not looked at. The same recording gives the same answer on every machine.
 */
export function scrutinize(
  game: AnyGame,
  recording: Recording,
  mostWork = Number.POSITIVE_INFINITY,
): Result<Scrutiny> {
  const settings = checkRecording(game, recording);
  if (!settings.ok) return settings;
  const scrutinizing = beginScrutiny(game, recording);
  if (!scrutinizing.ok) return scrutinizing;
  const { watch, result } = scrutinizing.value;
  const replay = replayFrom(game, recording, firstMoment(game, settings.value, recording), watch);
  for (let spent = 0; spent < mostWork; ) {
    const work = replay.forward();
    if (work === 0) break;
    spent += work;
  }
  return accept(result());
}
