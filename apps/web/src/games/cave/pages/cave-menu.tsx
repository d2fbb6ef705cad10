import { GameMenu } from '../../../game/screen/game-menu.js';
import { useNow } from '../../../lib/hooks.js';
import { SyncLine } from '../../../online/sync-line.js';
import { Link } from '../../../routing/link.js';
import { Button } from '../../../ui/button.js';
import { FileChooser } from '../../../ui/file-chooser.js';
import { cavePreview } from '../preview.js';
import { type SavedWorld, WORLD_FILES } from '../worlds/world-repository.js';
import { WorldRow } from './world-row.js';
import css from './worlds.module.css';

export interface CaveMenuProps {
  readonly worlds: readonly SavedWorld[];
  readonly onPlay: (world: SavedWorld) => void;
  readonly onCreate: () => void;
  readonly onRename: (world: SavedWorld) => void;
  readonly onExport: (world: SavedWorld) => void;
  readonly onDelete: (world: SavedWorld) => void;
  readonly onImport: (file: File) => void;
}

/** The heading over the list: where one is when what had the focus is gone. */
export const WORLDS_TITLE = 'worlds-title';

/** The moment the picture begins with. */
const STILL_MS = 4000;
const TEXT =
  'A cave that never ends, the same for everybody with its seed. Open its chests, fight what sees you, leave, and come back to where you were.';
const EVERY_MS = 20_000;
const LONGEST_WAY = 24;

/** Before a cave: go on with a world, make one, go on an expedition, or read how it is played. */
export function CaveMenu(props: CaveMenuProps) {
  const { worlds } = props;
  return (
    <GameMenu
      title="Cave"
      art="title-cave"
      sceneAt={cavePreview}
      stillMs={STILL_MS}
      text={TEXT}
      trouble={null}
      ways={<Ways {...props} />}
    >
      <section class={css.worlds} aria-labelledby={WORLDS_TITLE}>
        <h2 class={css.worldsTitle} id={WORLDS_TITLE} tabIndex={-1}>
          Your worlds
        </h2>
        {worlds.length === 0 ? <NoWorlds /> : <WorldList {...props} />}
        <div class={css.worldWays}>
          <FileChooser label="Import a world" accept={WORLD_FILES} onFile={props.onImport} />
        </div>
      </section>
      <SyncLine />
    </GameMenu>
  );
}

function Ways({ worlds, onPlay, onCreate }: CaveMenuProps) {
  const last = worlds.find(({ world, trouble }) => world !== null && trouble === null);
  return (
    <>
      {last !== undefined && (
        <Button look="primary" onPress={() => onPlay(last)}>
          Continue {shortened(last.world?.name ?? '')}
        </Button>
      )}
      <Button look={last === undefined ? 'primary' : 'usual'} onPress={onCreate}>
        New world
      </Button>
      <Link to="/cave/expedition" look="usual">
        Expedition
      </Link>
      <Link to="/cave/how-to-play" look="usual">
        How to play
      </Link>
      <Link to="/" look="usual">
        Leave
      </Link>
    </>
  );
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST_WAY ? `${letters.slice(0, LONGEST_WAY - 1).join('')}…` : name;
}

function NoWorlds() {
  return (
    <p class={css.worldsNone}>
      There is none yet. A world has no end: it keeps every chest you opened and every step you made, here and
      on every device you sign in on.
    </p>
  );
}

function WorldList({ worlds, onPlay, onRename, onExport, onDelete }: CaveMenuProps) {
  const now = useNow(EVERY_MS);
  return (
    <ul class={css.worldList}>
      {worlds.map((saved) => (
        <WorldRow
          key={saved.id}
          saved={saved}
          now={now}
          onPlay={() => onPlay(saved)}
          onRename={() => onRename(saved)}
          onExport={() => onExport(saved)}
          onDelete={() => onDelete(saved)}
        />
      ))}
    </ul>
  );
}
