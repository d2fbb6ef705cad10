import { Link } from '../shell/link.js';
import { MastheadTools } from '../shell/masthead.js';

/** The entrance. */
export function HomePage() {
  return (
    <main>
      <h1>Warren</h1>
      <MastheadTools />
      <Link to="/studio">The workshop</Link>
    </main>
  );
}
