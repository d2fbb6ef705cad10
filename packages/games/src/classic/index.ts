// `@warren/games/classic`
export { CLASSIC_ACTIONS, CLASSIC_HINT, CLASSIC_SOLUTION } from './actions.js';
export { classic, classicState } from './game.js';
export type { ClassicFrame, ClassicHud } from './hud.js';
export { CLASSIC_KINDS, type ClassicKind, kindTitle, LEVEL_KINDS } from './kinds.js';
export { beginClassicMaze, type ClassicMaking } from './layout.js';
export { MEDAL_TITLES, MEDALS, type Medal, medalPlace, nextMedal } from './medal.js';
export { CLASSIC_LEVELS, CLASSIC_SEASON, CLASSIC_SIDES, levelSide } from './numbers.js';
export { type ClassicOutcome, classicOutcome } from './outcome.js';
export { changedRows, isChanged } from './profiles/changed-rows.js';
export { checkRecord } from './profiles/check-record.js';
export { completedWords } from './profiles/completed-words.js';
export {
  type ClassicCompletion,
  type ClassicFinish,
  type ClassicLevelName,
  classicLevelKey,
  finishOf,
} from './profiles/completion.js';
export { MOST_PROFILES, type Profile, profileKey } from './profiles/profile.js';
export { LONGEST_PROFILE_NAME, readProfileName } from './profiles/profile-name.js';
export { type Completed, mergeRecords, type ProfileRecord } from './profiles/profile-record.js';
export { makeProfileStore, type ProfileStore } from './profiles/profile-store.js';
export type { ProfileTable } from './profiles/profile-table.js';
export type { ClassicSettings } from './settings.js';
export { CLASSIC_EVENTS, type ClassicEvent, type ClassicState } from './state.js';
export { classicTimeText, clockText } from './time-text.js';
