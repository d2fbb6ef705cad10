import { worldTitle } from '@warren/client';
import { freeWorldName } from '@warren/games/cave';
import type { ComponentType } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { NOT_FETCHED } from '../../../game/run/fetched-game.js';
import { LockedRun, type LockedRunProps } from '../../../game/run/locked-run.js';
import { ToastList, useToasts } from '../../../ui/toast.js';
import { worldSlot } from '../storage.js';
import { createWorld, readSavedWorld, type SavedWorld, useWorlds } from '../worlds/world-repository.js';
import { CaveMenu } from './cave-menu.js';
import { CreateWorld, type DraftFlaw } from './create-world.js';
import type { WorldGameProps } from './world-game.js';

/** A world that can be played. */
type Playable = WorldGameProps['saved'];

/** A world with the game, which is fetched when the player wants to play: the list does without it. */
interface Played extends Pick<LockedRunProps<Playable>, 'slot' | 'title' | 'open' | 'saved'> {
  readonly Game: ComponentType<WorldGameProps>;
}

/** Cave: the worlds of this browser, or the one being played. */
export function CavePage() {
  const [played, setPlayed] = useState<Played | null>(null);
  const { toasts, say } = useToasts();
  const leave = useCallback(() => setPlayed(null), []);
  async function open(world: SavedWorld, isNew = false): Promise<boolean> {
    try {
      const { WorldGame } = await import('./world-game.js');
      // Another tab may have played on since the list was made.
      const saved = () => playable(readSavedWorld(world.id));
      // A new world that could not be saved is played all the same, and says so.
      const first = isNew ? () => playable(world) : saved;
      const title = worldTitle(world.text);
      setPlayed({ slot: worldSlot(world.id), title, open: first, saved, Game: WorldGame });
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
  const { Game, ...run } = played;
  return (
    <LockedRun {...run} onLeave={leave}>
      {(world, maySave) => <Game saved={world} maySave={maySave} onLeave={leave} />}
    </LockedRun>
  );
}

interface WorldsProps {
  /** False: it could not be opened, and the player was told. */
  readonly onOpen: (world: SavedWorld, isNew?: boolean) => Promise<boolean>;
}

/** The menu, or the making of another world. */
function Worlds({ onOpen }: WorldsProps) {
  const worlds = useWorlds();
  const [creating, setCreating] = useState(false);
  if (!creating)
    return (
      <CaveMenu worlds={worlds} onPlay={(world) => void onOpen(world)} onCreate={() => setCreating(true)} />
    );
  const names = worlds.map(({ text }) => worldTitle(text));
  return (
    <CreateWorld
      firstName={freeWorldName('My cave', names)}
      onCancel={() => setCreating(false)}
      create={(draft) => {
        const made = createWorld(draft, names);
        if (!made.ok) return { field: fieldOf(made.reason), reason: made.reason };
        void onOpen(made.value, true).then((isOpen) => isOpen || setCreating(false));
        return null;
      }}
    />
  );
}

function playable(saved: SavedWorld | null): Playable | null {
  return saved === null || saved.world === null ? null : { ...saved, world: saved.world };
}

/** The field the player has to change, by the reason of the refusal. */
function fieldOf(reason: string): DraftFlaw['field'] {
  if (/^(a name|a world needs a name|there is a world called)/.test(reason)) return 'name';
  return reason.startsWith('the seed') ? 'seed' : 'settings';
}
