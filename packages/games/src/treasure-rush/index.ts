// `@warren/games/treasure-rush`
export { TREASURE_RUSH_ACTIONS } from './actions.js';
export type { TreasureRushSettings } from './settings.js';
export { TREASURE_RUSH_EVENTS, type TreasureRushEvent } from './state.js';
export { treasureRush } from './treasure-rush.js';
