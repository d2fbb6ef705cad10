import type { SaveList } from '@warren/protocol/client';
import { useId } from 'preact/hooks';
import { sizeText } from '../lib/format.js';
import panelCss from '../ui/panel.module.css';
import css from './quota-bar.module.css';

/** How much of the account's storage on the server its saves take. */
export function QuotaBar({ used, most }: SaveList['quota']) {
  const id = useId();
  return (
    <div class={css.quota}>
      <p class={panelCss.panelNote} id={id}>
        {sizeText(used)} of {sizeText(most)} used
      </p>
      <progress class={css.quotaBar} value={Math.min(used, most)} max={most} aria-labelledby={id} />
    </div>
  );
}
