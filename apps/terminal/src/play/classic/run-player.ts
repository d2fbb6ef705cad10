import { join } from 'node:path';
import { profileKey } from '@warren/games';
import { readIfThere, removeIfThere, writeWhole } from '../files/whole-file.js';
import type { Player } from './choose-player.js';

const LARGEST = 1_000;

/** Remembers whose run is under way, so that nobody else goes on with it. */
export function keepRunPlayer(folder: string, player: Player): void {
  if (player === null) removeIfThere(playerPath(folder));
  else writeWhole(playerPath(folder), `${profileKey(player)}\n`);
}

/** Whether the run under way is this player's. One that is nobody's, since the program was ended, is a guest's. */
export function isRunOf(folder: string, player: Player): boolean {
  const text = readIfThere(playerPath(folder), LARGEST);
  return text.ok && text.value === (player === null ? null : `${profileKey(player)}\n`);
}

function playerPath(folder: string): string {
  return join(folder, 'runs', 'classic-player.txt');
}
