import { Rng } from '@warren/engine';
import { orThrow } from '../kernel/checks.js';
import { withArticle } from './announce.js';
import { type CaveItemId, caveItem } from './items.js';
import { type MonsterKind, monsterHealth } from './kinds.js';
import { spend } from './memory.js';
import { tell } from './messages.js';
import { kindAt, type Monster, monsterName, monstersOf, stir } from './monsters.js';
import { HUNDRED } from './numbers.js';
import { attackers, prowl } from './prowl.js';
import { regionFor, regionName } from './regions.js';
import { monsterReward, takeReward } from './rewards.js';
import { type CaveRunSettings, MILLION, millionths } from './settings.js';
import type { CaveState, Fight, Fighter } from './state.js';
import { wakeUp } from './wake.js';

/** Bare hands do so much, in hundredths. */
const FIST = HUNDRED;
/** So often a monster goes again at most. */
const MOST_BLOWS = 10;
/** What an attack costs in units of work. */
const ATTACK_WORK = 6;

/** A fight begins. If the monster saw the player first, it strikes at once. */
export function beginFight(state: CaveState, monster: Monster, first: 'monster' | 'player'): void {
  const { kind, rx, ry, index, stirred } = monster;
  const health = monsterHealth(kind) - (stirred?.wound ?? 0);
  state.fight = { rx, ry, index, health, armour: kind.armour * HUNDRED, returning: [0, 0], attacks: 0 };
  state.phase = 'fighting';
  tell(state, 'fight', kind.id, health);
  if (first === 'monster') monsterBlows(state);
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

/** Raw damage of a weapon, or of bare hands, against a kind of monster. */
export function weaponDamage(weapon: CaveItemId | null, kind: MonsterKind): number {
  if (weapon === null) return FIST;
  const { power, wound } = caveItem(weapon);
  return Math.floor((power * (wound === null ? HUNDRED : kind.takes[wound])) / HUNDRED);
}

/** How much of a weapon's damage counts against a kind, in words; empty when all of it does. */
export function sayEffect(weapon: CaveItemId, kind: MonsterKind): string {
  const { wound, title } = caveItem(weapon);
  const percent = wound === null ? HUNDRED : kind.takes[wound];
  if (percent === HUNDRED) return '';
  const share = SHARES[percent] ?? `${percent} %`;
  return `${title}: ${share} against ${withArticle(kind.title)}`;
}

const SHARES: Readonly<Record<number, string>> = {
  50: 'half',
  75: 'three quarters',
  125: 'a quarter more',
  150: 'half as much again',
};

/** The kind of monster the player fights, or `null`. */
export function foeOf(state: CaveState): MonsterKind | null {
  return state.fight === null ? null : kindAt(state, state.fight);
}

/** The name of the monster the player fights, or `null`. */
export function foeName({ fight }: CaveState): string | null {
  return fight === null ? null : monsterName(fight);
}

/** The player strikes. A stunned monster has no turn, and regains nothing. */
export function strikeRound(state: CaveState): void {
  const { fight, player, settings } = state;
  if (fight === null) throw new Error('there is no fight');
  const kind = kindAt(state, fight);
  spend(state, ATTACK_WORK);
  const { done, used } = strike(fight, weaponDamage(player.weapon, kind), settings);
  fight.attacks++;
  tell(state, 'hit', kind.id, done, used, fight.armour, fight.health);
  if (fight.health === 0) winFight(state, kind);
  else if (isStunned(state)) tell(state, 'stun', kind.id);
  else monstersTurn(state);
}

/** The player did something else than to strike; now it is the turn of the monsters. */
export function monstersTurn(state: CaveState): void {
  const { fight, settings } = state;
  if (fight === null) return;
  regain(fight);
  monsterBlows(state);
  if (state.fight === fight && settings.rules === 'deep') flank(state, fight);
}

/** The monster strikes, again and again as long as it stuns the player. */
function monsterBlows(state: CaveState): void {
  const { fight, player } = state;
  if (fight === null) return;
  const kind = kindAt(state, fight);
  for (let i = 0; i < MOST_BLOWS; i++) {
    fight.attacks++;
    if (!survives(state, kind)) return;
    if (!isStunned(state)) break;
    tell(state, 'stunned', kind.id);
  }
  const [back] = player.returning;
  regain(player);
  if (back > 0) tell(state, 'restored', '', back, player.armour);
}

/** The other monsters near the fight come closer, and each one that reaches the player strikes. */
function flank(state: CaveState, fight: Fight): void {
  const own = foeName(state) ?? '';
  prowl(state, { except: own, round: fight.attacks });
  for (const { name, kind } of attackers(state)) {
    if (name !== own && !survives(state, kind)) return;
  }
}

/** A monster strikes the player. Returns whether the player still stands. */
function survives(state: CaveState, kind: MonsterKind): boolean {
  const { player, settings } = state;
  spend(state, ATTACK_WORK);
  const { done, used } = strike(player, kind.damage * HUNDRED, settings);
  tell(state, 'hurt', kind.id, done, used, player.armour, player.health);
  if (player.health > 0) return true;
  loseFight(state, kind);
  return false;
}

function isStunned(state: CaveState): boolean {
  const rng = orThrow(Rng.restore(state.random));
  const stunned = rng.chance(millionths(state.settings.stunProbability), MILLION);
  state.random = [...rng.save()];
  return stunned;
}

/** Breaks off a fight for a parting blow. Returns whether the player got away; the monster stays wounded. */
export function breakAway(state: CaveState): boolean {
  const { fight } = state;
  if (fight === null) return true;
  const kind = kindAt(state, fight);
  tell(state, 'retreat', kind.id);
  if (!survives(state, kind)) return false;
  noteWound(state, fight, monsterHealth(kind) - fight.health);
  endFight(state);
  return true;
}

function noteWound(state: CaveState, { rx, ry, index }: Fight, wound: number): void {
  const monster = monstersOf(state, rx, ry, state.player).find((one) => one.index === index);
  if (monster !== undefined) stir(state, monster).wound = wound;
}

function winFight(state: CaveState, kind: MonsterKind): void {
  const { fight } = state;
  if (fight === null) return;
  const { rx, ry, index, attacks } = fight;
  const region = regionFor(state, regionName(rx, ry));
  region.slain.push(index);
  region.stirred = region.stirred.filter((one) => one.index !== index);
  state.defeated++;
  endFight(state);
  tell(state, 'won', kind.id, attacks);
  takeReward(state, monsterReward(state.settings, state.seed, { rx, ry, index }));
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
