// `@warren/games/classic`
export { CLASSIC_ACTIONS, CLASSIC_HINT, CLASSIC_SOLUTION } from './actions.js';
export { classic, classicState } from './game.js';
export type { ClassicFrame, ClassicHud } from './hud.js';
export { classicTimeText, clockText } from './hud.js';
export { CLASSIC_KINDS, type ClassicKind, kindTitle, LEVEL_KINDS } from './kinds.js';
export { beginClassicMaze } from './layout.js';
export { MEDAL_TITLES, MEDALS, type Medal, medalPlace, nextMedal } from './medal.js';
export { CLASSIC_LEVELS, CLASSIC_SEASON, CLASSIC_SIDES, levelSide } from './numbers.js';
export { type ClassicOutcome, classicCause, classicOutcome, completedWords, finishOf } from './outcome.js';
export {
  type ClassicCompletion,
  type ClassicFinish,
  type ClassicLevelName,
  type Completed,
  classicLevelKey,
} from './profiles/completion.js';
export {
  LONGEST_PROFILE_NAME,
  MOST_PROFILES,
  type Profile,
  profileKey,
  readProfileName,
} from './profiles/profile.js';
export {
  changedRows,
  checkRecord,
  isChanged,
  mergeRecords,
  type ProfileRecord,
} from './profiles/profile-record.js';
export { makeProfileStore, type ProfileStore, type ProfileTable } from './profiles/profile-store.js';
export { type ClassicSettings, usualExit } from './settings.js';
export type { ClassicEvent, ClassicState } from './state.js';
