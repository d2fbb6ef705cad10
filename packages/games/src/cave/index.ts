// `@warren/games/cave`
export {
  CAVE_ACTIONS,
  CAVE_BUY,
  CAVE_EQUIP,
  CAVE_FIGHT,
  CAVE_FIGHT_OUT,
  CAVE_GOODS,
  CAVE_REST,
  type CaveGood,
  WAY_STEPS,
  WAYS,
  type Way,
} from './actions.js';
export { CAVE_EVENTS, type CaveEvent, type CaveMessage, sayMessage, withArticle } from './announce.js';
export { buyFlaw, isAtCamp } from './camp.js';
export { describeAround, inspect } from './describe.js';
export { createEncounters, type Encounters, sayMonsters } from './encounters.js';
export { hasChest, knownReader } from './eyes.js';
export { foeOf, sayEffect, weaponDamage } from './fight.js';
export { type CaveFrame, caveFrame } from './frame.js';
export { cave } from './game.js';
export { type CaveHud, caveHud } from './hud.js';
export { equipFlaw, healthAfterDraught, isEquipped, wornPoints } from './inventory.js';
export { CAVE_ITEMS, type CaveItem, type CaveItemId, caveItem } from './items.js';
export { MONSTER_KINDS, type MonsterKind, monsterHealth } from './kinds.js';
export { caveOf, keepRegions } from './memory.js';
export { freshMessages } from './messages.js';
export type { Monster } from './monsters.js';
export { DRAUGHT, PRICES, sayHealth, sayHundredths } from './numbers.js';
export { type CaveOutcome, caveOutcome } from './outcome.js';
export { forEachSeen } from './seen.js';
export { type CaveRunSettings, mostHealth, readCaveRunSettings, readCaveSetting } from './settings.js';
export type { CaveState } from './state.js';
export { CAVE_TILES, type CaveWindow, type CaveWindowView, caveView } from './view.js';
export {
  type Advice,
  approachStep,
  dangers,
  exploreStep,
  isHealthy,
  isWell,
  retreatWay,
  travelStep,
  type WayOptions,
} from './ways.js';
export {
  beginWorld,
  CHAPTER_ACTIONS,
  makeWorldText,
  NEWER_WORLD,
  readWorldText,
  turnChapter,
  type World,
  type WorldRequest,
} from './world.js';
export { freeWorldName, LONGEST_WORLD_NAME, readWorldName } from './world-name.js';
