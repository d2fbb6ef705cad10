// What browser and terminal both do against a server.

export { clockText, numberText, sizeText } from './lib/format.js';
export { createSignal, type Signal } from './lib/signal.js';

export { textHash } from './lib/text-hash.js';
export { type ListedTextStorage, parseObject, readText, type TextStorage } from './lib/text-storage.js';
export { dequeue, drainOutbox, enqueue, OUTBOX_LIMITS, outboxRuns, STORED_OUTBOX } from './outbox/outbox.js';
export { type FollowOptions, sendRun, stateOfRun } from './outbox/send-run.js';
export {
  type FinishedRun,
  isSettled,
  type StoredUpload,
  type Upload,
  type UploadState,
  type UploadStorage,
} from './outbox/upload.js';
export { createUploadQueue, type UploadQueue } from './outbox/upload-queue.js';
export { createUploader, freshUpload, type Uploader } from './outbox/uploader.js';
export { openMemoryProfiles } from './profiles/memory-profiles.js';
export {
  createProfileRepository,
  type ProfileDatabase,
  type ProfileRepository,
  type WatchedProfiles,
} from './profiles/profile-repository.js';
export { createProfileSync } from './profiles/profile-sync.js';
export {
  outcomeLabel,
  type RunLabel,
  type RunTicket,
  readSavedRun,
  type SavedRun,
  savedRunText,
} from './runs/saved-run.js';
export { openWitness, type Witness, type WitnessTime } from './runs/witness.js';
export {
  type Credentials,
  createSession,
  type KnownAccount,
  type NewAccount,
  type Owner,
  type Session,
  type SessionAccess,
} from './session/session.js';
export { type LevelBook, MOST_LEVELS, readLevelBook, type SavedLevel } from './slots/level-book.js';
export { type CompletedMaze, MOST_MAZES, mazeKey, type Progress, readProgress } from './slots/progress.js';
export type { SavePreview, SaveSlot, SlotPattern } from './slots/save-slot.js';
export { isScoreRow, MOST_ROWS } from './slots/score-tables.js';
export {
  CAMPAIGN_SLOT,
  EXPEDITION_SLOT,
  isWorldId,
  LABYRINTH_LEVELS_SLOT,
  LABYRINTH_RUN_SLOT,
  LABYRINTH_SCORES_SLOT,
  PROGRESS_SLOT,
  RUSH_RUN_SLOT,
  RUSH_SCORES_SLOT,
  storedName,
  WORLD_SLOTS,
} from './slots/slot-names.js';
export { type SlotRegistry, slotNamed, slotStored } from './slots/slot-registry.js';
export { saveRegistry } from './slots/slots.js';
export { exploredText, movesText, worldTitle } from './slots/world-save.js';
export { type ClientDatabase, openMemoryDatabase } from './sync/memory-database.js';
export { type Obstacle, type SaveStorage, textSaveStorage } from './sync/save-storage.js';
export { createSyncEngine, type SyncEngine } from './sync/sync-engine.js';
export { lazyExtension, type SyncExtension, withExtension } from './sync/sync-extension.js';
export { freshRecord, type OtherCopy, type SyncRecord, type SyncStorage } from './sync/sync-record.js';
export { createSchedule, type SyncSchedule } from './sync/sync-schedule.js';
export { NO_SYNC_STATUS, type ServerSaves, type SlotStatus, type SyncStatus } from './sync/sync-status.js';
export {
  type DrawnTicket,
  drawInSession,
  drawTicket,
  fitTicket,
  NO_TICKET,
  type TicketClient,
} from './tickets/draw-ticket.js';
