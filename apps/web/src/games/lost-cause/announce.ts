import type { Frame } from '@warren/games';
import { hudValue } from '../../game/screen/hud-value.js';

/**
 * What is said about the tick that led from one frame to the next: by a line below the picture, and to whoever listens
 * instead of looking. The last of its events is the one that matters most.
 */
export function announce(before: Frame, frame: Frame): string | null {
  for (let i = frame.events.length - 1; i >= 0; i--) {
    const words = WORDS[frame.events[i]];
    if (words !== undefined) return words(frame, before);
  }
  return null;
}

const WORDS: Readonly<Record<string, (frame: Frame, before: Frame) => string>> = {
  lost: () => 'Your lantern goes out',
  won: () => 'Level complete',
  complete: () => 'Game complete',
  level: (frame) => `Level ${hudValue(frame, 'level')}`,
  unlock: (frame) => `Lock opened, ${left(hudValue(frame, 'locks'))}`,
  take: (frame, before) => `${capital(taken(before, frame))} taken`,
  drop: () => 'Dropped',
  defeat: (frame) => `Slime defeated, ${hudValue(frame, 'slimes')} so far`,
  hurt: (frame) => `Hurt: health ${hudValue(frame, 'health').replace('/', ' of ')}`,
  blocked: () => 'Your armour turns the bite away',
  full: () => 'Your hands are full: drop something first',
  'needs-key': () => 'This lock needs a key in the active slot',
  'no-weapon': () => 'There is no sword in the active slot',
  'no-room': () => 'Something lies here already',
  'nothing-held': () => 'The active slot is empty',
  'nothing-here': () => 'There is nothing here',
};

/** What each slot holds; an empty word for nothing. */
export function slotsOf(frame: Pick<Frame, 'hud'>): string[] {
  return hudValue(frame, 'inventory').split(',');
}

/** A kind of thing in words: `steel-sword` is a steel sword. */
export function itemName(kind: string): string {
  return kind.replaceAll('-', ' ');
}

/** What lies in a slot that was empty before. */
function taken(before: Frame, frame: Frame): string {
  const empty = slotsOf(before);
  return itemName(slotsOf(frame).find((kind, slot) => kind !== '' && empty[slot] === '') ?? 'thing');
}

function left(locks: string): string {
  return locks === '0' ? 'none left' : `${locks} left`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
