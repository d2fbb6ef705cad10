import type { SaveList } from '@warren/protocol/client';
import { useId } from 'preact/hooks';
import { sizeText } from '../lib/format.js';

/** How much of the account's storage on the server its saves take. */
export function QuotaBar({ used, most }: SaveList['quota']) {
  const id = useId();
  return (
    <div class="quota">
      <p class="panel-note" id={id}>
        {sizeText(used)} of {sizeText(most)} used
      </p>
      <progress class="quota-bar" value={Math.min(used, most)} max={most} aria-labelledby={id} />
    </div>
  );
}
