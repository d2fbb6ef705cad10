import { Rng } from '@warren/engine';
import { makeLostCauseBot } from '../bots/lost-cause-bot.js';
import { orThrow } from '../kernel/checks.js';
import { TICKS_PER_SECOND } from '../kernel/game.js';
import { causeOf } from '../lost-cause/cause.js';
import { lostCause } from '../lost-cause/game.js';
import { CAMPAIGN_SIDES } from '../lost-cause/numbers.js';
import type { LostCauseState } from '../lost-cause/state.js';
import { AT_ONCE, beginExplorer, type Hesitation } from './lost-cause-explorer.js';
import type { ModelPlayer, Trial } from './model-player.js';
import type { Skill } from './skill.js';

/** Whoever needs longer for a level has given up. */
const LONGEST = 60 * 60 * TICKS_PER_SECOND;

/** One try at each of the ten levels. The map of the game remembers the places for players of every skill. */
export const lostCausePlayer: ModelPlayer = {
  game: 'lost-cause',
  seeds: 12,
  play: (skill, seed) => CAMPAIGN_SIDES.map((_, i) => playLevel(skill, seed, i + 1)),
  measures: campaignMeasures,
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

const MEASURED_SEEDS = 10;
const TICKS_PER_MINUTE = 60 * TICKS_PER_SECOND;

/** How long the explorer who hesitates nowhere takes for the campaign and for its last level, in ticks; `null`: lost. */
export function explorerTicks(seed: string): { readonly campaign: number; readonly last: number } | null {
  const settings = orThrow(lostCause.readSettings({ mode: 'campaign' }));
  const state: LostCauseState = lostCause.setup(settings, seed);
  const player = beginExplorer(AT_ONCE);
  let campaign = 0;
  for (; !lostCause.finished(state) && campaign < CAMPAIGN_SIDES.length * LONGEST; campaign++)
    lostCause.step(state, player(state));
  return state.phase === 'complete' ? { campaign, last: state.level.ticks } : null;
}

/** Whether the bot that sees everything and never strikes dies in a level. */
export function diesUnarmed(level: number, seed: string): boolean {
  const state: LostCauseState = lostCause.setup(orThrow(lostCause.readSettings({ level })), seed);
  const player = makeLostCauseBot({ strikes: false }).begin();
  while (!lostCause.finished(state) && state.level.ticks < LONGEST) lostCause.step(state, player(state));
  return state.phase === 'lost';
}

function campaignMeasures(): string[] {
  const seeds = Array.from({ length: MEASURED_SEEDS }, (_, i) => `measure-${i}`);
  const done = seeds.map(explorerTicks).filter((ticks) => ticks !== null);
  const deaths = CAMPAIGN_SIDES.map((_, i) => seeds.filter((seed) => diesUnarmed(i + 1, seed)).length);
  return [
    `explorer: ${done.length} of ${seeds.length} campaigns completed`,
    `explorer: campaign ${minutes(done.map(({ campaign }) => campaign))}`,
    `explorer: level ${CAMPAIGN_SIDES.length} ${minutes(done.map(({ last }) => last))}`,
    `the bot that never strikes dies, of ${seeds.length} tries at each level: ${deaths.join(', ')}`,
  ];
}

/** Mean and maximum, in minutes. */
function minutes(ticks: readonly number[]): string {
  const mean = ticks.reduce((sum, each) => sum + each, 0) / Math.max(1, ticks.length);
  const inMinutes = (value: number) => (value / TICKS_PER_MINUTE).toFixed(1);
  return `${inMinutes(mean)} min on average, ${inMinutes(Math.max(0, ...ticks))} at most`;
}
