import type { CompletedMaze } from '@warren/client';
import type { Recording, Run, Sprite } from '@warren/games';
import {
  itemName,
  LOST_CAUSE_ACTIONS,
  type LostCauseFrame,
  type LostCauseState,
  levelResults,
} from '@warren/games/lost-cause';
import type { LevelStart, SessionPhase } from '../../game/loop/game-view.js';
import type { Input } from '../../input/controls.js';

/** Where a run stands: between two levels it is won and goes on. */
export function phaseOf(state: LostCauseState, finished: boolean): SessionPhase {
  const { phase, settings } = state;
  if (!finished) return phase === 'won' ? 'won' : 'playing';
  if (phase === 'playing') return 'expired';
  if (phase === 'lost') return 'lost';
  return settings.mode === 'campaign' ? 'complete' : 'won';
}

/** The level of a run as it is listed among the completed mazes. */
export function completedMaze(run: Run<LostCauseState>, when: number): CompletedMaze {
  const { level, settings } = run.state;
  const { code, width, height } = level;
  const { maxEnemies, maxLocks } = settings;
  const { score } = levelResults(run.state)[run.state.done.length];
  return { code, width, height, maxEnemies, maxLocks, score, when };
}

/** Far fewer than a recording allows in one tick. */
const MOST = 8;

/**
 * The actions of a tick: what was pressed, then the directions now held if the game believes others. Comparing with
 * the game itself, not with the last input, is right after a new level and after a reload, too.
 */
export function actionsOf({ held, pressed }: Input, heldInGame: number): number[] {
  // Pressed controls are actions of the game by the same name; held directions are the actions below them.
  const named = pressed.map((name) => LOST_CAUSE_ACTIONS.indexOf(name)).filter((action) => action >= 0);
  const actions = named.slice(0, MOST);
  if (held !== heldInGame) actions.push(held);
  return actions;
}

/** What can be done with the thing the player stands on, naming the key in force; `null` where there is nothing. */
export function hintOf(frame: LostCauseFrame, useKey: string): string | null {
  const thing = thingUnderPlayer(frame);
  if (thing === null) return null;
  const { slots, active } = frame.hud;
  if (thing.kind !== 'lock') {
    if (!slots.includes(null)) return 'Your hands are full: drop something first';
    return `${useKey} takes the ${itemName(thing.kind)}`;
  }
  if (slots[active] === 'key') return `${useKey} opens the lock`;
  const slot = slots.indexOf('key');
  return slot < 0 ? 'This lock needs a key' : `Choose slot ${slot + 1} with the key for this lock`;
}

function thingUnderPlayer({ sprites, map }: LostCauseFrame): Sprite | null {
  const tile = (value: number) => Math.floor(value / map.tileSize);
  const player = sprites.find((sprite) => sprite.kind === 'player');
  if (player === undefined) return null;
  const column = tile(player.x + player.width / 2);
  const row = tile(player.y + player.height / 2);
  const isHere = ({ x, y, width, height, health, kind }: Sprite) =>
    health === null && kind !== 'exit' && tile(x + width / 2) === column && tile(y + height / 2) === row;
  return sprites.find(isHere) ?? null;
}

const CONTINUE = LOST_CAUSE_ACTIONS.indexOf('continue');
const RETRY = LOST_CAUSE_ACTIONS.indexOf('retry');

/** The levels of a recording, as its actions tell; one alone where there is nothing to go on to. */
export function levelStarts({ actions, settings }: Recording): LevelStart[] {
  const { level = 0 } = settings as { readonly level?: number };
  const starts: LevelStart[] = [{ tick: 0, title: level === 0 ? 'Start' : `Level ${level}` }];
  let number = level;
  for (let i = 0; i < actions.length; i += 2) {
    const action = actions[i + 1];
    if (action !== CONTINUE && action !== RETRY) continue;
    if (action === CONTINUE) number++;
    const again = action === RETRY ? ' again' : '';
    starts.push({ tick: actions[i] + 1, title: `Level ${number}${again}` });
  }
  return starts;
}
