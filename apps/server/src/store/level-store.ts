export interface LevelRow {
  readonly id: string;
  readonly accountId: string;
  readonly playerName: string;
  readonly playerGuest: boolean;
  readonly game: string;
  readonly name: string;
  readonly code: string;
  readonly shared: boolean;
  readonly createdAt: number;
}

export interface LevelStore {
  /** `full` when the account has as many as it may. The same code of the same game again replaces its name. */
  save(level: Omit<LevelRow, 'playerName' | 'playerGuest'>, most: number): Promise<LevelRow | 'full'>;
  mine(accountId: string, game: string | null): Promise<readonly LevelRow[]>;
  /** What everybody shares, the newest first. */
  shared(game: string | null, limit: number): Promise<readonly LevelRow[]>;
  remove(accountId: string, id: string): Promise<boolean>;
}
