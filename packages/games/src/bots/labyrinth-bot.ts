import { seenFrom } from '../labyrinth/sight.js';
import type { LabyrinthState } from '../labyrinth/state.js';
import type { Bot } from './bot.js';
import { type LabyrinthMemory, makeLabyrinthMemory } from './labyrinth-memory.js';

/** A run has no other end, so after so many levels it stands still and lets the clock win. */
const ENOUGH = 30;

/**
 * Finds its way by sight: it knows where the exits are, sees along the corridors from where it stands, and remembers
 * what it saw. It never looks at the maze itself.
 */
export const labyrinthBot: Bot<LabyrinthState> = {
  game: 'labyrinth',
  begin() {
    let memory: LabyrinthMemory | null = null;
    let id = '';
    return ({ round, player, completed }) => {
      // Between two middles there is nothing to decide.
      if (player.offset > 0 && id === round.id) return [];
      if (memory === null || id !== round.id) {
        memory = makeLabyrinthMemory(round.width, round.exits);
        id = round.id;
      }
      memory.note(seenFrom(round, player));
      const side = completed >= ENOUGH ? -1 : memory.nextSide(player);
      const directions = side < 0 ? 0 : 1 << side;
      return directions === player.held ? [] : [directions];
    };
  },
};
