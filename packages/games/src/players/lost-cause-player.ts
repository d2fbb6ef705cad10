import { Rng } from '@warren/engine';
import { orThrow } from '../kernel/checks.js';
import { TICKS_PER_SECOND } from '../kernel/game.js';
import { causeOf } from '../lost-cause/cause.js';
import { lostCause } from '../lost-cause/game.js';
import { CAMPAIGN_SIDES } from '../lost-cause/numbers.js';
import type { LostCauseState } from '../lost-cause/state.js';
import { beginExplorer, type Hesitation } from './lost-cause-explorer.js';
import type { ModelPlayer, Trial } from './model-player.js';
import type { Skill } from './skill.js';

/** Whoever needs longer for a level has given up. */
const LONGEST = 60 * 60 * TICKS_PER_SECOND;

/** One try at each of the ten levels. The map of the game remembers the places for players of every skill. */
export const lostCausePlayer: ModelPlayer = {
  game: 'lost-cause',
  seeds: 12,
  play: (skill, seed) => CAMPAIGN_SIDES.map((_, i) => playLevel(skill, seed, i + 1)),
};

function playLevel(skill: Skill, seed: string, level: number): Trial {
  const state: LostCauseState = lostCause.setup(orThrow(lostCause.readSettings({ level })), seed);
  const player = beginExplorer(hesitationOf(skill, Rng.fromSeed(seed, `player/${level}`)));
  while (!lostCause.finished(state) && state.level.ticks < LONGEST) lostCause.step(state, player(state));
  const won = state.phase === 'won';
  const cause = won ? null : (causeOf(state) ?? 'no time left');
  return { level, won, ticks: state.level.ticks, cause };
}

/** A wrong decision is noticed only after another reaction. */
function hesitationOf({ reactionTicks, thinkTicks, errorPercent }: Skill, rng: Rng): Hesitation {
  const late = () => (rng.chance(errorPercent, 100) ? 2 : 1);
  return { strike: () => reactionTicks * late(), choose: () => thinkTicks * late() };
}
