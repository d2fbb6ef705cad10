import { Rng } from '@warren/engine';
import { holdActions } from '../bots/bot.js';
import { beginWalk, steer } from '../bots/treasure-rush-bot.js';
import { orThrow } from '../kernel/checks.js';
import { cellUnder } from '../treasure-rush/cells.js';
import { effortOf } from '../treasure-rush/difficulty.js';
import { treasureRush } from '../treasure-rush/game.js';
import { mazeOf } from '../treasure-rush/hunter.js';
import { cheapestWay } from '../treasure-rush/maze.js';
import { readTreasureRushSettings } from '../treasure-rush/settings.js';
import { stateAt } from '../treasure-rush/start.js';
import type { Round, TreasureRushState } from '../treasure-rush/state.js';
import type { ModelPlayer, Trial } from './model-player.js';
import type { Skill } from './skill.js';

/** How a person who sees the whole maze finds the way. */
interface RushMind extends Pick<Skill, 'reactionTicks' | 'memory' | 'errorPercent'> {
  /** How long it looks before it walks: so long for a maze, and so long for each cell it looks at. */
  readonly lookTicks: number;
  readonly cellTicks: number;
  /** Whether the eye goes into side ways as an explorer would; otherwise it sees the way at once. */
  readonly searches: boolean;
}

/** The player of the specification: one second, and 0.07 s a cell of the way, without a mistake. */
const THINKER: RushMind = {
  lookTicks: 60,
  cellTicks: 4.2,
  searches: false,
  reactionTicks: 0,
  memory: 1_000_000,
  errorPercent: 0,
};

/** Treasure Rush by skill: it looks for the way, which takes longer the more side ways mislead the eye, and walks it. */
export const treasureRushPlayer: ModelPlayer = {
  game: 'treasure-rush',
  seeds: 120,
  play(skill, seed) {
    const settings = orThrow(readTreasureRushSettings({}));
    return SCORES.map((score) => playMaze(stateAt(settings, `${seed}/${score}`, score), mindOf(skill)));
  },
  measures: hunterMeasures,
};

/** The scores at which a maze is tried. */
const SCORES: readonly number[] = Array.from({ length: 21 }, (_, i) => 2 * i);

/** While a person decides once, the eye passes so many cells. */
const CELLS_A_THOUGHT = 32;

function mindOf({ reactionTicks, thinkTicks, memory, errorPercent }: Skill): RushMind {
  return {
    lookTicks: reactionTicks,
    cellTicks: thinkTicks / CELLS_A_THOUGHT,
    searches: true,
    reactionTicks,
    memory,
    errorPercent,
  };
}

/** Plays the maze a state stands in. */
function playMaze(state: TreasureRushState, mind: RushMind): Trial {
  const { round, score, completed, seed } = state;
  const player = openMind(mind, Rng.fromSeed(seed, 'mind'));
  let ticks = 0;
  let cause: string | null = null;
  for (; state.round === round && cause === null; ticks++) {
    treasureRush.step(state, player(state));
    if (state.events.includes('time-out')) cause = 'time';
    if (state.events.includes('caught')) cause = 'the hunter';
  }
  return { level: score, won: state.completed > completed, ticks, cause };
}

/** Plays a whole run, and gives its score. After so many treasures it has seen enough. */
function scoreOfRun(mind: RushMind, settings: object, seed: string): number {
  const state = treasureRush.setup(orThrow(readTreasureRushSettings(settings)), seed);
  const player = openMind(mind, Rng.fromSeed(seed, 'mind'));
  while (!treasureRush.finished(state) && state.completed < ENOUGH) treasureRush.step(state, player(state));
  return state.score;
}

const ENOUGH = 100;
const RUNS = 60;

/** The mean score of the measure's player over many runs. */
export function meanScore(settings: object): number {
  let sum = 0;
  for (let i = 0; i < RUNS; i++) sum += scoreOfRun(THINKER, settings, `mean-${i}`);
  return sum / RUNS;
}

function hunterMeasures(): string[] {
  const [alone, hunted] = [meanScore({}), meanScore({ hunter: true })];
  const ratio = (hunted / alone).toFixed(2);
  return [
    `mean score of 1 s + 0.07 s a cell: ${alone.toFixed(1)}, with the hunter ${hunted.toFixed(1)} (${ratio} times)`,
  ];
}

/** Looks at a maze, plans a way, walks it, and now and then takes a wrong turn which it sees a moment later. */
function openMind(mind: RushMind, rng: Rng): (state: TreasureRushState) => readonly number[] {
  let round: Round | null = null;
  let walker = beginWalk();
  let still = 0;
  /** Cells walked since the last plan, and the cell it is in. */
  let walked = 0;
  let here = -1;
  let astray: number | null = null;

  function look(state: TreasureRushState): void {
    here = cellUnder(state.round.side, state.player);
    still = Math.round(mind.lookTicks + mind.cellTicks * cellsLookedAt(state.round, here, mind));
    walked = 0;
    walker = beginWalk();
  }

  function enter(state: TreasureRushState, cell: number): void {
    const last = here;
    here = cell;
    if (astray !== null) {
      // It has noticed, stops and turns round.
      astray = null;
      still = mind.reactionTicks;
      walker = beginWalk();
      return;
    }
    walked++;
    if (walked >= mind.memory) look(state);
    else if (rng.below(100) < mind.errorPercent) astray = wrongTurn(state.round, last, cell, rng);
  }

  return (state) => {
    const { player } = state;
    if (state.round.shown > 0) return [];
    if (state.round !== round) {
      round = state.round;
      astray = null;
      look(state);
    }
    if (still > 0) {
      // Nobody presses a key before the first maze was looked at; it waits for that long.
      still--;
      return holdActions(player, 0);
    }
    if (state.round.pause > 0) return [];
    const cell = cellUnder(state.round.side, player);
    if (cell !== here) enter(state, cell);
    return astray === null ? walker(state) : holdActions(player, steer(state.round, player, astray));
  };
}

/** How many cells the eye passes until so much of the way is planned as is remembered. */
function cellsLookedAt(round: Round, from: number, { searches, memory }: RushMind): number {
  const maze = mazeOf(round);
  const to = round.treasure;
  const way = cheapestWay(maze, round.tiles, from, to).cells.length - 1;
  const whole = searches && way > 0 ? effortOf({ maze, loops: true, from, to }).steps : way;
  return way > memory ? (whole * memory) / way : whole;
}

/** A neighbour that is neither where it came from nor on the cheapest way; `null` where there is none. */
function wrongTurn(round: Round, from: number, cell: number, rng: Rng): number | null {
  const { side, open, tiles, treasure } = round;
  const right = cheapestWay(mazeOf(round), tiles, cell, treasure).cells[1];
  const ways = [-side, 1, side, -1]
    .filter((_, i) => (open[cell] & (1 << i)) !== 0)
    .map((offset) => cell + offset)
    .filter((next) => next !== from && next !== right);
  return ways.length === 0 ? null : ways[rng.below(ways.length)];
}
