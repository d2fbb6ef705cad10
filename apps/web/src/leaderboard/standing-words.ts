import { type Run, UNWITNESSED } from '@warren/protocol/client';
import { numberText } from '../lib/format.js';

type Listed = Pick<Run, 'category' | 'unwitnessed'>;

const AMONG = { witnessed: '', offline: ' among offline runs', bots: ' among bots' } as const;

/** Parts of a sentence about a rank: what stands after the rank, and what at its end. */
export function listWords({ category, unwitnessed }: Listed): {
  readonly among: string;
  readonly end: string;
} {
  // A run that was stored by an older page has no list.
  const among = category ? AMONG[category] : '';
  if (category === 'offline' && unwitnessed) return { among, end: `: ${asClause(UNWITNESSED[unwitnessed])}` };
  return { among, end: category === 'witnessed' ? ' (witnessed)' : '' };
}

/** The rank of a run in short: “rank 3 (witnessed)”, “rank 3 among offline runs”. */
export function shortRank(run: Listed, rank: number): string {
  const { among, end } = listWords(run);
  return `rank ${numberText(rank)}${among}${run.category === 'witnessed' ? end : ''}`;
}

const TEENS = [11, 12, 13];
const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(rank: number): string {
  const ending = TEENS.includes(rank % 100) ? 'th' : (ENDINGS[rank % 10] ?? 'th');
  return `${numberText(rank)}${ending}`;
}

/** The place a guest would have on a list, as the beginning of a sentence. */
export function wouldBe(rank: number, rows: number | null): string {
  return `You would be ${ordinal(rank)}${rows === null ? '' : ` of ${numberText(rows + 1)}`}`;
}

/** A sentence as the end of another one. */
export function asClause(sentence: string): string {
  const text = sentence.replace(/^./, (first) => first.toLowerCase());
  return text.endsWith('.') ? text : `${text}.`;
}
