import { sayMessage } from '@warren/games/cave';
import { useEffect, useRef } from 'preact/hooks';
import { bindingLabel } from '../../../input/input-source.js';
import { useMedia } from '../../../lib/hooks.js';
import { useSignal } from '../../../lib/signal.js';
import { PrimaryButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import { linesOf, logSince } from '../state.js';
import { caveOptions } from '../storage.js';
import css from './console.module.css';
import type { ControllerState } from './controller-state.js';
import { FightPanel } from './fight-panel.js';
import { InventoryDialog } from './inventory-dialog.js';
import { MapDialog } from './map-dialog.js';

const PANELS = { inventory: InventoryDialog, map: MapDialog, log: LogDialog, woke: WokeDialog } as const;

/** What lies over the picture: a fight, what is looked at, and lists that cover everything. */
export function CaveOverlay({ controller }: { readonly controller: ControllerState }) {
  const { panel, looked, looking, autoMove, around } = useSignal(controller.shown);
  const { describe } = useSignal(caveOptions);
  const isTouch = useMedia('(pointer: coarse)');
  const isFighting = controller.state.phase === 'fighting';
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
          {autoMove !== null && looked === '' && <p class={css.caveLooked}>{AUTO_MOVES[autoMove]}</p>}
          {describe && (
            <p class={css.caveAround} role="status" aria-label="Around you">
              {around}
            </p>
          )}
        </div>
        {isFighting && <FightPanel controller={controller} />}
      </div>
      {Panel !== null && <Panel controller={controller} />}
    </>
  );
}

/** How the player goes on looking, or walks there. */
const TOUCHED = 'Tap another place to look at it; Look ends looking.';
const keyed = () => `${bindingLabel('confirm')} walks there, ${bindingLabel('pause')} ends looking.`;

const AUTO_MOVES = {
  explore: 'Exploring. Any key stops.',
  travel: 'On the way. Any key stops.',
  rest: 'Resting. Any key stops.',
} as const;

/** Everything that was said lately, the newest last. */
export function LogDialog({ controller }: { readonly controller: ControllerState }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(controller.state.log);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, []);
  return (
    <Dialog title="Messages" onCancel={controller.close}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <ol class={css.caveLog} ref={list} tabIndex={0} aria-label="Messages, the newest last">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      <div class={dialogCss.dialogRow}>
        <PrimaryButton onPress={controller.close}>Close</PrimaryButton>
      </div>
    </Dialog>
  );
}

/** After a lost fight: what happened, what is gone, and that nothing is lost for good. */
export function WokeDialog({ controller }: { readonly controller: ControllerState }) {
  const [lost, ...after] = logSince(controller.state.log, 'lost');
  const dropped = after.find(({ event }) => event === 'dropped');
  const winner = lost === undefined ? '' : `${sayMessage(lost).split('. ')[0]}.`;
  return (
    <Dialog title="You wake up" onCancel={controller.close}>
      <p class={dialogCss.dialogText}>
        {winner} That hurt, but it is over: you wake somewhere else, rested and with all your health.
        {controller.state.gold > 0 && ' Your gold is still with you.'}
      </p>
      <p class={dialogCss.dialogText}>
        {dropped === undefined
          ? 'You have lost nothing.'
          : `${sayMessage(dropped)} Walk there, and you have it back. Whoever beat you is still near it.`}
      </p>
      <div class={dialogCss.dialogRow}>
        <PrimaryButton onPress={controller.close}>Go on</PrimaryButton>
      </div>
    </Dialog>
  );
}
