import { useId } from 'preact/hooks';
import { RECORDING_ENDING } from '../play/recording-file.js';

export interface FileChooserProps {
  readonly label: string;
  readonly primary?: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the browser's own dialog for files; it looks like the other buttons. */
export function FileChooser({ label, primary = false, onFile }: FileChooserProps) {
  const id = useId();
  return (
    <span class="file-chooser">
      <input
        class="unseen"
        id={id}
        type="file"
        accept={`${RECORDING_ENDING},.txt,text/plain`}
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
