import { Rng } from '@warren/engine';
import { CAVE_CELL } from '@warren/engine/cave';
import { playOut } from '../../src/bots/bot.js';
import { caveBot } from '../../src/bots/cave-bot.js';
import { cave } from '../../src/cave/game.js';
import { caveOf } from '../../src/cave/memory.js';
import { type Monster, monstersOf } from '../../src/cave/monsters.js';
import { regionCell } from '../../src/cave/regions.js';
import type { CaveState, Cell } from '../../src/cave/state.js';
import { type Run, startRun } from '../../src/kernel/run.js';
import { must } from './must.js';

/** An open cave with one monster a region, where single rules are easily shown. */
export const OPEN = { preset: 'original', iterations: 4, smoothing: 2 } as const;

/** A fresh state with these settings, in an open cave unless they say otherwise. */
export function begin(settings: object = {}, seed = 'cave'): CaveState {
  return cave.setup(must(cave.readSettings({ ...OPEN, ...settings })), seed);
}

/** Does things by name, an action a tick. */
export function act(state: CaveState, ...names: string[]): void {
  for (const name of names) cave.step(state, [actionOf(name)]);
}

export function actionOf(name: string): number {
  const action = cave.actions.indexOf(name);
  if (action < 0) throw new Error(`there is no action ${name}`);
  return action;
}

/** Puts the player somewhere, without a move. */
export function put(state: CaveState, { x, y }: Cell): void {
  state.player.x = x;
  state.player.y = y;
}

/** The events of the last tick. */
export function events(state: CaveState): string[] {
  return [...state.events];
}

/** The first cell within a region of the middle of the world, row by row, that fits. */
export function findCell(state: CaveState, fits: (x: number, y: number) => boolean): Cell {
  const size = state.settings.regionSize;
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (fits(x, y)) return { x, y };
  throw new Error('no cell fits');
}

/** Floor with floor on its east side, where nobody sees either. */
export function quietPair(state: CaveState): Cell {
  const floor = (x: number, y: number) => caveOf(state).cellAt(x, y) === CAVE_CELL.floor;
  const quiet = (x: number, y: number) => {
    const monster = homeMonster(state);
    return Math.abs(x - monster.x) > 20 || Math.abs(y - monster.y) > 20;
  };
  return findCell(state, (x, y) => floor(x, y) && floor(x + 1, y) && quiet(x, y) && quiet(x + 1, y));
}

/** The monster of the region in the middle of the world. */
export function homeMonster(state: CaveState): Monster {
  const { rx, ry } = regionCell(state, 0, 0);
  const [monster] = monstersOf(state, rx, ry, { x: 0, y: 0 });
  if (monster === undefined) throw new Error('the monster is gone');
  return monster;
}

/** A run the bot has played to its end. */
export function botRun(settings: object, seed: string): Run {
  return must(playOut(cave, caveBot, settings, seed));
}

/** A run of somebody who does anything, one thing after another. */
export function wildRun(settings: object, seed: string, ticks: number): Run {
  const run = must(startRun(cave, settings, seed));
  const rng = Rng.fromSeed(seed, 'inputs');
  while (!run.finished && run.tick < ticks) run.advance(wildActions(rng));
  return run;
}

/** Mostly steps, often in one direction, and some of everything else. */
export function wildActions(rng: Rng): number[] {
  const actions: number[] = [];
  while (actions.length < 6 && rng.chance(2, 3))
    actions.push(rng.chance(4, 5) ? rng.below(4) : rng.below(cave.actions.length));
  return actions;
}
