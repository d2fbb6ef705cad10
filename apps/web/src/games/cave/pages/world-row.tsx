import { exploredText, movesText, type SlotStatus, worldTitle } from '@warren/client';
import { useState } from 'preact/hooks';
import { classes } from '../../../lib/classes.js';
import { numberText, timeAgo } from '../../../lib/format.js';
import { ConflictDialog } from '../../../online/conflict-dialog.js';
import { useSyncAction } from '../../../online/fetch-sync.js';
import { useSyncStatus } from '../../../online/sync-status.js';
import { slotWords } from '../../../online/sync-words.js';
import { Button } from '../../../ui/button.js';
import fieldCss from '../../../ui/field.module.css';
import { worldSlot } from '../storage.js';
import { type SavedWorld, saveWorldFile } from '../worlds/world-repository.js';
import { WorldPicture } from './world-picture.js';
import css from './worlds.module.css';

export interface WorldRowProps {
  readonly saved: SavedWorld;
  readonly now: number;
  readonly onPlay: () => void;
  readonly onRename: () => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

/** A seed may be a whole page of text. */
const SHOWN_SEED = 40;

/** One world of the list: what was seen of it, how it stands, and what can be done with it. */
export function WorldRow(props: WorldRowProps) {
  const { saved, now } = props;
  const news = useSyncStatus().slots.find(({ slot }) => slot === worldSlot(saved.id)) ?? null;
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
        {saved.world !== null && <Facts saved={saved} now={now} />}
        {saved.trouble !== null && <p class={css.worldTrouble}>{troubleWords(saved)}</p>}
        {news !== null && saved.trouble === null && <Standing news={news} now={now} />}
        <WorldWays {...props} name={name} />
      </div>
    </li>
  );
}

function Facts({ saved: { world }, now }: Pick<WorldRowProps, 'saved' | 'now'>) {
  if (world === null) return null;
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
function Standing({ news, now }: { readonly news: SlotStatus; readonly now: number }) {
  const [choosing, setChoosing] = useState(false);
  const isQuiet = news.standing === 'synced' || (news.standing === 'waiting' && news.trouble === null);
  if (isQuiet) return null;
  return (
    <div class={css.worldStanding}>
      <p>{slotWords(news, now)}</p>
      {news.standing === 'conflict' && <Button onPress={() => setChoosing(true)}>Choose</Button>}
      {choosing && <ConflictDialog status={news} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function WorldWays({
  saved,
  name,
  onPlay,
  onRename,
  onExport,
  onDelete,
}: WorldRowProps & { readonly name: string }) {
  const { world, trouble } = saved;
  const isSound = world !== null && trouble === null;
  // What a newer Warren has made is whole, only not for this one.
  const isDamaged = trouble !== null && !trouble.includes('newer Warren');
  return (
    <div class={css.worldWays}>
      {world !== null && (
        <Button onPress={onPlay} label={`${isSound ? 'Continue' : 'Go on from there'}: ${name}`}>
          {isSound ? 'Continue' : 'Go on from there'}
        </Button>
      )}
      {isDamaged && <FetchWay saved={saved} name={name} />}
      <details class={css.worldMore}>
        <summary aria-label={`More: ${name}`}>More</summary>
        <div class={css.worldWays}>
          {isSound && (
            <Button onPress={onRename} label={`Rename: ${name}`}>
              Rename
            </Button>
          )}
          <Button
            onPress={onExport}
            label={`${isSound ? 'Export to a file' : 'Download what is left'}: ${name}`}
          >
            {isSound ? 'Export to a file' : 'Download what is left'}
          </Button>
          <Button onPress={onDelete} label={`Delete: ${name}`}>
            Delete
          </Button>
        </div>
      </details>
    </div>
  );
}

export interface FetchWayProps {
  readonly saved: SavedWorld;
  readonly name: string;
}

/** Where the account has a copy of a damaged world: takes it, once what is left here is safe in a file. */
export function FetchWay({ saved, name }: FetchWayProps) {
  const slot = worldSlot(saved.id);
  const head = useSyncStatus().serverSaves?.saves.find((save) => save.slot === slot);
  const { busy, trouble, run } = useSyncAction(
    (engine) => engine.fetchAnew({ slot }),
    () => {},
  );
  if (head === undefined || head.bytes === 0) return null;
  return (
    <>
      <Button
        disabled={busy}
        label={`Take the copy of your account: ${name}`}
        onPress={() => {
          saveWorldFile(saved);
          void run();
        }}
      >
        Take the copy of your account
      </Button>
      {trouble !== null && (
        <p class={fieldCss.fieldMessage} role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
