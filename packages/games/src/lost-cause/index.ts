// `@warren/games/lost-cause`
export { LOST_CAUSE_ACTIONS } from './actions.js';
export { itemName } from './announce.js';
export { lostCause } from './game.js';
export type { LostCauseFrame, LostCauseHud } from './hud.js';
export { randomCode } from './level.js';
export { CAMPAIGN_SIDES } from './numbers.js';
export { type LostCauseOutcome, levelResults, levelsOf, lostCauseOutcome } from './outcome.js';
export { scoreOf, scoreParts } from './score.js';
export type { LostCauseSettings } from './settings.js';
export { type LevelResult, LOST_CAUSE_EVENTS, type LostCauseEvent, type LostCauseState } from './state.js';
