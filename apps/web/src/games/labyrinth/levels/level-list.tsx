import type { SavedLevel } from '@warren/client';
import { describeLevel, parseLevelLine } from '@warren/games/labyrinth';
import { useMemo, useState } from 'preact/hooks';
import { Link } from '../../../routing/link.js';
import { Button, ConfirmButton } from '../../../ui/button.js';
import panelCss from '../../../ui/panel.module.css';
import unseenCss from '../../../ui/unseen.module.css';
import css from './levels.module.css';
import { MazePicture } from './maze-picture.js';
import { SaveLevelDialog } from './save-level-dialog.js';
import { deleteLevel, levelPath, roundOf } from './saved-levels.js';
import { ShareDialog } from './share-dialog.js';

/** Larger ones take long to draw, and nothing of them could be seen. */
const LARGEST_PICTURE = 900;

/** The saved levels: each is played, renamed, shared or deleted. */
export function LevelList({ levels }: { readonly levels: readonly SavedLevel[] }) {
  if (levels.length === 0) {
    return <p>No level has been saved yet. Make one, save one while you play, or import a file.</p>;
  }
  return (
    <ul class={css.labyrinthLevels}>
      {levels.map((level) => (
        <LevelItem key={level.code} level={level} />
      ))}
    </ul>
  );
}

function LevelItem({ level: { name, code } }: { readonly level: SavedLevel }) {
  const [dialog, setDialog] = useState<'rename' | 'share' | null>(null);
  const about = useMemo(() => {
    const level = parseLevelLine(code);
    return level.ok ? level.value : null;
  }, [code]);
  const round = useMemo(() => {
    const small = about !== null && about.width * about.height <= LARGEST_PICTURE;
    const made = small ? roundOf(code) : null;
    return made?.ok ? made.value : null;
  }, [about, code]);
  const close = () => setDialog(null);
  return (
    <li class={css.labyrinthLevel}>
      <div>{round !== null && <MazePicture class={css.labyrinthLevelPicture} round={round} />}</div>
      <div class={css.labyrinthLevelWords}>
        <h3>{name}</h3>
        {about !== null && <p class={panelCss.panelNote}>{describeLevel(about)}</p>}
        <div class={css.labyrinthWays}>
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
