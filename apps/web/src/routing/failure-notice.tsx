import { Button, buttonClass } from '../ui/button.js';
import { Notice } from '../ui/notice.js';

/** Said when something broke. The way home loads everything anew: what broke may be in memory still. */
export function FailureNotice({ what }: { readonly what: string }) {
  return (
    <Notice title="The roof came down" text={what}>
      <a href="/" class={buttonClass('primary')}>
        Back to the entrance
      </a>
      <Button onPress={() => location.reload()}>Try again</Button>
    </Notice>
  );
}
