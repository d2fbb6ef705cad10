// The games' front door.
export type { AnyBot, Bot, BotPlayer } from './bots/bot.js';
export { caveBot } from './bots/cave-bot.js';
export { classicBot } from './bots/classic-bot.js';
export { labyrinthBot } from './bots/labyrinth-bot.js';
export { playOut } from './bots/play-out.js';
export { BOTS, findBot } from './bots/registry.js';
export {
  CAVE_ACTIONS,
  EQUIP as CAVE_EQUIP,
  FIGHT as CAVE_FIGHT,
  FIGHT_OUT as CAVE_FIGHT_OUT,
  REST as CAVE_REST,
  WAY_STEPS,
  WAYS,
  type Way,
} from './cave/actions.js';
export { cave } from './cave/cave.js';
export { describeAround, inspect } from './cave/describe.js';
export { CAVE_EVENTS, type CaveEvent, type Message as CaveMessage } from './cave/events.js';
export { hasChest, knownReader } from './cave/eyes.js';
export { type CaveFrame, caveFrame, caveHud } from './cave/frame.js';
export { equipFlaw, isEquipped } from './cave/inventory.js';
export {
  ITEMS as CAVE_ITEMS,
  type Item as CaveItem,
  type ItemId as CaveItemId,
  itemOf as caveItem,
} from './cave/items.js';
export type { Kind as MonsterKind } from './cave/kinds/kind.js';
export { KINDS as MONSTER_KINDS } from './cave/kinds/registry.js';
export { caveOf, keepRegions } from './cave/memory.js';
export { freshMessages } from './cave/messages.js';
export { sayHundredths, sayMessage, withArticle } from './cave/say.js';
export { forEachSeen } from './cave/seen.js';
export { type CaveRunSettings, readCaveRunSettings, readCaveSetting } from './cave/settings.js';
export type { CaveState } from './cave/state.js';
export {
  CAVE_TILES,
  type CaveWindow,
  type CaveWindowView,
  caveView,
  MAX_WINDOW_CELLS,
  windowAround,
} from './cave/view.js';
export { type Advice, dangers, exploreStep, travelStep, type WayOptions } from './cave/ways.js';
export {
  beginWorld,
  CHAPTER_ACTIONS,
  makeWorldText,
  NEWER_WORLD,
  readWorldText,
  turnChapter,
  type World,
  type WorldWish,
} from './cave/world.js';
export { freeWorldName, LONGEST_WORLD_NAME, readWorldName } from './cave/world-name.js';
export { CLASSIC_ACTIONS, HINT as CLASSIC_HINT, SOLUTION as CLASSIC_SOLUTION } from './classic/actions.js';
export { classic, classicState } from './classic/classic.js';
export { CLASSIC_KINDS, type ClassicKind, kindTitle, LEVEL_KINDS } from './classic/kinds.js';
export { beginClassicMaze, type ClassicMaking } from './classic/layout.js';
export { MEDALS, type Medal } from './classic/medal.js';
export {
  LEVEL_EXTRA as CLASSIC_LEVEL_EXTRA,
  LEVELS as CLASSIC_LEVELS,
  SEASON as CLASSIC_SEASON,
  SIDES as CLASSIC_SIDES,
} from './classic/numbers.js';
export { changedRows, isChanged } from './classic/profiles/changed-rows.js';
export { checkRecord } from './classic/profiles/check-record.js';
export { completedWords } from './classic/profiles/completed-words.js';
export {
  type Completion as ClassicCompletion,
  type Finish as ClassicFinish,
  finishOf,
  type LevelName as ClassicLevelName,
  levelKey as classicLevelKey,
} from './classic/profiles/completion.js';
export { MOST_PROFILES, type Profile, profileKey } from './classic/profiles/profile.js';
export { LONGEST_PROFILE_NAME, readProfileName } from './classic/profiles/profile-name.js';
export { type Completed, mergeRecords, type ProfileRecord } from './classic/profiles/profile-record.js';
export { makeProfileStore, type ProfileStore } from './classic/profiles/profile-store.js';
export type { ProfileTable } from './classic/profiles/profile-table.js';
export type { ClassicSettings } from './classic/settings.js';
export { CLASSIC_EVENTS, type ClassicEvent, type ClassicState } from './classic/state.js';
export { timeText as classicTimeText } from './classic/time-text.js';
export { checkRecording } from './kernel/check-recording.js';
export { type Clock, makeClock } from './kernel/clock.js';
export type { Area, Frame, HudItem, MazeLayer, Sprite, TileMap } from './kernel/frame.js';
export { type AnyGame, type Game, type GameTrait, TICKS_PER_SECOND } from './kernel/game.js';
export type { Outcome } from './kernel/outcome.js';
export { copyPlain, isPlain, type Plain } from './kernel/plain.js';
export { openPlayback, type Playback } from './kernel/playback.js';
export type { Board, BoardColumn, Ranking, Standing } from './kernel/ranking.js';
export { CHECKPOINT_TICKS, RECORDING_LIMITS, type Recording } from './kernel/recording.js';
export { makeRecordingBytes, parseRecordingBytes } from './kernel/recording-bytes.js';
export {
  makeRecordingText,
  parseRecordingText,
  unwrapRecording,
  wrapRecording,
} from './kernel/recording-text.js';
export { type Run, resumeRun, type SavedRun, startRun } from './kernel/run.js';
export {
  isSavedClock,
  type Pause,
  type RunClock,
  resumeRunClock,
  type SavedClock,
  startRunClock,
} from './kernel/run-clock.js';
export { stateHash } from './kernel/state-hash.js';
export { traceRecording } from './kernel/trace.js';
export { beginVerify, type Verdict, type Verifying, verify } from './kernel/verify.js';
export { LABYRINTH_ACTIONS } from './labyrinth/actions.js';
export {
  algorithmTitle,
  LABYRINTH_ALGORITHMS,
  type LabyrinthAlgorithm,
} from './labyrinth/algorithms.js';
export { labyrinth } from './labyrinth/labyrinth.js';
export { describeLevel, type Level as LabyrinthLevel, levelOfRun, sayShare } from './labyrinth/level.js';
export {
  LEVEL_FILE_LIMITS,
  type LevelFile,
  makeLevelFile,
  type NamedLevel,
  parseLevelFile,
  readLevelName,
} from './labyrinth/level-file.js';
export { LONGEST_LEVEL_LINE, makeLevelLine, parseLevelLine } from './labyrinth/level-line.js';
export { type LevelWish, readLevelWish } from './labyrinth/level-wish.js';
export { LEVEL_PAUSE, SIDES as LABYRINTH_SIDES, SLACK as LABYRINTH_SLACK } from './labyrinth/numbers.js';
export { LABYRINTH_OPTIONS } from './labyrinth/options.js';
export { labyrinthMaze } from './labyrinth/round.js';
export type { LabyrinthSettings } from './labyrinth/settings.js';
export {
  LABYRINTH_EVENTS,
  type LabyrinthEvent,
  type LabyrinthState,
  type Round as LabyrinthRound,
  type Square,
} from './labyrinth/state.js';
export { beginWayOut, LABYRINTH_SOLVERS, type WayOut, type WayOutRequest } from './labyrinth/way-out.js';
export { LOST_CAUSE_ACTIONS } from './lost-cause/actions.js';
export { lostCause } from './lost-cause/lost-cause.js';
export { CAMPAIGN_SIDES } from './lost-cause/numbers.js';
export { randomCode } from './lost-cause/random-code.js';
export { type ScoreParts, scoreOf } from './lost-cause/score.js';
export { type LostCauseSettings, NO_LIMIT, RANKED_VIEW } from './lost-cause/settings.js';
export { LOST_CAUSE_EVENTS, type LostCauseEvent } from './lost-cause/state.js';
export type { Complaint } from './options/complaint.js';
export { makeOptionText, type OptionText, parseOptionText } from './options/option-text.js';
export { findGame, GAMES } from './registry.js';
export { makeScoreCsv, parseScoreCsv, type ScoreCsv } from './scores/score-csv.js';
export { SCORE_LIMITS, type ScoreRow } from './scores/score-row.js';
export { mergeScores, rankOf, rankScores, TOP_SCORES } from './scores/score-table.js';
export { TREASURE_RUSH_ACTIONS } from './treasure-rush/actions.js';
export type { TreasureRushSettings } from './treasure-rush/settings.js';
export { TREASURE_RUSH_EVENTS, type TreasureRushEvent } from './treasure-rush/state.js';
export { treasureRush } from './treasure-rush/treasure-rush.js';
