import { bindingLabel } from '../../../input/input-source.js';
import { useMedia } from '../../../lib/hooks.js';
import { useSignal } from '../../../lib/signal.js';
import { caveOptions } from '../options.js';
import css from './console.module.css';
import type { Deck } from './deck.js';
import { FightPanel } from './fight-panel.js';
import { InventoryDialog } from './inventory-dialog.js';
import { LogDialog } from './log-dialog.js';
import { MapDialog } from './map-dialog.js';
import { WokeDialog } from './woke-dialog.js';

const PANELS = { inventory: InventoryDialog, map: MapDialog, log: LogDialog, woke: WokeDialog } as const;

/** What lies over the picture: a fight, what is looked at, and lists that cover everything. */
export function CaveOverlay({ deck }: { readonly deck: Deck }) {
  const { panel, looked, looking, errand, around } = useSignal(deck.shown);
  const { describe } = useSignal(caveOptions);
  const isTouch = useMedia('(pointer: coarse)');
  const isFighting = deck.state.phase === 'fighting';
  const Panel = panel === null ? null : PANELS[panel];
  return (
    <>
      <div class={css.caveOverlay}>
        <div class={css.caveNotes}>
          {looked !== '' && !isFighting && (
            <p class={css.caveLooked} {...(looking && { role: 'status' })}>
              {looked}
              {looking && ` ${isTouch ? TOUCHED : keyed()}`}
            </p>
          )}
          {errand !== null && looked === '' && <p class={css.caveLooked}>{ERRANDS[errand]}</p>}
          {describe && (
            <p class={css.caveAround} role="status" aria-label="Around you">
              {around}
            </p>
          )}
        </div>
        {isFighting && <FightPanel deck={deck} />}
      </div>
      {Panel !== null && <Panel deck={deck} />}
    </>
  );
}

/** How one goes on looking, and walks there. */
const TOUCHED = 'Tap another place to look at it; Look ends looking.';
const keyed = () => `${bindingLabel('confirm')} walks there, ${bindingLabel('pause')} ends looking.`;

const ERRANDS = {
  explore: 'Exploring. Any key stops.',
  travel: 'On the way. Any key stops.',
  rest: 'Resting. Any key stops.',
} as const;
