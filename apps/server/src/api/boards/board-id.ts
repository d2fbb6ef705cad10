import { accept, type Result, refuse } from '@warren/engine';

/** The parts of a board's id. */
export interface BoardName {
  readonly game: string;
  /** Unique within the game: `campaign`, `code.<code>`, `daily.<day>`. */
  readonly board: string;
  readonly rules: number;
}

const FORM = /^([a-z]+(?:-[a-z]+)*)\.([A-Za-z0-9._~=-]+)(?:@([1-9][0-9]{0,5}))?$/;
const LONGEST = 700;

/** Such as `lost-cause.campaign@1`. */
export function makeBoardId({ game, board, rules }: BoardName): string {
  return `${game}.${board}@${rules}`;
}

/** Reads what `makeBoardId` writes. The rules may be left out, and are `null` then: those of today are meant. */
export function parseBoardId(id: string): Result<Omit<BoardName, 'rules'> & { rules: number | null }> {
  const parts = id.length <= LONGEST ? FORM.exec(id) : null;
  if (parts === null) return refuse('the name of a board is like lost-cause.campaign');
  const [, game, board, rules] = parts;
  return accept({ game, board, rules: rules === undefined ? null : Number(rules) });
}
