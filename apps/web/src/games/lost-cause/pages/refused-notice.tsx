import { LinkButtons } from '../../../routing/link.js';
import { Notice } from '../../../ui/notice.js';

/** An address that leads into no maze. */
export function RefusedNotice({ reason }: { readonly reason: string }) {
  return (
    <Notice title="This maze cannot be played" text={`In this address ${reason}.`}>
      <LinkButtons ways={[{ to: '/', title: 'Back to the entrance' }]} primary />
    </Notice>
  );
}
