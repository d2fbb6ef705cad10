import { Rng } from '@warren/engine';
import { insideCave } from '@warren/engine/cave';
import { orThrow } from '../kernel/checks.js';
import { WAY_STEPS } from './actions.js';
import { isRock, lanternOf, sees } from './eyes.js';
import { tell } from './messages.js';
import { type Monster, monsterAt, monstersNear, seesCell, stir } from './monsters.js';
import { AWARE, FARTHEST_SIGHT, PERSISTENCE } from './numbers.js';
import { regionCell } from './regions.js';
import type { CaveState, Cell, Stirred } from './state.js';

/** Whom the monsters' turn leaves out, and which turn of a fight it is. */
interface Prowl {
  readonly except?: string;
  readonly round?: number;
}

/** The turn of the monsters near the player, in reading order of their regions. Those that wait do nothing. */
export function prowl(state: CaveState, { except, round = 0 }: Prowl = {}): void {
  const near = monstersNear(state, state.player, AWARE).filter(
    ({ kind, name }) => kind.habit !== 'waits' && name !== except,
  );
  if (near.length === 0) return;
  const rng = orThrow(Rng.restore(state.random));
  for (const monster of near) act(state, monster, rng, state.moves + round);
  state.random = [...rng.save()];
}

function act(state: CaveState, monster: Monster, rng: Rng, turn: number): void {
  const { kind } = monster;
  const stirred = watch(state, monster);
  const rests = kind.rests > 0 && turn % kind.rests === 0;
  if (stirred !== null && stirred.alert > 0) {
    if (!rests) chase(state, monster, stirred);
    stirred.alert--;
  } else if (kind.habit === 'wanders' && !rests && rng.chance(1, 2)) {
    stepTo(state, monster, WAY_STEPS[rng.below(WAY_STEPS.length)]);
  }
}

/** Looks for the player, and goes after them for a while. The player is told when they can see it happen. */
function watch(state: CaveState, monster: Monster): Stirred | null {
  const { player } = state;
  if (!seesCell(state, monster, player)) return monster.stirred;
  const stirred = stir(state, monster);
  if (stirred.alert === 0 && sees(state, player, monster, lanternOf(state)))
    tell(state, 'noticed', monster.kind.id);
  stirred.alert = PERSISTENCE;
  stirred.target = { x: player.x, y: player.y };
  return stirred;
}

/** A step nearer to where the player was seen last: along the longer way first, else along the other. */
function chase(state: CaveState, monster: Monster, { target }: Stirred): void {
  const dx = target.x - monster.x;
  const dy = target.y - monster.y;
  const across = { x: Math.sign(dx), y: 0 };
  const down = { x: 0, y: Math.sign(dy) };
  const [first, second] = Math.abs(dx) >= Math.abs(dy) ? [across, down] : [down, across];
  if (!stepTo(state, monster, first)) stepTo(state, monster, second);
}

/** Makes a step if it leads to another free cell of the monster's own region. */
function stepTo(state: CaveState, monster: Monster, step: Cell): boolean {
  if (step.x === 0 && step.y === 0) return false;
  const { player } = state;
  const x = monster.x + step.x;
  const y = monster.y + step.y;
  if (!insideCave(x, y) || isRock(state, x, y) || (x === player.x && y === player.y)) return false;
  const { name, cell } = regionCell(state, x, y);
  if (name !== monster.region || monsterAt(state, x, y) !== null) return false;
  stir(state, monster).cell = cell;
  return true;
}

/** The nearest monster that starts a fight now: one that waits and sees the player, or stands next to them. */
export function attacker(state: CaveState): Monster | null {
  const { player } = state;
  let nearest: Monster | null = null;
  let least = Number.MAX_SAFE_INTEGER;
  for (const monster of monstersNear(state, player, FARTHEST_SIGHT)) {
    const steps = stepsTo(monster, player);
    if (steps >= least || !reaches(state, monster)) continue;
    nearest = monster;
    least = steps;
  }
  return nearest;
}

/** The monsters that can strike the player from where they stand. */
export function attackers(state: CaveState): Monster[] {
  return monstersNear(state, state.player, FARTHEST_SIGHT).filter((monster) => reaches(state, monster));
}

/** Whether a monster can strike the player: from the next cell, or, if it waits, from wherever it sees them. */
function reaches(state: CaveState, monster: Monster): boolean {
  if (monster.kind.habit !== 'waits' && stepsTo(monster, state.player) > 1) return false;
  return seesCell(state, monster, state.player);
}

function stepsTo(from: Cell, to: Cell): number {
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}
