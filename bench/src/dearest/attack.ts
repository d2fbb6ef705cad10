import type { Rng } from '@warren/engine';
import { type AnyGame, hashWork, makeRecordingBytes, type Run, startRun, workBudget } from '@warren/games';
import { findBot } from '@warren/games/bots';
import { drawSettings } from './settings.js';

/** What an attacker may send: settings, how far a bot plays first, and what is pressed over and over after that. */
export interface Attack {
  readonly settings: object;
  readonly seed: string;
  readonly botTicks: number;
  /** The actions of each tick; after the last tick it begins anew. */
  readonly pattern: readonly (readonly number[])[];
}

/** The bot of a game of turns thinks long about each of them. */
const MOST_BOT_TICKS = { 'real-time': 4_000, turns: 200 } as const;
const LONGEST_PATTERN = 48;
const ACTIONS_A_TICK = 16;
const CHECKPOINT_TICKS = 600;

/** An attack by chance alone. */
export function drawAttack(game: AnyGame, rng: Rng): Attack {
  const length = 1 + rng.below(LONGEST_PATTERN);
  return {
    settings: drawSettings(game.id, rng),
    seed: `dearest-${rng.below(1000)}`,
    botTicks: rng.chance(1, 2) ? 0 : drawBotTicks(game, rng),
    pattern: Array.from({ length }, () => drawActions(game, rng)),
  };
}

/** An attack that differs in one thing. */
export function mutate(game: AnyGame, attack: Attack, rng: Rng): Attack {
  const pattern = [...attack.pattern];
  switch (rng.below(6)) {
    case 0:
      return { ...attack, settings: drawSettings(game.id, rng) };
    case 1:
      return { ...attack, botTicks: drawBotTicks(game, rng) };
    case 2:
      return { ...attack, seed: `dearest-${rng.below(1000)}` };
    case 3:
      pattern.splice(rng.below(pattern.length + 1), 0, drawActions(game, rng));
      return { ...attack, pattern: pattern.slice(0, LONGEST_PATTERN) };
    case 4:
      pattern.splice(rng.below(pattern.length), 1);
      return { ...attack, pattern: pattern.length === 0 ? [[]] : pattern };
    default:
      pattern[rng.below(pattern.length)] = drawActions(game, rng);
      return { ...attack, pattern };
  }
}

function drawActions(game: AnyGame, rng: Rng): number[] {
  const count = rng.chance(1, 3) ? 0 : rng.chance(1, 4) ? ACTIONS_A_TICK : 1;
  return Array.from({ length: count }, () => rng.below(game.actions.length));
}

/** A run of an attack that can be gone on with. */
export interface AttackRun {
  readonly run: Run;
  /** The work so far. */
  readonly work: number;
  /** Whether a server has stopped to play it again. */
  readonly isRefused: boolean;
  /** Plays so many ticks at most; fewer when the run is over. */
  play(ticks: number): void;
}

/** Has the bot play its part. */
export function beginAttack(game: AnyGame, { settings, seed, botTicks, pattern }: Attack): AttackRun {
  let work = 0;
  const counted: AnyGame = {
    ...game,
    step(state, actions) {
      const units = game.step(state, actions);
      work += units;
      return units;
    },
  };
  const started = startRun(counted, settings, seed);
  if (!started.ok) throw new Error(started.reason);
  const run = started.value;
  const bot = findBot(game.id);
  if (!bot.ok) throw new Error(bot.reason);
  const player = bot.value.begin();
  while (run.tick < botTicks && !run.finished) run.advance(player(run.state));
  const begin = run.tick;
  return {
    run,
    get work() {
      return work;
    },
    get isRefused() {
      return work > workBudget(game, run.settings, run.tick) - game.work.setup(run.settings);
    },
    play(ticks) {
      for (const end = run.tick + ticks; run.tick < end && !run.finished; ) {
        run.advance(pattern[(run.tick - begin) % pattern.length]);
        if (run.tick % CHECKPOINT_TICKS === 0) work += hashWork(run.state);
      }
    },
  };
}

/** The size of a run as it is uploaded. */
export function bytesOf(run: Run): number {
  return makeRecordingBytes(run.recording()).length;
}

function drawBotTicks({ traits }: AnyGame, rng: Rng): number {
  return rng.below(MOST_BOT_TICKS[traits.includes('turns') ? 'turns' : 'real-time']);
}
