import { accept, type Result, refuse } from '@warren/engine';
import { type LostCauseState, lostCause } from '@warren/games/lost-cause';
import { useEffect, useState } from 'preact/hooks';
import type { RankedRun } from '../../../game/run/ranked-run.js';
import { beginWanted } from '../../../game/run/ticket-client.js';
import type { PageLocation } from '../../../routing/router.js';
import { forgetMaze, returnToMaze } from '../storage.js';

/** The state of the maze of an address. */
export type MazeState =
  | { readonly state: 'refused'; readonly reason: string }
  /** The player left it before its end, and continues it or starts again. */
  | { readonly state: 'left'; readonly left: RankedRun<LostCauseState> }
  | { readonly state: 'opening'; readonly relaxed?: true }
  | { readonly state: 'playing'; readonly begun: RankedRun<LostCauseState> };

/** Without a ticket every player of a link finds the same gear in the same places. */
const SEED = 'free-play';
const OPENING: MazeState = { state: 'opening' };

/** The maze in an address, begun as soon as it is known whether it is ranked. */
export function useMaze({ path, query }: PageLocation, code: string) {
  const address = `${path}${query}`;
  const [maze, setMaze] = useState(() => firstState(address, code, query));
  const isOpening = maze.state === 'opening';
  const relaxed = maze.state === 'opening' ? maze.relaxed : undefined;
  useEffect(() => {
    if (!isOpening) return;
    let wanted = true;
    beginMaze(code, query, relaxed).then((begun) => {
      if (!wanted) return;
      setMaze(begun.ok ? { state: 'playing', begun: begun.value } : { state: 'refused', ...begun });
    });
    return () => {
      wanted = false;
    };
  }, [isOpening, relaxed, code, query]);
  return {
    maze,
    again() {
      forgetMaze(address);
      setMaze(OPENING);
    },
    relax() {
      forgetMaze(address);
      setMaze({ state: 'opening', relaxed: true });
    },
    goOn: (begun: RankedRun<LostCauseState>) => setMaze({ state: 'playing', begun }),
  };
}

function firstState(address: string, code: string, query: string): MazeState {
  // What can't be played is refused at once.
  const settings = mazeSettings(code, new URLSearchParams(query));
  const trial = settings.ok ? lostCause.readSettings(settings.value) : settings;
  if (!trial.ok) return { state: 'refused', ...trial };
  const left = returnToMaze(address);
  return left === null ? OPENING : { state: 'left', left };
}

async function beginMaze(
  code: string,
  query: string,
  relaxed?: boolean,
): Promise<Result<RankedRun<LostCauseState>>> {
  const settings = mazeSettings(code, new URLSearchParams(query));
  if (!settings.ok) return settings;
  return beginWanted({ game: lostCause, settings: settings.value, seed: SEED }, relaxed);
}

const LIMIT = { least: -1, most: 999, usual: -1 } as const;
/** The numbers in an address. The view is in world pixels; the usual one is that of ranked play. */
const NUMBERS = { maxEnemies: LIMIT, maxLocks: LIMIT, view: { least: 224, most: 1600, usual: 224 } } as const;
type NumberName = keyof typeof NUMBERS;

/** What an address may say about a maze besides its code. */
export type MazeQuery = Readonly<Record<NumberName, number>> & {
  readonly mode: 'maze';
  readonly code: string;
  readonly gear: boolean;
};

/**
 * The settings in an address such as `/play/<code>?maxEnemies=3&maxLocks=-1`. Numbers out of range are moved into
 * it; what is no whole number is refused. Wider views (`view`) and gear (`gear=1`) are options of free play.
 */
export function mazeSettings(code: string, query: URLSearchParams): Result<MazeQuery> {
  const numbers: Record<NumberName, number> = { maxEnemies: 0, maxLocks: 0, view: 0 };
  for (const name of Object.keys(NUMBERS) as NumberName[]) {
    const { least, most, usual } = NUMBERS[name];
    const text = query.get(name) || `${usual}`;
    if (!/^[+-]?\d{1,15}$/.test(text))
      return refuse(`${name} must be a whole number, not “${text.slice(0, 20)}”`);
    numbers[name] = Math.max(least, Math.min(most, Number(text)));
  }
  return accept({ mode: 'maze', code, ...numbers, gear: query.get('gear') === '1' });
}
