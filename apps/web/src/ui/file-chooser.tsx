import { useId } from 'preact/hooks';
import { buttonClass } from './button.js';
import css from './file-chooser.module.css';
import unseenCss from './unseen.module.css';

export interface FileChooserProps {
  readonly label: string;
  /** The kinds of files the browser offers, such as `.csv,text/csv`. */
  readonly accept: string;
  readonly primary?: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the browser's own dialog for files; it looks like the other buttons. */
export function FileChooser({ label, accept, primary = false, onFile }: FileChooserProps) {
  const id = useId();
  return (
    <span class={css.fileChooser}>
      <input
        class={unseenCss.unseen}
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen twice in a row.
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <label class={buttonClass(primary ? 'primary' : 'usual')} for={id}>
        {label}
      </label>
    </span>
  );
}

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
