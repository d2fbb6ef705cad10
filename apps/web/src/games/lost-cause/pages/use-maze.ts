import { accept, type Result, refuse } from '@warren/engine';
import { type LostCauseState, lostCause } from '@warren/games/lost-cause';
import { useEffect, useState } from 'preact/hooks';
import { beginRanked, type RankedRun } from '../../../game/run/ranked-run.js';
import { drawTicket } from '../../../game/run/ticket-client.js';
import type { PageLocation } from '../../../routing/router.js';
import { forgetMaze, returnToMaze } from '../storage.js';

/** The state of the maze of an address. */
export type MazeState =
  | { readonly state: 'refused'; readonly reason: string }
  /** The player left it before its end, and continues it or starts again. */
  | { readonly state: 'left'; readonly left: RankedRun<LostCauseState> }
  | { readonly state: 'opening' }
  | { readonly state: 'playing'; readonly begun: RankedRun<LostCauseState> };

/** Without a ticket every player of a link finds the same gear in the same places. */
const SEED = 'free-play';
const OPENING: MazeState = { state: 'opening' };

/** The maze in an address, begun as soon as it is known whether it is ranked. */
export function useMaze(location: PageLocation, code: string) {
  const address = `${location.path}${location.query}`;
  const [maze, setMaze] = useState<MazeState>(() => firstState(address, code, location.query));
  const isOpening = maze.state === 'opening';
  useEffect(() => {
    if (!isOpening) return;
    let wanted = true;
    beginMaze(code, location.query).then((begun) => {
      if (wanted) setMaze(stateOf(begun));
    });
    return () => {
      wanted = false;
    };
  }, [isOpening, code, location.query]);
  return {
    maze,
    again() {
      forgetMaze(address);
      setMaze(OPENING);
    },
    goOn: (begun: RankedRun<LostCauseState>) => setMaze({ state: 'playing', begun }),
  };
}

function firstState(address: string, code: string, query: string): MazeState {
  // What can't be played is refused at once.
  const trial = lostCauseSettings(code, query);
  if (!trial.ok) return { state: 'refused', reason: trial.reason };
  const left = returnToMaze(address);
  return left === null ? OPENING : { state: 'left', left };
}

function lostCauseSettings(code: string, query: string): Result<unknown> {
  const settings = mazeSettings(code, new URLSearchParams(query));
  return settings.ok ? lostCause.readSettings(settings.value) : settings;
}

async function beginMaze(code: string, query: string): Promise<Result<RankedRun<LostCauseState>>> {
  const settings = mazeSettings(code, new URLSearchParams(query));
  if (!settings.ok) return settings;
  const options = { game: lostCause, settings: settings.value, seed: SEED };
  return beginRanked(options, await drawTicket(lostCause, settings.value));
}

function stateOf(begun: Result<RankedRun<LostCauseState>>): MazeState {
  return begun.ok ? { state: 'playing', begun: begun.value } : { state: 'refused', reason: begun.reason };
}

/** What an address may say about a maze besides its code. */
export interface MazeQuery {
  readonly mode: 'maze';
  readonly code: string;
  readonly maxEnemies: number;
  readonly maxLocks: number;
  readonly view: number;
  readonly gear: boolean;
}

interface Range {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

const LIMIT = { least: -1, most: 999, usual: -1 } as const;
/** World pixels; the usual view is that of ranked play. */
const VIEW = { least: 224, most: 1600, usual: 224 } as const;

/**
 * The settings in an address such as `/play/<code>?maxEnemies=3&maxLocks=-1`. Numbers out of range are moved into
 * it; what is no whole number is refused. Wider views (`view`) and gear (`gear=1`) are options of free play.
 */
export function mazeSettings(code: string, query: URLSearchParams): Result<MazeQuery> {
  const maxEnemies = wholeNumber(query, { name: 'maxEnemies', ...LIMIT });
  if (!maxEnemies.ok) return maxEnemies;
  const maxLocks = wholeNumber(query, { name: 'maxLocks', ...LIMIT });
  if (!maxLocks.ok) return maxLocks;
  const view = wholeNumber(query, { name: 'view', ...VIEW });
  if (!view.ok) return view;
  return accept({
    mode: 'maze',
    code,
    maxEnemies: maxEnemies.value,
    maxLocks: maxLocks.value,
    view: view.value,
    gear: query.get('gear') === '1',
  });
}

function wholeNumber(query: URLSearchParams, { name, least, most, usual }: Range): Result<number> {
  const text = query.get(name);
  if (text === null || text === '') return accept(usual);
  if (!/^[+-]?\d{1,15}$/.test(text))
    return refuse(`${name} must be a whole number, not “${text.slice(0, 20)}”`);
  return accept(Math.max(least, Math.min(most, Number(text))));
}
