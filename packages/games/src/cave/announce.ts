import { capital } from '../kernel/announce.js';
import type { Frame } from '../kernel/frame.js';
import { type CaveItemId, caveItem } from './items.js';
import { kindOf } from './kinds.js';
import { sayHundredths } from './numbers.js';

/** A line of the log as data; `sayMessage` puts it in words. */
export type CaveMessage = {
  event: CaveEvent;
  /** Who or what it is about: a kind of monster or thing, or the word for a refusal. */
  about: string;
  numbers: number[];
};
type Facts = Pick<CaveMessage, 'about' | 'numbers'>;

/** Why something was refused, by the word for it. */
const REFUSALS: Readonly<Record<string, (number: number) => string>> = {
  'no-entry': (number) => `There is no number ${number} in your inventory.`,
  'empty-entry': (number) => `Number ${number} of your inventory is empty.`,
  gold: () => 'Gold is to be spent, not to be worn.',
  already: () => 'You have that in use already.',
  full: () => 'You have all your health: the draught stays in its flask.',
  'in-fight': () => 'There is no time for that in a fight; strike, drink, change the weapon or retreat.',
  fighting: () => 'You are in a fight: strike, drink, change the weapon or retreat.',
  'no-retreat': () => 'There is no way out on that side.',
  'no-camp': () => 'Nothing is sold here; look for a camp.',
  'no-gold': (price) => `That costs ${price} gold, and you have less.`,
  lantern: () => 'You have the better lantern already.',
  mended: () => 'Your armour cannot be mended any further.',
};

/** What is bought at a camp. */
const GOODS: Readonly<Record<string, string>> = {
  draught: 'a healing draught',
  mending: 'a mending: your armour takes a point more',
  lantern: 'a better lantern: it shines farther',
};

const LANDMARKS: Readonly<Record<string, string>> = {
  camp: 'A camp: a fire, and somebody with goods for gold. You can rest here.',
  lake: 'A lake lies before you, cold and still.',
  crystal: 'A hall of crystals: your light comes back from every side.',
  nest: 'A nest: there are many of them.',
  vault: 'A vault: chests, and those who guard them.',
};

const HINTS: Readonly<Record<string, string>> = {
  chest: 'A chest stands near by: step onto it and it is yours.',
  monster: 'A cave bat flutters not far from here: a good first fight.',
};

/** What can happen, and what is said about it. */
const SENTENCES = {
  start: () => 'You are in a cave. It has no end.',
  hint: ({ about }) => HINTS[about],
  step: () => '',
  bump: () => 'Rock.',
  edge: () => 'The world ends here: nobody can count any farther.',
  landmark: ({ about }) => LANDMARKS[about],
  camp: () => 'You are at a camp. If you lose a fight from now on, you wake here.',
  bought: ({ about, numbers: [price] }) => `You buy ${GOODS[about]}. That was ${price} gold.`,
  chest: ({ numbers: [count] }) => `You open the chest: ${count === 1 ? 'one thing' : `${count} things`}.`,
  gold: ({ numbers: [count] }) => `You take ${count} gold.`,
  item: ({ about }) => `You take ${a(about)}.`,
  better: ({ about }) => `You take ${a(about)}: better than what you use.`,
  scrap: ({ about, numbers: [worth] }) => `You have ${a(about)} already; this one is worth ${worth} gold.`,
  fetched: ({ about, numbers: [count] }) =>
    `You have your ${about === 'gold' ? `${count} gold` : thing(about)} back.`,
  noticed: ({ about }) => `The ${monster(about)} has noticed you.`,
  fight: ({ about, numbers: [health] }) =>
    `${capital(withArticle(monster(about)))} is upon you: ${sayHundredths(health)} health.`,
  hit: (facts) => `You hit the ${monster(facts.about)}: ${blow(facts, 'its')}`,
  hurt: (facts) => `The ${monster(facts.about)} hits you: ${blow(facts, 'your')}`,
  restored: ({ numbers: [points, left] }) =>
    `${sayHundredths(points)} armour restored, ${sayHundredths(left)} in all.`,
  retreat: ({ about }) => `You break away, and the ${monster(about)} strikes once more.`,
  stun: ({ about }) => `The ${monster(about)} is stunned: you go again.`,
  stunned: ({ about }) => `You are stunned: the ${monster(about)} goes again.`,
  won: ({ about, numbers: [attacks] }) => `The ${monster(about)} is gone, after ${attacks} attacks.`,
  lost: ({ about }) => `The ${monster(about)} has won.`,
  dropped: ({ about, numbers: [count] }) =>
    about === 'gold'
      ? `${count} of your gold lie where you fell.`
      : `Your ${thing(about)} lies where you fell.`,
  woke: ({ about, numbers: [moves] }) =>
    `You wake ${about === 'camp' ? 'at the camp' : 'where you began'}, ${moves} moves later, with all your health.`,
  equipped: ({ about, numbers: [power] }) => `You use the ${thing(about)} now: ${sayHundredths(power)}.`,
  drunk: ({ about, numbers: [health] }) => `You drink the ${thing(about)}: ${sayHundredths(health)} health.`,
  refused: ({ about, numbers: [number] }) => REFUSALS[about](number),
  over: ({ numbers: [gold] }) => `The expedition is over. You come back with ${gold} gold.`,
} as const satisfies Readonly<Record<string, (facts: Facts) => string>>;

/** What can happen, for log, sound and flourish. */
export type CaveEvent = keyof typeof SENTENCES;
export const CAVE_EVENTS: readonly CaveEvent[] = Object.keys(SENTENCES) as CaveEvent[];

/** A message as a line of text; empty where words would only be in the way. */
export function sayMessage(message: CaveMessage): string {
  return SENTENCES[message.event](message);
}

function blow({ numbers: [done, used, left, health] }: Facts, whose: string): string {
  const armour = used === 0 ? 'no armour' : `armour used ${sayHundredths(used)}, left ${sayHundredths(left)}`;
  return `${sayHundredths(done)} damage, ${armour}, ${whose} health ${sayHundredths(health)}.`;
}

function monster(id: string): string {
  return kindOf(id).title;
}

function thing(id: string): string {
  return caveItem(id as CaveItemId).title;
}

/** A noun as one that was not spoken of before: `an ooze`. */
export function withArticle(title: string): string {
  return `${/^[aeiou]/.test(title) ? 'an' : 'a'} ${title}`;
}

/** A thing with its article; armour has none. */
function a(id: string): string {
  const { title, use } = caveItem(id as CaveItemId);
  return use === 'armour' ? title : withArticle(title);
}

interface Fresh {
  readonly fresh: readonly CaveMessage[];
}

/** After a fight to its end no player reads every blow. */
const MOST = 3;

/** What is said about a turn: its messages, or that there is rock. */
export function announce(_before: Frame, { fresh, events }: Frame & Fresh): string | null {
  const said = fresh.map(sayMessage).filter((line) => line !== '');
  if (said.length === 0) return events.includes('bump') ? 'Rock.' : null;
  return said.slice(-MOST).join(' ');
}
