import { type CaveState, sayMessage } from '@warren/games/cave';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import type { Deck } from './deck.js';
import { logSince } from './log-since.js';

/** After a lost fight: what happened, what is gone, and that nothing is lost for good. */
export function WokeDialog({ deck }: { readonly deck: Deck }) {
  const { winner, dropped } = lastDefeat(deck.state);
  return (
    <Dialog title="You wake up" onCancel={deck.close}>
      <p class={dialogCss.dialogText}>
        {winner} That hurt, but it is over: you wake somewhere else, rested and with all your health.
        {deck.state.gold > 0 && ' Your gold is still with you.'}
      </p>
      <p class={dialogCss.dialogText}>
        {dropped === ''
          ? 'You have lost nothing.'
          : `${dropped} Walk there, and you have it back. Whoever beat you is still near it.`}
      </p>
      <div class={dialogCss.dialogRow}>
        <Button look="primary" onPress={deck.close}>
          Go on
        </Button>
      </div>
    </Dialog>
  );
}

/** What the log says about the fight that was lost last. */
function lastDefeat({ log }: CaveState): { readonly winner: string; readonly dropped: string } {
  const [lost, ...after] = logSince(log, 'lost');
  const dropped = after.find(({ event }) => event === 'dropped');
  return {
    winner: lost === undefined ? '' : `${sayMessage(lost).split('. ')[0]}.`,
    dropped: dropped === undefined ? '' : sayMessage(dropped),
  };
}
