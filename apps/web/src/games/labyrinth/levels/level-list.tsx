import type { SavedLevel } from '@warren/client';
import { makeMazeText } from '@warren/engine/codes';
import { describeLevel, labyrinthMaze, parseLevelLine } from '@warren/games/labyrinth';
import { useMemo, useState } from 'preact/hooks';
import { copyText, fileName, saveFile } from '../../../lib/files.js';
import { useFetched } from '../../../lib/hooks.js';
import { Link } from '../../../routing/link.js';
import { Button, ConfirmButton, PrimaryButton } from '../../../ui/button.js';
import commonCss from '../../../ui/common.module.css';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import { TextInput } from '../../../ui/field.js';
import unseenCss from '../../../ui/unseen.module.css';
import css from './levels.module.css';
import { MazePicture } from './maze-picture.js';
import { SaveLevelDialog } from './save-level-dialog.js';
import { deleteLevel, levelPath, roundOf } from './saved-levels.js';

/** Larger ones take long to draw, and nothing of them could be seen. */
const LARGEST_PICTURE = 900;

/** The saved levels: each is played, renamed, shared or deleted. */
export function LevelList({ levels }: { readonly levels: readonly SavedLevel[] }) {
  if (levels.length === 0) {
    return <p>No level has been saved yet. Make one, save one while you play, or import a file.</p>;
  }
  return (
    <ul class={commonCss.stackMedium}>
      {levels.map((level) => (
        <LevelItem key={level.code} level={level} />
      ))}
    </ul>
  );
}

function LevelItem({ level: { name, code } }: { readonly level: SavedLevel }) {
  const [dialog, setDialog] = useState<'rename' | 'share' | null>(null);
  const { about, round } = useMemo(() => {
    const level = parseLevelLine(code);
    if (!level.ok) return { about: null, round: null };
    const isSmall = level.value.width * level.value.height <= LARGEST_PICTURE;
    const made = isSmall ? roundOf(code) : null;
    return { about: level.value, round: made?.ok ? made.value : null };
  }, [code]);
  const close = () => setDialog(null);
  return (
    <li class={css.labyrinthLevel}>
      <div>{round !== null && <MazePicture class={css.labyrinthLevelPicture} round={round} />}</div>
      <div class={css.labyrinthLevelWords}>
        <h3>{name}</h3>
        {about !== null && <p class={commonCss.soft}>{describeLevel(about)}</p>}
        <div class={commonCss.bar}>
          <Link to={levelPath(code)} look="primary">
            Play<span class={unseenCss.unseen}> {name}</span>
          </Link>
          <Button label={`Rename ${name}`} onPress={() => setDialog('rename')}>
            Rename
          </Button>
          <Button label={`Share ${name}`} onPress={() => setDialog('share')}>
            Share
          </Button>
          <ConfirmButton ask={`Delete ${name}?`} onSure={() => deleteLevel(code, Date.now())}>
            Delete<span class={unseenCss.unseen}> {name}</span>
          </ConfirmButton>
        </div>
      </div>
      {dialog === 'rename' && (
        <SaveLevelDialog code={code} name={name} title="Another name" onSaved={close} onCancel={close} />
      )}
      {dialog === 'share' && <ShareDialog name={name} code={code} onClose={close} />}
    </li>
  );
}

interface ShareDialogProps {
  readonly name: string;
  readonly code: string;
  readonly onClose: () => void;
}

/** A level for others: as a link, as a picture that phones read, as its line, and as the maze itself in a file. */
function ShareDialog({ name, code, onClose }: ShareDialogProps) {
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
      {QrPicture !== null && (
        <QrPicture class={css.labyrinthShareCode} text={address} label={`A QR code of the link to ${name}`} />
      )}
      <TextInput
        label="Link"
        text={address}
        onInput={() => {}}
        input={{ readOnly: true, onFocus: (event) => event.currentTarget.select() }}
      />
      <div class={dialogCss.dialogRow}>
        <PrimaryButton onPress={() => copy(address, 'The link')}>Copy the link</PrimaryButton>
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
