import type { ImportReport } from '@warren/protocol/client';

/** So many refused lines are named one by one. */
const MOST_NAMED = 3;

/** What came of an import, in a sentence or two. */
export function importText({ imported, refused }: ImportReport): string {
  const done = imported === 1 ? '1 row was imported.' : `${imported} rows were imported.`;
  if (refused.length === 0) return done;
  const named = refused.slice(0, MOST_NAMED).map(({ line, reason }) => `line ${line}: ${reason}`);
  const more = refused.length - named.length;
  return `${done} Not read: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
