import {
  type CaveEvent,
  type CaveMessage,
  type CaveState,
  dangers,
  MONSTER_KINDS,
  monsterHealth,
  mostHealth,
} from '@warren/games/cave';
import type { SessionPhase } from '../../game/loop/game-view.js';
import type { SpriteName } from '../../generated/sprites.js';
import { MONSTER_PICTURES } from './stage/sprites.js';

/** An expedition with gold is complete, one without is lost; a world without an end only grows too long. */
export function phaseOf({ phase, gold }: Pick<CaveState, 'phase' | 'gold'>, finished: boolean): SessionPhase {
  if (phase === 'over') return gold > 0 ? 'complete' : 'lost';
  return finished ? 'expired' : 'playing';
}

/** The messages from the last one of an event on; none where it did not happen lately. */
export function logSince(log: readonly CaveMessage[], event: CaveEvent): readonly CaveMessage[] {
  const at = log.map((message) => message.event).lastIndexOf(event);
  return at < 0 ? [] : log.slice(at);
}

/** A fight as it is shown: both sides in hundredths. */
export interface FightShown {
  readonly title: string;
  readonly picture: SpriteName;
  readonly monster: Side;
  readonly player: Side;
}

interface Side {
  readonly health: number;
  readonly most: number;
  readonly armour: number;
}

/** The fight going on, or `null`. */
export function fightShown(state: CaveState): FightShown | null {
  const { fight, player, settings } = state;
  if (fight === null) return null;
  const [begun] = logSince(state.log, 'fight');
  const near = dangers(state).find(({ rx, ry }) => rx === fight.rx && ry === fight.ry)?.kind;
  const kind = near ?? MONSTER_KINDS.find(({ id }) => id === begun?.about) ?? MONSTER_KINDS[0];
  const most = Math.max(fight.health, begun?.about === kind.id ? begun.numbers[0] : monsterHealth(kind));
  return {
    title: kind.title,
    picture: MONSTER_PICTURES[kind.id],
    monster: { health: fight.health, most, armour: fight.armour },
    player: { health: player.health, most: mostHealth(settings), armour: player.armour },
  };
}
