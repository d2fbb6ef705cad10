// `@warren/engine/cave`: an endless cave, made region by region.
export { type Cave, type CaveOptions, openCave } from './cave.js';
export { regionOf } from './coordinates.js';
export { growCave } from './grow.js';
export { makeRegion, type Region } from './region.js';
export { CAVE_PRESETS, CAVE_SETTINGS, type CaveSettingSpec, type CaveSettings } from './settings.js';
export { type Offset, spiralFind } from './spiral.js';
export { type CaveView, caveRows, type ViewRequest } from './view.js';
export {
  CAVE_CELL,
  CAVE_EDGE,
  type CaveRequest,
  type CaveWorld,
  insideCave,
  readCaveWorld,
} from './world.js';
