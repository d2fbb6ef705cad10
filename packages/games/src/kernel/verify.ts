import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame } from './game.js';
import type { Plain } from './plain.js';
import type { Outcome } from './ranking.js';
import { CHECKPOINT_TICKS, checkRecording, type Recording } from './recording.js';
import { firstMoment, type Replay, replayFrom, type Watch } from './replay.js';
import { chainHash, checkpointHash, stateHash } from './state-hash.js';
import { checkWork, hashWork, tooDear, workBudget } from './work.js';

/** What a recording really came to, by our own simulation. */
export interface Verdict {
  readonly game: string;
  readonly rules: number;
  readonly ticks: number;
  readonly outcome: Outcome;
}

/** A recording being verified, as many ticks at a time as there is time for. */
export interface Verifying {
  /** How many ticks were played again. */
  readonly tick: number;
  /** What that has cost, in units of about a microsecond. */
  readonly work: number;
  /** Plays at most so many ticks. Answers the verdict once there is one, `null` until then. */
  advance(ticks: number): Result<Verdict> | null;
}

/**
 * Plays a recording again and says what came of it. Nothing the recording claims is believed: wrong
 * checkpoints, actions that do not exist, ticks beyond the end or more work than a run of its length may take are
 * refused with the reason. A watch may look on.
 */
export function verify(game: AnyGame, recording: Recording, watch?: Watch): Result<Verdict> {
  const verifying = beginVerify(game, recording, watch);
  if (!verifying.ok) return verifying;
  const verdict = verifying.value.advance(recording.ticks);
  if (verdict === null) throw new Error('a recording has no more ticks than it says');
  return verdict;
}

/** Begins to verify; refuses at once what can be refused without playing a tick. */
export function beginVerify(game: AnyGame, recording: Recording, watch?: Watch): Result<Verifying> {
  const settings = checkRecording(game, recording);
  if (!settings.ok) return settings;
  const affordable = checkWork(game, settings.value, recording.ticks);
  if (!affordable.ok) return affordable;
  const replay = replayFrom(game, recording, firstMoment(game, settings.value, recording), watch);
  const budget = openBudget(game, settings.value);
  let verdict: Result<Verdict> | null = null;
  return accept({
    get tick() {
      return replay.tick;
    },
    get work() {
      return budget.spent;
    },
    advance(ticks) {
      verdict ??= playUntil(
        game,
        recording,
        { replay, budget },
        Math.min(recording.ticks, replay.tick + ticks),
      );
      return verdict;
    },
  });
}

/** Plays up to a tick; the verdict when that is the last one or something is wrong before it. */
function playUntil(
  game: AnyGame,
  { ticks, checkpoints }: Recording,
  { replay, budget }: { readonly replay: Replay; readonly budget: Budget },
  end: number,
): Result<Verdict> | null {
  while (replay.tick < end) {
    const work = replay.forward();
    if (work === 0) return refuse(`the recording goes on after the run ended at tick ${replay.tick}`);
    budget.left -= work;
    if (budget.left < 0) return refuse(tooDear(game));
    if (replay.tick % CHECKPOINT_TICKS !== 0) continue;
    budget.reach(replay);
    if (budget.left < 0) return refuse(tooDear(game));
    if (checkpointHash(replay.state, replay.log) !== checkpoints[replay.tick / CHECKPOINT_TICKS - 1]) {
      return refuse(`the recording and the rules part before tick ${replay.tick}`);
    }
  }
  if (end < ticks) return null;
  if (checkpointHash(replay.state, replay.log) !== checkpoints[checkpoints.length - 1]) {
    return refuse('the recording does not end as it says');
  }
  return accept({ game: game.id, rules: game.rules, ticks, outcome: game.outcome(replay.state) });
}

/** What a run may still cost. */
interface Budget {
  /** What is left until the next checkpoint. */
  left: number;
  /** All that the run has cost so far. */
  readonly spent: number;
  /** At a checkpoint: pays for the hash of the state, and grants what the run may cost until the next one. */
  reach(replay: Replay): void;
}

function openBudget(game: AnyGame, settings: Plain): Budget {
  const setup = game.work.setup(settings);
  let granted = workBudget(game, settings, CHECKPOINT_TICKS);
  return {
    left: granted - setup,
    get spent() {
      return granted - this.left;
    },
    reach({ state, tick }) {
      const next = workBudget(game, settings, tick + CHECKPOINT_TICKS);
      this.left += next - granted - hashWork(state);
      granted = next;
    },
  };
}

/** One hash of all states of a recording: machines that agree on it agreed on every tick. */
export function traceRecording(game: AnyGame, recording: Recording): Result<number> {
  const settings = checkRecording(game, recording);
  if (!settings.ok) return settings;
  const replay = replayFrom(game, recording, firstMoment(game, settings.value, recording));
  let trace = stateHash(replay.state);
  while (replay.forward() > 0) trace = chainHash(trace, stateHash(replay.state));
  return accept(trace);
}
