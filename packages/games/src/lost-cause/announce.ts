import { capital } from '../kernel/announce.js';
import type { LostCauseFrame, LostCauseHud } from './hud.js';

/** What is said about the tick that led from one frame to the next. The last of its events matters most. */
export function announce(before: LostCauseFrame, { events, hud }: LostCauseFrame): string | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const sentence = SENTENCES[events[i]];
    if (sentence !== undefined) return sentence(hud, before.hud);
  }
  return null;
}

const SENTENCES: Readonly<Record<string, (hud: LostCauseHud, before: LostCauseHud) => string>> = {
  lost: ({ cause }) => cause ?? 'Your lantern goes out',
  won: () => 'Level complete',
  complete: () => 'Game complete',
  level: ({ level }) => `Level ${level}`,
  unlock: ({ locksLeft }) => `Lock opened, ${locksLeft === 0 ? 'none' : locksLeft} left`,
  take: (hud, before) => `${capital(taken(before, hud))} taken`,
  gear: (hud, before) =>
    `${capital(taken(before, hud))} found: ${GEAR_USES[taken(before, hud)] ?? 'it helps'}`,
  bandage: ({ health }) => `Bandaged: health ${health.now} of ${health.most}`,
  oil: () => 'Your lantern burns brighter',
  split: () => 'The blue slime falls into two',
  drop: () => 'Dropped',
  defeat: ({ slimesDefeated }) => `Slime defeated, ${slimesDefeated} so far`,
  hurt: ({ health }) => `Hurt: health ${health.now} of ${health.most}`,
  blocked: () => 'Your armour turns the bite away',
  full: () => 'Your hands are full: drop something first',
  'needs-key': () => 'This lock needs its key in the active slot',
  'no-weapon': () => 'There is no sword in the active slot',
  'no-room': () => 'Something lies here already',
  'nothing-held': () => 'The active slot is empty',
  'nothing-here': () => 'There is nothing here',
};

/** What gear is good for. */
const GEAR_USES: Readonly<Record<string, string>> = {
  'steel sword': 'one stroke is enough',
  armour: 'it turns away every second bite',
  bandage: 'choose its slot and strike to use it',
  'lantern oil': 'choose its slot and strike to use it',
};

/** A kind of thing in words: `steel-sword` is a steel sword. */
export function itemName(kind: string): string {
  return kind === 'oil' ? 'lantern oil' : kind.replaceAll('-', ' ');
}

/** What lies in a slot that was empty before. */
function taken(before: LostCauseHud, { slots }: LostCauseHud): string {
  return itemName(slots.find((kind, slot) => kind !== null && before.slots[slot] === null) ?? 'thing');
}
