import { LinkButtons } from '../../../routing/link.js';
import { NoticePage } from '../../../routing/notice-page.js';

/** Shown where an address names a player without a profile here. */
export function UnknownPlayer({ player }: { readonly player: string }) {
  return (
    <NoticePage
      title="Who plays?"
      text={`There is no profile “${player.slice(0, 40)}” on this device. Profiles follow the account they were made with.`}
    >
      <LinkButtons ways={[{ to: '/classic/players', title: 'All profiles' }]} primary />
    </NoticePage>
  );
}
