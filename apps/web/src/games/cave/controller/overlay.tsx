import { dangers, isAtCamp, sayMessage } from '@warren/games/cave';
import { useEffect, useRef } from 'preact/hooks';
import { debouncePresses } from '../../../game/screen/debounce.js';
import { bindingLabel } from '../../../input/input-source.js';
import { useMedia } from '../../../lib/hooks.js';
import { useSignal } from '../../../lib/signal.js';
import { controlOf } from '../../../settings/key-bindings.js';
import { settings } from '../../../settings/settings.js';
import { Button, PrimaryButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import unseenCss from '../../../ui/unseen.module.css';
import { logSince } from '../state.js';
import { caveOptions } from '../storage.js';
import { CampDialog } from './camp-dialog.js';
import css from './console.module.css';
import { askAbout, type ControllerState } from './controller-state.js';
import { FightPanel } from './fight-panel.js';
import { InventoryDialog } from './inventory-dialog.js';
import { MapDialog } from './map-dialog.js';

const PANELS = {
  inventory: InventoryDialog,
  map: MapDialog,
  log: LogDialog,
  woke: WokeDialog,
  camp: CampDialog,
} as const;

/** What lies over the picture: a fight, what is looked at, and lists that cover everything. */
export function CaveOverlay({ controller }: { readonly controller: ControllerState }) {
  const { panel, looked, looking, autoMove, asked, around } = useSignal(controller.shown);
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
          {autoMove !== null && looked === '' && (
            <p class={css.caveLooked}>
              {AUTO_MOVES[autoMove]} {isTouch ? 'A tap stops.' : 'Any key stops.'}
            </p>
          )}
          {!isFighting && autoMove === null && <Choices controller={controller} />}
          <p class={unseenCss.unseen} role="status">
            {asked}
          </p>
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
  explore: 'Exploring.',
  approach: 'Going to fight.',
  travel: 'On the way.',
  rest: 'Resting.',
} as const;

/** What can be done here: about a monster in view, or at a camp. */
function Choices({ controller }: { readonly controller: ControllerState }) {
  const { state } = controller;
  const inView = dangers(state);
  const isCamp = isAtCamp(state);
  if (state.phase !== 'walking' || (inView.length === 0 && !isCamp)) return null;
  return (
    <section class={css.caveChoices} aria-label="What to do here">
      {inView.length > 0 && <p class={css.caveLooked}>{askAbout(state, inView)}</p>}
      {inView.length > 0 && <Button onPress={() => controller.command('approach')}>Fight</Button>}
      {inView.length > 0 && <Button onPress={() => controller.command('go-round')}>Go round</Button>}
      {isCamp && <Button onPress={() => controller.command('camp')}>Buy</Button>}
    </section>
  );
}

/** Everything that was said since the page was opened, and a little before, the newest last. */
export function LogDialog({ controller }: { readonly controller: ControllerState }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = controller.history;
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
  const dropped = after.filter(({ event }) => event === 'dropped');
  const woke = after.find(({ event }) => event === 'woke');
  useDebouncedConfirm();
  return (
    <Dialog title="You wake up" onCancel={controller.close}>
      <p class={dialogCss.dialogText}>
        {lost !== undefined && sayMessage(lost)} {woke !== undefined && sayMessage(woke)}
      </p>
      <p class={dialogCss.dialogText}>
        {dropped.length === 0
          ? 'You have lost nothing.'
          : `${dropped.map(sayMessage).join(' ')} Walk there, and it is yours again. What beat you is still near it.`}
      </p>
      <div class={dialogCss.dialogRow}>
        <PrimaryButton onPress={controller.close}>Go on</PrimaryButton>
      </div>
    </Dialog>
  );
}

/** The key that strikes closes what has just come over the fight only when it is meant to. */
function useDebouncedConfirm(): void {
  useEffect(() => {
    const isMeant = debouncePresses();
    const hear = (event: KeyboardEvent) => {
      if (controlOf(settings.get().bindings, event.code) !== 'confirm') return;
      // Asked for a key that is held, too: it is not left alone.
      if (isMeant() && !event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
