import { GameMenu } from '../../../game/screen/game-menu.js';
import { classes } from '../../../lib/classes.js';
import { useNow } from '../../../lib/hooks.js';
import { SyncLine } from '../../../online/sync-line.js';
import { LinkButtons } from '../../../routing/link.js';
import { Button } from '../../../ui/button.js';
import { FileChooser } from '../../../ui/file-chooser.js';
import panelCss from '../../../ui/panel.module.css';
import { cavePreview } from '../preview.js';
import { type SavedWorld, WORLD_FILES } from '../worlds/world-repository.js';
import css from './cave.module.css';
import { type WorldActions, WorldRow } from './world-row.js';

export interface CaveMenuProps {
  readonly worlds: readonly SavedWorld[];
  readonly actions: WorldActions;
  readonly onCreate: () => void;
  readonly onImport: (file: File) => void;
}

/** The heading over the list: it takes the focus of a world that is gone. */
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
      <section class={classes(panelCss.panel, css.worlds)} aria-labelledby={WORLDS_TITLE}>
        <h2 class={panelCss.panelTitle} id={WORLDS_TITLE} tabIndex={-1}>
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

const WAYS = [
  { to: '/cave/expedition', title: 'Expedition' },
  { to: '/cave/how-to-play', title: 'How to play' },
  { to: '/', title: 'Leave' },
] as const;

function Ways({ worlds, actions, onCreate }: CaveMenuProps) {
  const last = worlds.find(({ world, trouble }) => world !== null && trouble === null);
  return (
    <>
      {last !== undefined && (
        <Button look="primary" onPress={() => actions.play(last)}>
          Continue {shortened(last.world?.name ?? '')}
        </Button>
      )}
      <Button look={last === undefined ? 'primary' : 'usual'} onPress={onCreate}>
        New world
      </Button>
      <LinkButtons ways={WAYS} />
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

function WorldList({ worlds, actions }: CaveMenuProps) {
  const now = useNow(EVERY_MS);
  return (
    <ul class={css.worldList}>
      {worlds.map((saved) => (
        <WorldRow key={saved.id} saved={saved} now={now} actions={actions} />
      ))}
    </ul>
  );
}
