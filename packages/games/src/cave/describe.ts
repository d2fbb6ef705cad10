import { CAVE_CELL, insideCave } from '@warren/engine/cave';
import { capital } from '../kernel/announce.js';
import { WAY_STEPS, WAYS } from './actions.js';
import { withArticle } from './announce.js';
import { hasChest, isKnown, isRock, lanternOf, litCells } from './eyes.js';
import { caveItem } from './items.js';
import type { MonsterKind } from './kinds.js';
import { caveOf } from './memory.js';
import { monsterAt } from './monsters.js';
import type { CaveState, Cell } from './state.js';
import { hasDarkness, lyingNear } from './view.js';
import { dangers } from './ways.js';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A line that lists more than this is not listened to. */
const MOST_THINGS = 4;

/**
 * What is around the player in one line, as a screen reader says it: "floor north and east, chest two steps east".
 * Monsters that were just spoken of, by name, are left out.
 */
export function describeAround(state: CaveState, told: readonly string[] = []): string {
  const { player } = state;
  const open = WAYS.filter((_, way) => {
    const [x, y] = [player.x + WAY_STEPS[way].x, player.y + WAY_STEPS[way].y];
    return insideCave(x, y) && !isRock(state, x, y);
  });
  const ways = open.length === 0 ? 'rock on all sides' : `floor ${listed(open)}`;
  return [ways, ...thingsInView(state, told).slice(0, MOST_THINGS)].join(', ');
}

/** Everything worth naming in view, the nearest first; monsters before all else. */
function thingsInView(state: CaveState, told: readonly string[]): string[] {
  const { player } = state;
  const steps = ({ x, y }: Cell) => Math.abs(x - player.x) + Math.abs(y - player.y);
  const lit = litCells(state);
  const chests = lit.filter(({ x, y }) => hasChest(state, x, y)).map((at) => ({ at, title: 'chest' }));
  const lying = lyingNear(state, lanternOf(state))
    .filter(({ x, y }) => lit.some((cell) => cell.x === x && cell.y === y))
    .map((at) => ({ at, title: caveItem(at.item).title }));
  const monsters = dangers(state)
    .filter(({ name }) => !told.includes(name))
    .map((at) => ({ at, title: at.kind.title }));
  const near = (things: { at: Cell; title: string }[]) => things.sort((a, b) => steps(a.at) - steps(b.at));
  return [...near(monsters), ...near([...chests, ...lying])].map(
    ({ at, title }) => `${title} ${whereTo(at.x - player.x, at.y - player.y)}`,
  );
}

/** An offset in words: `two steps east`, `one step north and three west`, `here`. */
export function whereTo(x: number, y: number): string {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${count(Math.abs(y), true)} ${y < 0 ? 'north' : 'south'}`);
  if (x !== 0) parts.push(`${count(Math.abs(x), parts.length === 0)} ${x < 0 ? 'west' : 'east'}`);
  return parts.length === 0 ? 'here' : parts.join(' and ');
}

function count(number: number, withSteps: boolean): string {
  const word = WORDS[number] ?? String(number);
  if (!withSteps) return word;
  return `${word} ${number === 1 ? 'step' : 'steps'}`;
}

function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** A kind of monster in words. */
export function sayKind({ title, health, damage, about }: MonsterKind): string {
  return `${capital(withArticle(title))}: ${health} health, damage ${damage}. ${about}`;
}

/** What there is to say about a cell the player looks at. */
export function inspect(state: CaveState, { x, y }: Cell): string {
  const { player } = state;
  if (x === player.x && y === player.y) return 'This is you.';
  const unseen = 'You have not been near enough to see that.';
  if (!insideCave(x, y)) return 'The world does not reach as far as that.';
  const isDark = hasDarkness(state);
  if (isDark && !isKnown(state, x, y)) return isWall(state, x, y) ? 'Rock.' : unseen;
  if (isRock(state, x, y)) return 'Rock.';
  const inView = dangers(state).find((danger) => danger.x === x && danger.y === y);
  const monster = isDark ? inView : monsterAt(state, x, y);
  if (monster !== undefined && monster !== null) {
    return sayKind(monster.kind);
  }
  const lying = lyingNear(state, Math.abs(x - player.x) + Math.abs(y - player.y));
  const thing = lying.find((one) => one.x === x && one.y === y);
  if (thing !== undefined)
    return `Your ${caveItem(thing.item).title} ${thing.item === 'gold' ? 'lie' : 'lies'} there.`;
  if (hasChest(state, x, y)) return 'A chest. It opens when you step onto it.';
  return GROUNDS[caveOf(state).cellAt(x, y)] ?? 'Floor.';
}

/** What is said about ground that is not plain floor. A chest that is still closed is told before. */
const GROUNDS: Readonly<Record<number, string>> = {
  [CAVE_CELL.chest]: 'An open chest, and empty.',
  [CAVE_CELL.water]: 'Water, to the knees.',
  [CAVE_CELL.crystal]: 'A crystal in the floor.',
  [CAVE_CELL.camp]: "A camp's fire: rest here, and spend your gold.",
};

/** Whether a cell is rock beside floor that was seen. */
function isWall(state: CaveState, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (isKnown(state, x + dx, y + dy)) return isRock(state, x, y);
  }
  return false;
}
