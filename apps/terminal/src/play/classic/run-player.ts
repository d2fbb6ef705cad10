import { join } from 'node:path';
import { profileKey } from '@warren/games';
import { readIfThere, removeIfThere, writeWhole } from '../files/whole-file.js';
import type { Player } from './choose-player.js';

const LARGEST = 1_000;

/** Remembers whose run is under way, so that nobody else goes on with it. */
export function keepRunPlayer(folder: string, player: Player): void {
  // Without it the run is nobody's, and can be played to its end but not be left and found again.
  if (player === null) removeIfThere(playerPath(folder));
  else writeWhole(playerPath(folder), `${profileKey(player)}\n`);
}

/** Whether the run under way is this player's. */
export function isRunOf(folder: string, player: Player): boolean {
  const text = readIfThere(playerPath(folder), LARGEST);
  return player !== null && text.ok && text.value === `${profileKey(player)}\n`;
}

function playerPath(folder: string): string {
  return join(folder, 'runs', 'classic-player.txt');
}
