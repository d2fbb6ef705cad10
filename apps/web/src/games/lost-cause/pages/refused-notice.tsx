import { LinkButtons } from '../../../routing/link.js';
import { NoticePage } from '../../../routing/notice-page.js';

/** An address that leads into no maze. */
export function RefusedNotice({ reason }: { readonly reason: string }) {
  return (
    <NoticePage title="This maze cannot be played" text={`In this address ${reason}.`}>
      <LinkButtons ways={[{ to: '/', title: 'Home' }]} primary />
    </NoticePage>
  );
}
