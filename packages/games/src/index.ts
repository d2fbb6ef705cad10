// The games' front door.
export type { Bot } from './bots/bot.js';
export { playOut } from './bots/play-out.js';
export { BOTS, findBot } from './bots/registry.js';
export type { Frame, HudItem, Sprite, TileMap } from './kernel/frame.js';
export { type AnyGame, type Game, type Outcome, TICKS_PER_SECOND } from './kernel/game.js';
export { copyPlain, type Plain } from './kernel/plain.js';
export { openPlayback, type Playback } from './kernel/playback.js';
export { CHECKPOINT_TICKS, RECORDING_LIMITS, type Recording } from './kernel/recording.js';
export {
  makeRecordingBytes,
  makeRecordingText,
  parseRecordingBytes,
  parseRecordingText,
} from './kernel/recording-bytes.js';
export { type Run, resumeRun, type SavedRun, startRun } from './kernel/run.js';
export { stateHash } from './kernel/state-hash.js';
export { type Verdict, verify } from './kernel/verify.js';
export { randomCode } from './lost-cause/level.js';
export { LOST_CAUSE_ACTIONS } from './lost-cause/lost-cause.js';
export { findGame, GAMES } from './registry.js';
