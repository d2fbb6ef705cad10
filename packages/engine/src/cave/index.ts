// `@warren/engine/cave`: an endless cave, made region by region.
export { type Cave, type CaveOptions, openCave } from './cave.js';
export { regionOf } from './coordinates.js';
export { growCave } from './grow.js';
export { LANDMARK_KINDS, type Landmark, type LandmarkKind } from './landmarks.js';
export { CAVE_MEASURE, type CaveMeasure, measureCave } from './measure-cave.js';
export { makeRegion, type Region } from './region.js';
export {
  CAVE_PRESET_NAMES,
  CAVE_PRESETS,
  CAVE_SETTINGS,
  type CavePreset,
  type CaveSettingSpec,
  type CaveSettings,
} from './settings.js';
export type { Spawn } from './spawns.js';
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
