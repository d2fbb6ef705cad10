import { accept, type Result, refuse } from '@warren/engine';
import type { LabyrinthAlgorithm } from './algorithms.js';
import { type LabyrinthLevel, levelFlaw, RANDOM_START, slackOfLevel } from './level.js';
import { DENSITY, LABYRINTH_SIDES, SLACK } from './numbers.js';

/** A level as typed into a form: texts; what is left empty has its default. */
export type LevelRequest = { readonly [field in keyof LabyrinthLevel]?: string };

/** Reads what was typed, and says in words what cannot be. */
export function readLevelRequest(request: LevelRequest): Result<LabyrinthLevel> {
  const said = (field: keyof LabyrinthLevel): string => (request[field] ?? '').trim();
  const whole = (field: keyof LabyrinthLevel, usual: number): number => wholeOf(said(field), usual);
  const number = whole('number', 1);
  const width = whole('width', LABYRINTH_SIDES.usual);
  const level: LabyrinthLevel = {
    seed: said('seed'),
    number,
    algorithm: (said('algorithm') || 'weave-prim') as LabyrinthAlgorithm,
    width,
    height: whole('height', width),
    exits: whole('exits', 1),
    density: partsOf(said('density'), DENSITY.whole, DENSITY.usual),
    start: whole('start', RANDOM_START),
    slack: partsOf(said('slack'), SLACK.whole, slackOfLevel(number)),
  };
  const reason = strayMinus(said('start')) ?? levelFlaw(level);
  return reason === null ? accept(level) : refuse(reason);
}

/** An empty start is drawn by the seed; the number that stands for that cannot be typed. */
function strayMinus(start: string): string | null {
  return start.startsWith('-')
    ? 'start must be a cell of the maze, or empty for one drawn by the seed'
    : null;
}

/** A number of decimal digits; what is none is no number, which every check refuses. */
function wholeOf(text: string, usual: number): number {
  if (text === '') return usual;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** Decimal text in parts of a power of ten: digits are moved, nothing is rounded. */
function partsOf(text: string, whole: number, usual: number): number {
  if (text === '') return usual;
  const places = `${whole}`.length - 1;
  const [, integer, decimals = ''] = /^(\d{1,4})(?:\.(\d+))?$/.exec(text) ?? [];
  if (integer === undefined || decimals.slice(places).replace(/0/g, '') !== '') return Number.NaN;
  return Number(integer) * whole + Number(decimals.slice(0, places).padEnd(places, '0'));
}
