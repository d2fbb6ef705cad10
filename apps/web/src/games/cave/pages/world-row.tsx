import { exploredText, movesText, type SlotStatus, worldTitle } from '@warren/client';
import type { World } from '@warren/games/cave';
import { useState } from 'preact/hooks';
import { classes } from '../../../lib/classes.js';
import { numberText, timeAgo } from '../../../lib/format.js';
import { ConflictDialog } from '../../../online/conflict-dialog.js';
import { useSyncAction } from '../../../online/fetch-sync.js';
import { useSyncStatus } from '../../../online/sync-status.js';
import { slotWords } from '../../../online/sync-words.js';
import { Button } from '../../../ui/button.js';
import { Trouble } from '../../../ui/trouble.js';
import { worldSlot } from '../storage.js';
import { type SavedWorld, saveWorldFile } from '../worlds/world-repository.js';
import css from './cave.module.css';
import { WorldPicture } from './world-picture.js';

/** What can be done with a world of the list. */
export interface WorldActions {
  readonly play: (saved: SavedWorld) => void;
  readonly rename: (saved: SavedWorld) => void;
  readonly exportFile: (saved: SavedWorld) => void;
  readonly remove: (saved: SavedWorld) => void;
}

export interface WorldRowProps {
  readonly saved: SavedWorld;
  readonly now: number;
  readonly actions: WorldActions;
}

/** A seed may be a whole page of text. */
const SHOWN_SEED = 40;

/** One world of the list: what was seen of it, how it stands, and what can be done with it. */
export function WorldRow({ saved, now, actions }: WorldRowProps) {
  const status = useSyncStatus().slots.find(({ slot }) => slot === worldSlot(saved.id)) ?? null;
  const name = saved.world?.name ?? worldTitle(saved.text);
  return (
    <li class={css.world} data-world={saved.id} data-state={saved.trouble === null ? 'sound' : 'damaged'}>
      {saved.world === null ? (
        <span class={classes(css.worldMap, css.worldMapNone)} aria-hidden="true" />
      ) : (
        <WorldPicture state={saved.world.run.state} label={`Map of what you saw of ${name}`} />
      )}
      <div class={css.worldWords}>
        <h3 class={css.worldName}>{name}</h3>
        {saved.world !== null && <Facts world={saved.world} now={now} />}
        {saved.trouble !== null && <p class={css.worldTrouble}>{troubleWords(saved)}</p>}
        {status !== null && saved.trouble === null && <Standing status={status} now={now} />}
        <WorldWays saved={saved} actions={actions} name={name} />
      </div>
    </li>
  );
}

function Facts({ world, now }: { readonly world: World; readonly now: number }) {
  const { explored, moves, gold, settings } = world.run.state;
  const played = `Played ${timeAgo(Math.min(world.playedAt, now), now)}`;
  return (
    <>
      <p class={css.worldFacts}>
        {[exploredText(explored), movesText(moves), `${numberText(gold)} gold`].join(', ')}
      </p>
      <p class={css.worldFacts}>
        {played}, {seedWords(world.run.seed)}
        {settings.rules === 'classic' && ', classic rules'}
      </p>
    </>
  );
}

function seedWords(seed: string): string {
  if (seed === '') return 'an empty seed';
  const letters = [...seed];
  return `seed “${letters.slice(0, SHOWN_SEED).join('')}${letters.length > SHOWN_SEED ? '…' : ''}”`;
}

function troubleWords({ world, trouble }: SavedWorld): string {
  if (world === null) return `It cannot be opened: ${trouble}. Nothing of it was changed.`;
  return `It is not as you left it: ${trouble}. What was saved before them is sound, and is shown here.`;
}

/** What is to be said about this world and the account; that all is well is said once for all of them. */
function Standing({ status, now }: { readonly status: SlotStatus; readonly now: number }) {
  const [choosing, setChoosing] = useState(false);
  const { standing, trouble } = status;
  const isQuiet = standing === 'synced' || (standing === 'waiting' && trouble === null);
  if (isQuiet) return null;
  return (
    <div class={css.worldStanding}>
      <p>{slotWords(status, now)}</p>
      {standing === 'conflict' && <Button onPress={() => setChoosing(true)}>Choose</Button>}
      {choosing && <ConflictDialog status={status} onClose={() => setChoosing(false)} />}
    </div>
  );
}

interface WorldWaysProps extends Pick<WorldRowProps, 'saved' | 'actions'> {
  readonly name: string;
}

function WorldWays({ saved, actions, name }: WorldWaysProps) {
  const { world, trouble } = saved;
  const isSound = world !== null && trouble === null;
  // What a newer Warren has made is whole, only not for this one.
  const isDamaged = trouble !== null && !trouble.includes('newer Warren');
  const button = (title: string, action: (saved: SavedWorld) => void) => (
    <Button label={`${title}: ${name}`} onPress={() => action(saved)}>
      {title}
    </Button>
  );
  return (
    <div class={css.worldWays}>
      {world !== null && button(isSound ? 'Continue' : 'Go on from there', actions.play)}
      {isDamaged && <FetchWay saved={saved} name={name} />}
      <details class={css.worldMore}>
        <summary aria-label={`More: ${name}`}>More</summary>
        <div class={css.worldWays}>
          {isSound && button('Rename', actions.rename)}
          {button(isSound ? 'Export to a file' : 'Download what is left', actions.exportFile)}
          {button('Delete', actions.remove)}
        </div>
      </details>
    </div>
  );
}

/** Where the account has a copy of a damaged world: takes it, once what is left here is safe in a file. */
function FetchWay({ saved, name }: Omit<WorldWaysProps, 'actions'>) {
  const slot = worldSlot(saved.id);
  const head = useSyncStatus().serverSaves?.saves.find((save) => save.slot === slot);
  const { busy, trouble, run } = useSyncAction(
    (engine) => engine.fetchAnew({ slot }),
    () => {},
  );
  if (head === undefined || head.bytes === 0) return null;
  function take(): void {
    saveWorldFile(saved);
    void run();
  }
  return (
    <>
      <Button disabled={busy} label={`Take the copy of your account: ${name}`} onPress={take}>
        Take the copy of your account
      </Button>
      <Trouble text={trouble} />
    </>
  );
}
