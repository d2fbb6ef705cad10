import { accept, type Result, refuse } from '@warren/engine';

const MOST_MAZES = 999;

/** Everything a run of Treasure Rush is played with, besides its seed. */
export type TreasureRushSettings = {
  /** Whether extra lives and extra time lie about, off the cheapest way. */
  pickups: boolean;
  /** Whether somebody chases the player, through mazes with few dead ends and with more time. */
  hunter: boolean;
  /** Whether a maze is chosen from several by its measured difficulty. */
  choice: boolean;
  /** The run is won when so many mazes are completed; 0 is a run without an end but the last life. */
  mazes: number;
};

const USUAL: TreasureRushSettings = { pickups: false, hunter: false, choice: true, mazes: 0 };

/** Checks settings from anywhere: a file, an address, a program. What is left out has its default. */
export function readTreasureRushSettings(input: unknown): Result<TreasureRushSettings> {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) {
    return refuse('settings must be an object');
  }
  const unknown = Object.keys(input).find((key) => !Object.hasOwn(USUAL, key));
  if (unknown !== undefined) return refuse(`Treasure Rush has no setting "${unknown.slice(0, 40)}"`);
  const settings: TreasureRushSettings = { ...USUAL, ...input };
  for (const name of ['pickups', 'hunter', 'choice'] as const) {
    if (typeof settings[name] !== 'boolean') return refuse(`${name} must be true or false`);
  }
  const { mazes } = settings;
  if (!(Number.isInteger(mazes) && mazes >= 0 && mazes <= MOST_MAZES)) {
    return refuse(`mazes must be a whole number from 0 to ${MOST_MAZES}`);
  }
  return accept(settings);
}
