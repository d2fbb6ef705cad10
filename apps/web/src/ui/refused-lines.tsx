import css from './refused-lines.module.css';

export interface RefusedLinesProps {
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
}

/** So many are named one by one. */
const MOST_NAMED = 20;

/** The lines of a file that were not read, each with its reason; nothing where there are none. */
export function RefusedLines({ refused }: RefusedLinesProps) {
  if (refused.length === 0) return null;
  return (
    <ul class={css.refusedLines}>
      {refused.slice(0, MOST_NAMED).map(({ line, reason }) => (
        <li key={line}>{`Line ${line}: ${reason}.`}</li>
      ))}
      {refused.length > MOST_NAMED && <li>{`And ${refused.length - MOST_NAMED} more.`}</li>}
    </ul>
  );
}
