import { worldTitle } from '@warren/client';
import { refuse } from '@warren/engine';
import { freeWorldName, type World } from '@warren/games/cave';
import type { ComponentType } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { NOT_FETCHED } from '../../../game/run/fetched-game.js';
import { LockedRun } from '../../../game/run/locked-run.js';
import { sentence } from '../../../lib/format.js';
import { tabs } from '../../../online/tabs.js';
import { ToastList, useToasts } from '../../../ui/toast.js';
import { worldSlot } from '../storage.js';
import {
  createWorld,
  deleteWorld,
  importWorld,
  readSavedWorld,
  readWorldFile,
  renameWorld,
  type SavedWorld,
  saveWorldFile,
  useWorlds,
} from '../worlds/world-repository.js';
import { CaveMenu, WORLDS_TITLE } from './cave-menu.js';
import { CreateWorld, type DraftFlaw } from './create-world.js';
import { DeleteDialog, RenameDialog } from './world-dialogs.js';
import type { WorldGameProps } from './world-game.js';

/** A world that can be played. */
type Playable = SavedWorld & { readonly world: World };

/** Which world is to be played, and how it is had at the moment it is this tab's alone. */
interface Opening {
  readonly id: string;
  readonly name: string;
  readonly open: () => Playable | null;
  /** What another tab has saved of it since. */
  readonly saved: () => Playable | null;
}

/** The same with the game, which is fetched when the player wants to play: the list does without it. */
interface Played extends Opening {
  readonly Game: ComponentType<WorldGameProps>;
}

/** Cave: the worlds of this browser, or the one being played. */
export function CavePage() {
  const [played, setPlayed] = useState<Played | null>(null);
  const { toasts, say } = useToasts();
  const leave = useCallback(() => setPlayed(null), []);
  async function open(opening: Opening): Promise<boolean> {
    try {
      const { WorldGame } = await import('./world-game.js');
      setPlayed({ ...opening, Game: WorldGame });
      return true;
    } catch {
      say(NOT_FETCHED);
      return false;
    }
  }
  if (played === null) {
    return (
      <>
        <Worlds onOpen={open} />
        <ToastList toasts={toasts} />
      </>
    );
  }
  const { id, name, open: openWorld, saved, Game } = played;
  return (
    <LockedRun slot={worldSlot(id)} title={name} open={openWorld} saved={saved} onLeave={leave}>
      {(world, maySave) => <Game saved={world} maySave={maySave} onLeave={leave} />}
    </LockedRun>
  );
}

interface WorldsProps {
  /** False: it could not be opened, and the player was told. */
  readonly onOpen: (opening: Opening) => Promise<boolean>;
}

/** The menu, or the making of another world. */
function Worlds({ onOpen }: WorldsProps) {
  const worlds = useWorlds();
  const [creating, setCreating] = useState(false);
  if (!creating) return <Menu worlds={worlds} onOpen={onOpen} onCreate={() => setCreating(true)} />;
  return (
    <CreateWorld
      firstName={freeWorldName('My cave', namesOf(worlds))}
      onCancel={() => setCreating(false)}
      create={(draft) => {
        const made = createWorld(draft, namesOf(worlds));
        if (!made.ok) return { field: fieldOf(made.reason), reason: made.reason };
        // A world that could not be saved is played all the same, and says so.
        const opening = { ...openingOf(made.value), open: () => playable(made.value) };
        void onOpen(opening).then((isOpen) => isOpen || setCreating(false));
        return null;
      }}
    />
  );
}

interface MenuProps extends WorldsProps {
  readonly worlds: readonly SavedWorld[];
  readonly onCreate: () => void;
}

/** The menu, with what can be done to a world besides playing it. */
function Menu({ worlds, onOpen, onCreate }: MenuProps) {
  const { toasts, say } = useToasts();
  const [renaming, setRenaming] = useState<SavedWorld | null>(null);
  const [deleting, setDeleting] = useState<SavedWorld | null>(null);
  async function takeIn(file: File): Promise<void> {
    const text = await readWorldFile(file);
    const taken = text.ok ? importWorld(text.value, worlds) : text;
    say(taken.ok ? `“${taken.value.world?.name}” is here.` : `Not taken in: ${sentence(taken.reason)}`);
  }
  return (
    <>
      <CaveMenu
        worlds={worlds}
        actions={{
          play: (saved) => void onOpen(openingOf(saved)),
          rename: setRenaming,
          exportFile: (saved) => say(`Saved as ${saveWorldFile(saved)}.`),
          remove: setDeleting,
        }}
        onCreate={onCreate}
        onImport={(file) => void takeIn(file)}
      />
      {renaming !== null && (
        <RenameDialog
          name={nameOf(renaming)}
          rename={(name) => rename(renaming, name, worlds)}
          onClose={() => setRenaming(null)}
        />
      )}
      {deleting !== null && (
        <DeleteDialog
          name={nameOf(deleting)}
          remove={() => remove(deleting)}
          onDone={() => {
            setDeleting(null);
            say(`“${nameOf(deleting)}” is deleted.`);
            // What was pressed is gone with the world.
            requestAnimationFrame(() =>
              document.getElementById(WORLDS_TITLE)?.focus({ preventScroll: true }),
            );
          }}
          onClose={() => setDeleting(null)}
        />
      )}
      <ToastList toasts={toasts} />
    </>
  );
}

const PLAYED = 'It is being played in another tab. Leave it there first.';
const NOT_DELETED = 'This browser does not let it go.';

async function remove({ id }: SavedWorld): Promise<string | null> {
  const isGone = await tabs.whileFree(worldSlot(id), () => deleteWorld(id));
  return isGone === null ? PLAYED : isGone ? null : NOT_DELETED;
}

async function rename(
  { id }: SavedWorld,
  name: string,
  worlds: readonly SavedWorld[],
): Promise<string | null> {
  const taken = namesOf(worlds.filter((other) => other.id !== id));
  const renamed = await tabs.whileFree(worldSlot(id), () => {
    const saved = readSavedWorld(id);
    return saved === null ? refuse('the world is gone') : renameWorld(saved, { name, taken });
  });
  if (renamed === null) return PLAYED;
  return renamed.ok ? null : renamed.reason;
}

function openingOf(saved: SavedWorld): Opening {
  // Another tab may have played on since the list was made.
  const read = () => playable(readSavedWorld(saved.id));
  return { id: saved.id, name: nameOf(saved), open: read, saved: () => read() };
}

function playable(saved: SavedWorld | null): Playable | null {
  return saved === null || saved.world === null ? null : { ...saved, world: saved.world };
}

function nameOf({ text }: SavedWorld): string {
  return worldTitle(text);
}

function namesOf(worlds: readonly SavedWorld[]): string[] {
  return worlds.map(nameOf);
}

/** The field the player has to change, by the reason of the refusal. */
function fieldOf(reason: string): DraftFlaw['field'] {
  if (/^(a name|a world needs a name|there is a world called)/.test(reason)) return 'name';
  return reason.startsWith('the seed') ? 'seed' : 'settings';
}
