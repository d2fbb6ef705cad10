import type { Run } from '@warren/games';
import { type CaveState, cave } from '@warren/games/cave';
import { wrapped } from '../../cli/text.js';
import type { GameView } from '../../game/game-view.js';
import { showHelp } from '../../game/pages.js';
import { CAVE_KEYS } from './commands.js';
import { caveMenu } from './menu.js';
import { around, cavePage, drawWatched, frameForRoom, type WatchedFrame } from './page.js';
import { makeCaveSession } from './session.js';
import { readCaveFile } from './settings.js';
import { walkCave } from './walk.js';

const ABOUT =
  'An endless cave. Chests hold gold and gear, better ones farther out. ' +
  'Choose your fights; in a corridor one at a time can come. Camps heal and sell. ' +
  'If you lose, you wake at the last camp; half the gold and a thing lie where you fell.';

/** Cave: as much of it as the screen has room for, and time that waits for every move. */
export const caveView: GameView<CaveState, WatchedFrame> = {
  game: cave,
  starts: [
    { title: 'Expedition: the most gold in 2,000 moves', settings: { mode: 'expedition' } },
    { title: 'Expedition by the classic rules', settings: { mode: 'expedition', rules: 'classic' } },
  ],
  help: (unicode) => [
    ...wrapped(ABOUT),
    '',
    unicode ? '@ you  ▓ wall  ▣ chest  / [ ! things' : '@ you  # rock  C chest  / [ ! things',
    unicode ? '≈ water  ✦ crystal  ♨ camp' : '~ water  * crystal  ^ camp',
    'M lurker  b bat  o ooze  k skeleton  s shade  T troll',
  ],
  keys: CAVE_KEYS,
  actionOf: () => null,
  actionsOf: () => [],
  tapMs: 0,
  draw: drawWatched,
  frameFor: frameForRoom,
  describe: (_frame, state) => around({ state, noted: [] }),
  results,
  progress: ({ state: { moves, gold } }) => `${moves} moves, ${gold} gold`,
  play(turns) {
    const { client } = readCaveFile(turns.app.folder);
    const session = makeCaveSession(turns.app, turns, { client, title: 'Expedition' });
    return walkCave(session, { help: () => showHelp(turns, cavePage(session)), canGiveUp: true });
  },
  menu: caveMenu,
};

function results({ state }: Run<CaveState>): ReturnType<GameView['results']> {
  const { gold, moves, defeated, deaths, explored, chests } = state;
  const isOver = state.phase === 'over';
  return {
    title: isOver ? 'The expedition is over' : 'So far',
    lines: [
      `Gold          ${gold}`,
      `Moves         ${moves}`,
      `Chests        ${chests}`,
      `Monsters      ${defeated}`,
      `Fights lost   ${deaths}`,
      `Explored      ${explored}`,
    ],
  };
}
