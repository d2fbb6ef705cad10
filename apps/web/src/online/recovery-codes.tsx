import { useState } from 'preact/hooks';
import { copyText, saveFile } from '../lib/files.js';
import { Button } from '../ui/button.js';
import dialogCss from '../ui/dialog.module.css';
import css from './recovery-codes.module.css';

/** Recovery codes, and the ways to keep them. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const [said, setSaid] = useState('Copy');
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <p class={dialogCss.dialogText}>
        If you forget your password, each of these sets a new one, once. They are shown now and never again:
        keep them where you keep things safe.
      </p>
      <ul class={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class={dialogCss.dialogRow}>
        <Button onPress={async () => setSaid((await copyText(text)) ? 'Copied' : 'Copying failed')}>
          <span aria-live="polite">{said}</span>
        </Button>
        <Button
          onPress={() => saveFile({ content: text, name: 'warren-recovery-codes.txt', type: 'text/plain' })}
        >
          Save as a file
        </Button>
      </div>
    </>
  );
}
