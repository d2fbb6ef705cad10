export { type CurvePoint, causesOf, curveOf, firstRise } from './curve.js';
export { delayBot } from './delayed-bot.js';
export { type HumanRun, playHuman } from './humans.js';
export type { ModelPlayer, Trial } from './model-player.js';
export { MODEL_PLAYERS } from './registry.js';
export { SKILLS, type Skill } from './skill.js';
