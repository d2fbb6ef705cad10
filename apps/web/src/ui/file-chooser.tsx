import { useId } from 'preact/hooks';
import './button.css';
import './file-chooser.css';

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
    <span class="file-chooser">
      <input
        class="unseen"
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
      <label class={primary ? 'button button-primary' : 'button'} for={id}>
        {label}
      </label>
    </span>
  );
}
