import { type KeyRow, KeyTable } from '../how-to-play/keys.js';
import { Link } from '../shell/link.js';
import { PageLayout } from '../shell/page-layout.js';
import { HowToPicture } from './how-to-picture.js';
import '../how-to-play/how-to-play.css';

const KEYS: readonly KeyRow[] = [
  { does: 'Walk', controls: ['north', 'west', 'south', 'east'], pad: 'Stick or cross' },
  { does: 'Explore by itself', controls: ['explore', 'use'], pad: 'A' },
  { does: 'Rest until you are well', controls: ['rest', 'attack'], pad: 'X' },
  { does: 'Look at a place; Enter walks there', controls: ['look'], pad: 'Y' },
  { does: 'Inventory', controls: ['inventory', 'drop'], pad: 'B' },
  { does: 'Map of where you have been', controls: ['map'], pad: 'Right stick' },
  { does: 'Messages', controls: ['log'], pad: '' },
  { does: 'Fight to the end', controls: ['hurry', 'attack'], pad: 'X' },
  { does: 'Pause', controls: ['pause'], pad: 'Start' },
];
const TOUCH =
  'Tap or click a place you know to walk there, and a neighbouring cell to step; on a touch screen there is a stick, too.';

/** The rules of Cave, with a picture and the keys in force. */
export function HowToCavePage() {
  return (
    <PageLayout
      title="How to play Cave"
      lead="Bring home as much gold as you can, or just see how far it goes."
    >
      <HowToPicture />
      <div class="page-columns">
        <Rules />
        <KeyTable rows={KEYS} touch={TOUCH} />
      </div>
      <p>
        <Link to="/cave/expedition" class="button button-primary">
          Set out on an expedition
        </Link>{' '}
        <Link to="/cave" class="button">
          Your worlds
        </Link>
      </p>
    </PageLayout>
  );
}

function Rules() {
  return (
    <section class="panel how-rules" aria-labelledby="rules-title">
      <h2 class="panel-title" id="rules-title">
        The rules
      </h2>
      <h3>Turns</h3>
      <p>
        Time stands still until you move. Every tenth move gives back one health. What your lantern has shown
        stays on your map; what it has not is dark.
      </p>
      <h3>Fights</h3>
      <p>
        Whoever sees you first strikes first, then turns alternate. Armour takes about a third of a blow as
        long as it has points; points that were used come back two turns later. Now and then somebody is
        stunned and misses a turn.
      </p>
      <h3>Weapons</h3>
      <p>
        Swords cut, spears and pikes stab, clubs and hammers crush, and not everybody minds the same. In a
        fight you may change the weapon, nothing else.
      </p>
      <h3>Losing</h3>
      <p>
        You wake elsewhere in full health, and one thing you did not use lies where you fell, to be fetched.
        Gold is never lost.
      </p>
      <h3>Expeditions and worlds</h3>
      <p>
        An expedition ends after 2,000 moves and counts its gold. A world never ends: it is kept, here and on
        every device you sign in on. By the classic rules there is one kind of monster, and no darkness.
      </p>
    </section>
  );
}
