import { Rng } from '@warren/engine';
import { orThrow } from '../kernel/checks.js';
import { caveItem } from './items.js';
import { type MonsterKind, monsterHealth } from './kinds.js';
import { spend } from './memory.js';
import { tell } from './messages.js';
import { kindAt, type Monster } from './monsters.js';
import { HUNDRED } from './numbers.js';
import { regionFor, regionName } from './regions.js';
import { monsterReward, takeReward } from './rewards.js';
import { type CaveRunSettings, MILLION, millionths } from './settings.js';
import type { CaveState, Fighter } from './state.js';
import { wakeUp } from './wake.js';

/** Bare hands do so much, in hundredths. */
const FIST = HUNDRED;
/** What an attack costs in units of work. */
const ATTACK_WORK = 6;

/** A fight begins. The side that saw the other first makes the first attack. */
export function beginFight(state: CaveState, { kind, rx, ry }: Monster, first: 'monster' | 'player'): void {
  const armour = kind.armour * HUNDRED;
  state.fight = { rx, ry, health: monsterHealth(kind), armour, returning: [0, 0], turn: first, attacks: 0 };
  state.phase = 'fighting';
  tell(state, 'fight', kind.id, monsterHealth(kind));
}

/** A blow: what is done of it and what it costs the armour. In hundredths. */
export interface Blow {
  readonly done: number;
  readonly used: number;
}

/** `D = d - e*m * min(d, a)`, rounded up, and at least one hundredth: a fight must have an end. */
export function blowOf(raw: number, armour: number, settings: CaveRunSettings): Blow {
  const used = Math.min(raw, armour);
  // Both shares in ten-thousandths keep the product within the safe integers.
  const protection = Math.floor(millionths(settings.armourProtection) / HUNDRED);
  const multiplier = Math.floor(millionths(settings.damageMultiplier) / HUNDRED);
  const taken = Math.floor((protection * multiplier * used) / (MILLION * HUNDRED));
  return { done: Math.max(1, raw - taken), used };
}

/** Strikes a fighter: health goes down, and armour points are used, which come back on their second turn from now. */
export function strike(defender: Fighter, raw: number, settings: CaveRunSettings): Blow {
  const blow = blowOf(raw, defender.armour, settings);
  defender.health = Math.max(0, defender.health - blow.done);
  defender.armour -= blow.used;
  defender.returning[1] += blow.used;
  return blow;
}

/** The turn of a fighter comes: the armour points used two turns ago are back. */
export function regain(fighter: Fighter): void {
  const [now, next] = fighter.returning;
  fighter.armour += now;
  fighter.returning = [next, 0];
}

export function damageAgainst({ player }: CaveState, kind: MonsterKind): number {
  if (player.weapon === null) return FIST;
  const { power, wound } = caveItem(player.weapon);
  return Math.floor((power * (wound === null ? HUNDRED : kind.takes[wound])) / HUNDRED);
}

/** One attack of the side whose turn it is, and what follows from it. */
export function attack(state: CaveState): void {
  const { fight, player, settings } = state;
  if (fight === null) throw new Error('there is no fight');
  const kind = kindAt(state, fight.rx, fight.ry);
  const byPlayer = fight.turn === 'player';
  const defender = byPlayer ? fight : player;
  const raw = byPlayer ? damageAgainst(state, kind) : kind.damage * HUNDRED;
  spend(state, ATTACK_WORK);
  const { done, used } = strike(defender, raw, settings);
  fight.attacks++;
  tell(state, byPlayer ? 'hit' : 'hurt', kind.id, done, used, defender.armour, defender.health);
  if (fight.health === 0) winFight(state, kind);
  else if (player.health === 0) loseFight(state, kind);
  else passTurn(state, defender, kind);
}

/** The other one's turn, unless the blow stunned them: then they neither strike nor regain anything. */
function passTurn(state: CaveState, defender: Fighter, kind: MonsterKind): void {
  const { fight } = state;
  if (fight === null) return;
  const rng = orThrow(Rng.restore(state.random));
  const stunned = rng.chance(millionths(state.settings.stunProbability), MILLION);
  state.random = [...rng.save()];
  if (stunned) {
    tell(state, fight.turn === 'player' ? 'stun' : 'stunned', kind.id);
    return;
  }
  fight.turn = fight.turn === 'player' ? 'monster' : 'player';
  regain(defender);
}

function winFight(state: CaveState, kind: MonsterKind): void {
  const { fight } = state;
  if (fight === null) return;
  const { rx, ry, attacks } = fight;
  const region = regionFor(state, regionName(rx, ry));
  region.slain = true;
  region.stirred = null;
  state.defeated++;
  endFight(state);
  tell(state, 'won', kind.id, attacks);
  takeReward(state, monsterReward(state.settings, state.seed, rx, ry));
}

function loseFight(state: CaveState, kind: MonsterKind): void {
  state.deaths++;
  endFight(state);
  tell(state, 'lost', kind.id);
  wakeUp(state);
}

function endFight(state: CaveState): void {
  state.fight = null;
  state.phase = 'walking';
}
