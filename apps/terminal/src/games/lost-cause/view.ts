import { type Run, sayMinutes } from '@warren/games';
import {
  type LostCauseFrame,
  type LostCauseState,
  levelResults,
  lostCause,
  lostCauseOutcome,
} from '@warren/games/lost-cause';
import { type GameView, heldActions } from '../../game/game-view.js';
import { describeLostCause } from './captions.js';
import { drawLostCause } from './draw.js';

const KEYS: Readonly<Record<string, string>> = {
  e: 'use',
  enter: 'use',
  f: 'drop',
  ' ': 'attack',
  1: 'slot-1',
  2: 'slot-2',
  3: 'slot-3',
  4: 'slot-4',
  5: 'slot-5',
};

/** Lost Cause: the map around the player, in steps of a character. */
export const lostCauseView: GameView<LostCauseState, LostCauseFrame> = {
  game: lostCause,
  starts: [
    { title: 'New campaign', settings: { mode: 'campaign' } },
    { title: 'A single maze: level 1', settings: { mode: 'level', level: 1 } },
    { title: 'A single maze: level 3', settings: { mode: 'level', level: 3 } },
    { title: 'A single maze: level 5', settings: { mode: 'level', level: 5 } },
  ],
  help: () => [
    'Ten mazes of growing size. Open every lock to get on: a lock needs a',
    'key in the active slot. Slimes hunt you; a sword in the active slot',
    'keeps them off. You have one life. The faster, the more points.',
    '',
    '@ you    s slime    k key    L lock    / sword    E exit',
  ],
  keys: [
    { keys: 'e or Enter', does: 'take what lies here, or open the lock' },
    { keys: 'f', does: 'drop what is in the active slot' },
    { keys: 'space', does: 'strike with the sword in the active slot' },
    { keys: '1 to 5', does: 'choose the active slot' },
  ],
  actionOf: (key) => KEYS[key.toLowerCase()] ?? null,
  actionsOf: (input, state) => heldActions(lostCause, input, state.level.player.held),
  // A tile takes a second, so that a tap may well last until a held key begins to repeat itself.
  tapMs: 550,
  waits: () => false,
  between(state, finished) {
    if (finished || state.phase !== 'won') return [];
    return [
      { title: 'Next level', action: 'continue' },
      { title: 'The same maze again', action: 'retry' },
    ];
  },
  draw: drawLostCause,
  remark: ({ events }) => (events.at(-1) === 'hit' ? 'You hit a slime' : null),
  describe: describeLostCause,
  results,
  progress: ({ state }) => `level ${state.level.number || 'of your own'}`,
};

function results({ state, finished }: Run<LostCauseState>): ReturnType<GameView['results']> {
  const { phase, settings } = state;
  const { level, width, height, seconds, slimes, locks, score } = levelResults(state)[state.done.length];
  const lines = [
    `Maze            ${width} by ${height}${level === 0 ? '' : `, level ${level}`}`,
    `Time            ${sayMinutes(seconds)}`,
    `Slimes defeated ${slimes}`,
    `Locks opened    ${locks}`,
    `Score           ${score}`,
  ];
  if (settings.mode === 'campaign') lines.push(`Playthrough     ${lostCauseOutcome(state).score}`);
  const titles: Readonly<Record<string, string>> = {
    lost: 'Your lantern goes out',
    complete: 'Every maze is behind you',
    won: finished ? 'The maze is behind you' : 'Level complete',
  };
  return { title: titles[phase] ?? 'The run is over', lines };
}
