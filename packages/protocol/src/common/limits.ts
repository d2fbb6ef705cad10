/** Rises when a client of the old protocol cannot talk to a server of the new one. */
export const PROTOCOL_VERSION = 1;

/** The limits of requests. Clients know them too, so that they can tell the player before they call. */
export const LIMITS = {
  name: { min: 2, max: 30 },
  password: { min: 8, max: 200 },
  /** The bytes of one save as UTF-8. */
  saveBytes: 1_000_000,
  saveSlots: 64,
  /**
   * The bytes of all saves of an account, with their older generations, and of all its recordings. Together with its
   * levels, profiles and imported rows, which are counted one by one, an account has at most about 70 MB, a guest 20.
   */
  accountBytes: 16_000_000,
  guestBytes: 8_000_000,
  runBytes: 48_000_000,
  guestRunBytes: 8_000_000,
  /** How many older copies of a save are kept beside the newest. */
  saveGenerations: 3,
  /** In characters. */
  profileName: 32,
  /** Profiles of an account, with deleted ones, since every device has to learn of the deletion. */
  profiles: 200,
  /** Completions of all profiles of an account together. */
  completions: 10_000,
  profileBytes: 2_000_000,
  /** A recording as text. */
  recordingText: 5_600_000,
  settingsBytes: 65_536,
  pauses: 2_000,
  /** The new actions of one report about a run that is being played, in letters of base64url. */
  witnessText: 16_384,
  reportedActions: 1_000_000,
  reportedTicks: 10_000_000,
  /** Runs of an account that are on no board; the server deletes the oldest of more. */
  unrankedRuns: 200,
  /** Ranked runs of an account that better ones have replaced; the server deletes the oldest of more. */
  formerRuns: 50,
  /** Runs that may wait to be checked: of an account, and of all clients behind one address. */
  waitingRuns: 2,
  waitingRunsOfAddress: 8,
  boardPage: 100,
  /** Boards in one answer, besides those that every game has. */
  boardsPage: 500,
  runsPage: 100,
  levels: 200,
  levelName: 60,
  levelCode: 2_000,
  csvBytes: 1_000_000,
  csvRows: 10_000,
  /** In characters. */
  reportText: 300,
  /** Reports of a player that may be open, and those of all players together. */
  openReports: 20,
  openReportsOfAll: 10_000,
  /** The newest sessions of an account are listed. */
  sessions: 50,
  recoveryCodes: 8,
  /** Imported rows of an account, for all boards together. */
  importedRows: 30_000,
} as const;
