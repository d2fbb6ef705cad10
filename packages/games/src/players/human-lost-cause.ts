import type { Rng } from '@warren/engine';
import type { BotPlayer } from '../bots/bot.js';
import { HOLD_ACTIONS } from '../kernel/directions.js';
import { nearestSlime } from '../lost-cause/fight.js';
import { fightRules } from '../lost-cause/numbers.js';
import type { LostCauseState } from '../lost-cause/state.js';
import { lostCauseWalk } from '../walks/lost-cause-walk.js';
import { rememberWays, SIDES } from '../walks/walk.js';
import { beginHumanWalk, type Decide } from './human-walker.js';
import { beginExplorer, makeExplorerPlan } from './lost-cause-explorer.js';
import { timingOf } from './reaction.js';
import type { Skill } from './skill.js';

/** Within so many ticks it stops where something is to be taken. */
const STOP = 8;

/** Explores, fights and fetches as the model player does, with the hands of a person. */
export function beginHumanExplorer(skill: Skill, rng: Rng): BotPlayer<LostCauseState> {
  const timing = timingOf(skill, rng);
  const explorer = beginExplorer({ strike: timing.react, choose: () => 0 });
  const walker = beginHumanWalk({
    walk: lostCauseWalk,
    skill,
    timing,
    rng,
    decide: decideBySight(skill, rng),
  });
  let tick = 0;
  /** When it stops to take something, and when it does so. */
  let errand: { readonly stopAt: number; readonly actAt: number } | null = null;
  return (state) => {
    tick++;
    const { phase, level, settings } = state;
    const advice = explorer(state);
    const isFight = phase === 'playing' && nearestSlime(level, fightRules(settings).sword) !== null;
    if (!advice.some((action) => action >= HOLD_ACTIONS.length)) errand = null;
    else errand ??= { stopAt: tick + rng.below(STOP), actAt: tick + timing.react() };
    if (isFight || (errand !== null && tick >= errand.actAt)) {
      walker.rest();
      return advice;
    }
    if (errand !== null && tick >= errand.stopAt) walker.rest();
    const held = errand !== null && tick >= errand.stopAt ? 0 : walker.hold(state);
    return held === level.player.held ? [] : [held];
  };
}

/** Goes where the explorer would, by what was seen, and now and then elsewhere. */
function decideBySight({ errorPercent }: Skill, rng: Rng): Decide {
  const waysOf = rememberWays(lostCauseWalk);
  return (state, node, along) => {
    const moment = state as LostCauseState;
    const { to } = waysOf(moment);
    const open = [0, 1, 2, 3].filter((side) => to(node, side) >= 0);
    const onward = open.filter((side) => along < 0 || side !== (along + 2) % SIDES);
    const isChoice = onward.length > 1;
    if (isChoice && rng.chance(errorPercent, 100))
      return { side: onward[rng.below(onward.length)], isChoice };
    const { next } = makeExplorerPlan(moment.level, node);
    return { side: next === node ? -1 : lostCauseWalk.side(moment, node, next), isChoice };
  };
}
