import { type Result, refuse } from '@warren/engine';
import { acceptUnless, fillSettings, wrongNumber } from '../kernel/checks.js';

const MOST_MAZES = 999;

/** Everything a run of Treasure Rush is played with, besides its seed. */
export type TreasureRushSettings = {
  /** Whether extra lives and extra time lie about, off the cheapest way. */
  pickups: boolean;
  /** Whether a hunter chases the player, through mazes with few dead ends and with more time. */
  hunter: boolean;
  /** Whether a maze is chosen from several by its measured difficulty. */
  choice: boolean;
  /** The run is won when so many mazes are completed; 0 is a run without an end but the last life. */
  mazes: number;
};

const USUAL: TreasureRushSettings = { pickups: false, hunter: false, choice: true, mazes: 0 };

/** Checks settings from anywhere. */
export function readTreasureRushSettings(input: unknown): Result<TreasureRushSettings> {
  const filled = fillSettings('Treasure Rush', input, () => USUAL);
  if (!filled.ok) return filled;
  const settings = filled.value;
  for (const name of ['pickups', 'hunter', 'choice'] as const) {
    if (typeof settings[name] !== 'boolean') return refuse(`${name} must be true or false`);
  }
  return acceptUnless(wrongNumber('mazes', settings.mazes, 0, MOST_MAZES), settings);
}
