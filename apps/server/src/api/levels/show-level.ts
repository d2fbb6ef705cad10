import type { Level } from '@warren/protocol';
import type { AccountRow } from '../../store/repositories/accounts.js';
import type { LevelRow } from '../../store/repositories/levels.js';

export function showLevel(level: LevelRow, viewer: AccountRow | null): Level {
  const { id, game, name, code, shared, createdAt, accountId, playerName, playerGuest } = level;
  const player = { name: playerName, guest: playerGuest };
  return { id, game, name, code, shared, mine: accountId === viewer?.id, player, createdAt };
}
