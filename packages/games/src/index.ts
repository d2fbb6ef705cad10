// The games' front door: the kernel that runs any game, and the registry of all of them. Each game has its own subpath.
export { GIVEN_UP } from './kernel/announce.js';
export { type Clock, makeClock } from './kernel/clock.js';
export type { Area, Frame, HudLine, HudMeter, HudTime, MazeLayer, Sprite, TileMap } from './kernel/frame.js';
export {
  type AnyGame,
  type Game,
  type GameTrait,
  type GameWork,
  isAction,
  TICKS_PER_SECOND,
} from './kernel/game.js';
export { LAST_SECONDS, sayClock, sayMinutes, sayTenths, wholeSeconds } from './kernel/hud.js';
export type { Plain } from './kernel/plain.js';
export { openPlayback, type Playback } from './kernel/playback.js';
export type { Board, BoardColumn, Outcome, Ranking, Standing } from './kernel/ranking.js';
export { checkRecording, RECORDING_LIMITS, type Recording } from './kernel/recording.js';
export { makeRecordingBytes, parseRecordingBytes } from './kernel/recording-bytes.js';
export {
  makeRecordingText,
  parseRecordingText,
  unwrapRecording,
  wrapRecording,
} from './kernel/recording-text.js';
export { canRelax, isRelaxedRun, relaxedSettings } from './kernel/relaxed.js';
export type { Watch } from './kernel/replay.js';
export { type Run, resumeRun, type SavedRun, startRun } from './kernel/run.js';
export {
  isSavedClock,
  type Pause,
  type RunClock,
  resumeRunClock,
  type SavedClock,
  startRunClock,
} from './kernel/run-clock.js';
export {
  extendEnd,
  LOG_START,
  type LogEnd,
  makeLogBytes,
  parseLogBytes,
  type RunLog,
} from './kernel/run-log.js';
export { seedWords } from './kernel/seed-words.js';
export { stateHash } from './kernel/state-hash.js';
export { beginVerify, traceRecording, type Verdict, type Verifying, verify } from './kernel/verify.js';
export { checkWork, hashWork, WORK_LIMITS, workBudget } from './kernel/work.js';
export { findGame, GAMES } from './registry.js';
