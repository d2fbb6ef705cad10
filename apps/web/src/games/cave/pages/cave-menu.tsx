import { worldTitle } from '@warren/client';
import { useState } from 'preact/hooks';
import { GameMenu } from '../../../game/screen/game-menu.js';
import { classes } from '../../../lib/classes.js';
import { sentence } from '../../../lib/format.js';
import { useNow } from '../../../lib/hooks.js';
import { SyncLine } from '../../../online/sync-line.js';
import { LinkButtons } from '../../../routing/link.js';
import { Button, PrimaryButton, ReturnFocus } from '../../../ui/button.js';
import { FileChooser } from '../../../ui/file-chooser.js';
import panelCss from '../../../ui/panel.module.css';
import { ToastList, useToasts } from '../../../ui/toast.js';
import { CAVE_STILL_MS, cavePreview } from '../preview.js';
import {
  importWorld,
  readWorldFile,
  type SavedWorld,
  saveWorldFile,
  WORLD_FILES,
} from '../worlds/world-repository.js';
import css from './cave.module.css';
import { DeleteDialog, RenameDialog } from './world-dialogs.js';
import { WorldRow, type WorldRowProps } from './world-row.js';

export interface CaveMenuProps {
  readonly worlds: readonly SavedWorld[];
  readonly onPlay: (saved: SavedWorld) => void;
  readonly onCreate: () => void;
}

/** The heading over the list: it takes the focus of a world that is gone. */
const WORLDS_TITLE = 'worlds-title';
const TEXT =
  'A cave that never ends, the same for everybody with its seed. Open its chests, fight what sees you, leave, and come back to where you were.';
const EVERY_MS = 20_000;
const LONGEST_WAY = 24;

/** Before a cave: go on with a world, change the list, make one, go on an expedition, or read how it is played. */
export function CaveMenu({ worlds, onPlay, onCreate }: CaveMenuProps) {
  const { toasts, say } = useToasts();
  const [renaming, setRenaming] = useState<SavedWorld | null>(null);
  const [deleting, setDeleting] = useState<SavedWorld | null>(null);
  async function takeIn(file: File): Promise<void> {
    const text = await readWorldFile(file);
    const taken = text.ok ? importWorld(text.value, worlds) : text;
    say(taken.ok ? `“${taken.value.world?.name}” is here.` : `Not taken in: ${sentence(taken.reason)}`);
  }
  function deleted({ text }: SavedWorld): void {
    setDeleting(null);
    say(`“${worldTitle(text)}” is deleted.`);
    // What was pressed is gone with the world.
    requestAnimationFrame(() => document.getElementById(WORLDS_TITLE)?.focus({ preventScroll: true }));
  }
  const actions = {
    play: onPlay,
    rename: setRenaming,
    exportFile: (saved: SavedWorld) => say(`Saved as ${saveWorldFile(saved)}.`),
    remove: setDeleting,
  };
  return (
    <>
      <GameMenu
        title="Cave"
        art="title-cave"
        sceneAt={cavePreview}
        stillMs={CAVE_STILL_MS}
        text={TEXT}
        trouble={null}
        ways={<Ways worlds={worlds} onPlay={onPlay} onCreate={onCreate} />}
      >
        <section class={classes(panelCss.panel, css.worlds)} aria-labelledby={WORLDS_TITLE}>
          <h2 class={panelCss.panelTitle} id={WORLDS_TITLE} tabIndex={-1}>
            Your worlds
          </h2>
          <WorldList worlds={worlds} actions={actions} />
          <div class={css.worldWays}>
            <FileChooser label="Import a world" accept={WORLD_FILES} onFile={(file) => void takeIn(file)} />
          </div>
        </section>
        <SyncLine />
      </GameMenu>
      {renaming !== null && (
        <RenameDialog saved={renaming} worlds={worlds} onClose={() => setRenaming(null)} />
      )}
      {deleting !== null && (
        <DeleteDialog saved={deleting} onDone={() => deleted(deleting)} onClose={() => setDeleting(null)} />
      )}
      <ToastList toasts={toasts} />
    </>
  );
}

const WAYS = [
  { to: '/cave/expedition', title: '2,000-move challenge' },
  { to: '/cave/how-to-play', title: 'How to play' },
  { to: '/', title: 'Home' },
] as const;

function Ways({ worlds, onPlay, onCreate }: CaveMenuProps) {
  const last = worlds.find(({ world, trouble }) => world !== null && trouble === null);
  return (
    <>
      {last !== undefined && (
        <ReturnFocus>
          <PrimaryButton onPress={() => onPlay(last)}>
            Continue {shortened(last.world?.name ?? '')}
          </PrimaryButton>
        </ReturnFocus>
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

function WorldList({ worlds, actions }: Pick<CaveMenuProps, 'worlds'> & Pick<WorldRowProps, 'actions'>) {
  const now = useNow(EVERY_MS);
  if (worlds.length === 0) {
    return (
      <p class={css.worldsNone}>
        There is none yet. A world has no end: it keeps every chest you opened and every step you made, here
        and on every device you sign in on.
      </p>
    );
  }
  return (
    <ul>
      {worlds.map((saved) => (
        <WorldRow key={saved.id} saved={saved} now={now} actions={actions} />
      ))}
    </ul>
  );
}
