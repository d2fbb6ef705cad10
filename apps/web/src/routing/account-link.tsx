import { PICTURES } from '../generated/pictures.js';
import { useAccount } from '../online/who.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { Link } from './link.js';

/** Who one is, at the head of every page, and the way to one's account. */
export function AccountLink() {
  const account = useAccount();
  const name = account === null ? 'Sign in' : account.name;
  return (
    <Link
      to="/account"
      class="button button-plain masthead-account"
      label={account === null ? 'Sign in' : `Account: ${name}`}
    >
      <PixelArt class="masthead-icon" map={PICTURES['icon-person']} />
      <span class="masthead-name">{name}</span>
    </Link>
  );
}
