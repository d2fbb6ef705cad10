// `@warren/games/lost-cause`
export { LOST_CAUSE_ACTIONS } from './actions.js';
export { type MazeWords, newMazeAddress, readMazeLimits } from './address.js';
export { itemName } from './announce.js';
export { causeOf } from './cause.js';
export { lostCause } from './game.js';
export type { LostCauseFrame, LostCauseHud } from './hud.js';
export { isKey, isLock, keyFor, repeatable } from './inventory.js';
export type { Lesson } from './lessons.js';
export { randomCode } from './level.js';
export { CAMPAIGN_SIDES } from './numbers.js';
export { type LostCauseOutcome, levelResults, levelsOf, lostCauseOutcome } from './outcome.js';
export { scoreOf, scoreParts } from './score.js';
export { SEEN_FLOOR, SEEN_ROCK, type SeenMap, UNSEEN } from './seen-map.js';
export type { LostCauseSettings } from './settings.js';
export {
  GEAR,
  KEYS,
  type LevelResult,
  LOCKS,
  LOST_CAUSE_EVENTS,
  type LostCauseEvent,
  type LostCauseState,
} from './state.js';
