import type { Result } from '@warren/engine';
import type { World } from '@warren/games';

/** A world that is being played, by this process and by no other. */
export interface OpenWorld {
  readonly folder: string;
  /**
   * The world as it stands. Take it anew after every move: with a new chapter it has another run, and `run.advance`
   * is for `play` alone.
   */
  readonly world: World;
  /**
   * Plays one tick: writes it down first, so that whatever is shown afterwards survives the end of the process. When
   * it cannot be written the world stays as it was and the reason is to be shown; playing can be tried again.
   * Actions the game does not know are a bug of the caller and throw.
   */
  play(actions: readonly number[]): Result<null>;
  /** Leaves the world, safe on the disk. Further calls do nothing. */
  close(): void;
}
