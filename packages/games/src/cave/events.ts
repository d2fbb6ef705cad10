/** What can happen, for log, sound and flourish. */
export const CAVE_EVENTS = [
  'start',
  'step',
  'bump',
  'edge',
  'chest',
  'gold',
  'item',
  'fetched',
  'fight',
  'hit',
  'hurt',
  'stun',
  'stunned',
  'won',
  'lost',
  'dropped',
  'equipped',
  'drunk',
  'refused',
  'over',
] as const;
export type CaveEvent = (typeof CAVE_EVENTS)[number];

/** A line of the log as data; `sayMessage` puts it in words. */
export type CaveMessage = {
  event: CaveEvent;
  /** Who or what it is about: a kind of monster or thing, or the word for a refusal. */
  about: string;
  numbers: number[];
};
