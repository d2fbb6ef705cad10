import { settingsReader, wrongNumber } from '../kernel/checks.js';

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
  /** Whether the clock gives four times as long. Such runs count for no board. */
  relaxed: boolean;
};

/** Checks settings from anywhere. */
export const readTreasureRushSettings = settingsReader<TreasureRushSettings>(
  'Treasure Rush',
  () => ({ pickups: false, hunter: false, choice: true, mazes: 0, relaxed: false }),
  (settings) => {
    const wrong = (['pickups', 'hunter', 'choice', 'relaxed'] as const).find(
      (name) => typeof settings[name] !== 'boolean',
    );
    return wrong === undefined ? null : `${wrong} must be true or false`;
  },
  ({ mazes }) => wrongNumber('mazes', mazes, 0, MOST_MAZES),
);
