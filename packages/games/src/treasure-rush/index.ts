// `@warren/games/treasure-rush`
export { TREASURE_RUSH_ACTIONS } from './actions.js';
export { rushCause } from './announce.js';
export { treasureRush } from './game.js';
export type { TreasureRushFrame, TreasureRushHud } from './hud.js';
export { type TreasureRushOutcome, treasureRushOutcome } from './outcome.js';
export type { TreasureRushSettings } from './settings.js';
export { type SpeedCosts, speedCosts } from './speed-costs.js';
export { TREASURE_RUSH_EVENTS, type TreasureRushEvent, type TreasureRushState } from './state.js';
