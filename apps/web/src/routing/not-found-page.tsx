import { Notice } from '../ui/notice.js';
import { Link } from './link.js';

/** An address without a page. */
export function NotFoundPage() {
  return (
    <Notice title="A dead end" text="There is nothing at this address.">
      <Link to="/" look="primary">
        Back to the entrance
      </Link>
    </Notice>
  );
}
