import { sayMessage } from '@warren/games/cave';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import css from './console.module.css';
import type { Deck } from './deck.js';

/** Everything that was said lately, the newest last. */
export function LogDialog({ deck }: { readonly deck: Deck }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = deck.state.log.map(sayMessage).filter((line) => line !== '');
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, []);
  return (
    <Dialog title="Messages" onCancel={deck.close}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <ol class={css.caveLog} ref={list} tabIndex={0} aria-label="Messages, the newest last">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      <div class={dialogCss.dialogRow}>
        <Button look="primary" onPress={deck.close}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
