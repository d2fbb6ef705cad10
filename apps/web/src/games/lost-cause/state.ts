import type { CompletedMaze } from '@warren/client';
import type { Recording, Run, Sprite } from '@warren/games';
import {
  causeOf,
  isLock,
  itemName,
  keyFor,
  LOST_CAUSE_ACTIONS,
  type LostCauseFrame,
  type LostCauseState,
  levelResults,
  repeatable,
} from '@warren/games/lost-cause';
import type { LevelStart, SessionPhase } from '../../game/loop/game-view.js';
import type { KeyOf } from '../../game/loop/hud-presenter.js';
import type { ControlName, Input } from '../../input/controls.js';
import { bindingGroups, bindingLabel } from '../../input/input-source.js';
import { isTouchScreen } from '../../input/use-touch.js';

/** Why a run was lost, and what helps against it, naming the key in force where there are keys. */
export function causeWords(state: LostCauseState): string | null {
  const cause = causeOf(state);
  if (cause === null || state.level.player.health > 0) return cause === null ? null : `${cause}.`;
  const strike = isTouchScreen() ? 'strike first' : `${bindingLabel('attack')} strikes`;
  return `${cause}: ${strike}, and a step away in time is no bite.`;
}

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

/** What a key that is held does again now; what would come to nothing waits until it would not. */
function repeats({ level, phase }: LostCauseState): ControlName[] {
  return phase === 'playing' && level.ticks > 0 ? repeatable(level) : [];
}

/** Far fewer than a recording allows in one tick. */
const MOST = 8;

/**
 * The actions of a tick: what was pressed, then the directions now held if the game believes others. Comparing with
 * the game itself, not with the last input, is right after a new level and after a reload, too.
 */
export function actionsOf({ held, pressed, down = [] }: Input, state: LostCauseState): number[] {
  // Pressed controls are actions of the game by the same name; held directions are the actions below them.
  const repeated = repeats(state).filter((name) => down.includes(name) && !pressed.includes(name));
  const names = [...pressed, ...repeated];
  const actions = names.map((name) => LOST_CAUSE_ACTIONS.indexOf(name)).filter((action) => action >= 0);
  actions.splice(MOST);
  if (held !== state.level.player.held) actions.push(held);
  return actions;
}

/** What level 1 teaches now, else what can be done here, naming the keys in force. */
export function hintOf(frame: LostCauseFrame, keyOf: KeyOf): string | null {
  const { lesson } = frame.hud;
  if (lesson === 'walk') return `${walkWords()}: find the key and bring it to the lock`;
  if (lesson === 'strike') return `A slime: ${keyOf('attack')} strikes, in time before it bites`;
  return hereOf(frame, keyOf('use'));
}

const WALK = ['north', 'west', 'south', 'east'] as const;

/** What walks here: "W A S D or ↑ ← ↓ → walk". */
function walkWords(): string {
  if (isTouchScreen()) return 'The stick walks';
  return `${bindingGroups(WALK)
    .map((keys) => keys.join(' '))
    .join(' or ')} walk`;
}

/** What can be done with the thing the player stands on, naming the key in force; `null` where there is nothing. */
function hereOf(frame: LostCauseFrame, useKey: string): string | null {
  const thing = thingUnderPlayer(frame);
  if (thing === null) return null;
  const { slots, active } = frame.hud;
  if (!isLock(thing.kind)) {
    if (!slots.includes(null)) return 'Your hands are full: drop something first';
    return `${useKey} takes the ${itemName(thing.kind)}`;
  }
  const key = keyFor(thing.kind);
  if (slots[active] === key) return `${useKey} opens the lock`;
  const slot = slots.indexOf(key);
  if (slot >= 0) return `Choose slot ${slot + 1} with the key for this lock`;
  return `This lock needs a ${itemName(key)}`;
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
