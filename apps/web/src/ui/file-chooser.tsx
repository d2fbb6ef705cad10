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
