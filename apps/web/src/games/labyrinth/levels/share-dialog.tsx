import { makeMazeText } from '@warren/engine/codes';
import { labyrinthMaze } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { copyText, fileName, saveFile } from '../../../lib/files.js';
import { useFetched } from '../../../lib/hooks.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import fieldCss from '../../../ui/field.module.css';
import css from './levels.module.css';
import { levelPath, roundOf } from './saved-levels.js';

export interface ShareDialogProps {
  readonly name: string;
  readonly code: string;
  readonly onClose: () => void;
}

/** A level for others: as a link, as a picture that phones read, as its line, and as the maze itself in a file. */
export function ShareDialog({ name, code, onClose }: ShareDialogProps) {
  const [said, setSaid] = useState('');
  const QrPicture = useFetched(fetchQr);
  const address = new URL(levelPath(code), location.href).href;
  async function copy(text: string, what: string): Promise<void> {
    setSaid(
      (await copyText(text)) ? `${what} is copied.` : 'It could not be copied: mark it and copy it by hand.',
    );
  }
  function saveMaze(): void {
    const round = roundOf(code);
    const text = round.ok ? makeMazeText(labyrinthMaze(round.value)) : round;
    // Every level has a maze, and every maze of squares a text.
    if (!text.ok) throw new Error(text.reason);
    saveFile({ content: text.value, name: `${fileName(name, 'labyrinth')}.txt`, type: 'text/plain' });
    setSaid('The maze is saved as text.');
  }
  return (
    <Dialog title={`Share ${name}`} onCancel={onClose}>
      <div class={css.labyrinthShare}>
        {QrPicture !== null && (
          <QrPicture
            class={css.labyrinthShareCode}
            text={address}
            label={`A QR code of the link to ${name}`}
          />
        )}
        <label class={css.labyrinthAddress}>
          <span class={fieldCss.fieldLabel}>Link</span>
          <input
            class={fieldCss.input}
            type="text"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      </div>
      <div class={dialogCss.dialogRow}>
        <Button look="primary" onPress={() => copy(address, 'The link')}>
          Copy the link
        </Button>
        <Button onPress={() => copy(code, 'The line')}>Copy the line</Button>
        <Button onPress={saveMaze}>Save the maze as text</Button>
        <Button onPress={onClose}>Close</Button>
      </div>
      <p class={dialogCss.dialogText} role="status">
        {said}
      </p>
    </Dialog>
  );
}

/** What draws QR codes is fetched with this dialog; the link is there without it. */
const fetchQr = async () => (await import('../../../ui/qr-picture.js')).QrPicture;
