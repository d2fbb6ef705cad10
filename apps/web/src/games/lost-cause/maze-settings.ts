import { accept, type Result, refuse } from '@warren/engine';

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
 * it; what is no whole number is refused. Wider views (`view`) and gear (`gear=1`) are wishes of free play.
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
