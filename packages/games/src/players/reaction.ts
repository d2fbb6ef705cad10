import type { Rng } from '@warren/engine';
import { TICKS_PER_SECOND } from '../kernel/game.js';
import type { Skill } from './skill.js';

/**
 * Times as people have them, drawn by whole numbers. Reaction times follow the ex-Gaussian: a normal time and an
 * exponential one, added (Luce 1986, Response Times). Woods et al. 2015 (Front. Hum. Neurosci. 9:131) measured simple
 * reactions of 231 ms on average in 1469 people; choices take longer. Whoever foresees the moment aims for it and
 * misses it by 30 ms or more (Repp 2005, Psychon. Bull. Rev. 12:969, on tapping along).
 */
export interface Timing {
  /** From seeing something to the key, in ticks. */
  react(): number;
  /** To choose among several ways, in ticks. */
  think(): number;
  /** How much before (below 0) or after a foreseen moment the key comes, in ticks. */
  aim(): number;
}

/** Of a mean reaction so many percent are the normal part, its deviation, and the exponential tail. */
const PARTS = { normal: 70, deviation: 12, tail: 30 } as const;
/** The deviation of an aimed key, in parts of the mean reaction, and no less than this in milliseconds. */
const AIM = { parts: 5, least: 30 } as const;
/** People differ by so many percent to either side. */
const DIFFERENCE = 20;
/** The tail is drawn in steps of so many milliseconds. */
const TAIL_STEP = 4;

export function timingOf({ reactionTicks, thinkTicks }: Skill, rng: Rng): Timing {
  const pace = 100 - DIFFERENCE + rng.below(2 * DIFFERENCE + 1);
  const reaction = (inMs(reactionTicks) * pace) / 100;
  const thought = (inMs(thinkTicks) * pace) / 100;
  const deviation = Math.max(AIM.least, reaction / AIM.parts);
  // Most people are a little early on purpose: a game takes a key before its corner, and none after it.
  const lead = deviation;
  return {
    react: () => inTicks(exGaussian(reaction, rng)),
    think: () => inTicks(exGaussian(thought, rng)),
    aim: () => inTicks((deviation * normal(rng)) / 1000 - lead),
  };
}

function exGaussian(mean: number, rng: Rng): number {
  const body = (mean * PARTS.normal) / 100 + (mean * PARTS.deviation * normal(rng)) / 100_000;
  return Math.max(0, body) + exponential((mean * PARTS.tail) / 100, rng);
}

/** Thousandths of a deviation: twelve uniform draws added are normal enough, and need no logarithm. */
function normal(rng: Rng): number {
  let sum = -5994;
  for (let i = 0; i < 12; i++) sum += rng.below(1000);
  return sum;
}

/** Waits step by step for something that may come in each: the exponential of whole numbers. */
function exponential(mean: number, rng: Rng): number {
  const steps = Math.max(1, Math.round(mean / TAIL_STEP));
  let time = 0;
  while (!rng.chance(1, steps + 1)) time += TAIL_STEP;
  return time;
}

function inMs(ticks: number): number {
  return (ticks * 1000) / TICKS_PER_SECOND;
}

function inTicks(ms: number): number {
  return Math.round((ms * TICKS_PER_SECOND) / 1000);
}
