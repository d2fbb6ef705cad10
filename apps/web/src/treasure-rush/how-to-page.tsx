import { type KeyRow, KeyTable } from '../how-to-play/keys.js';
import { Link } from '../shell/link.js';
import { PageLayout } from '../shell/page-layout.js';
import { HowToPicture } from './how-to-picture.js';
import '../how-to-play/how-to-play.css';

const KEYS: readonly KeyRow[] = [
  {
    does: 'Run, two directions at once too',
    controls: ['north', 'west', 'south', 'east'],
    pad: 'Stick or cross',
  },
  { does: 'Pause', controls: ['pause'], pad: 'Start' },
];

/** The rules of Treasure Rush, with a picture and the keys in force. */
export function HowToRushPage() {
  return (
    <PageLayout title="How to play Treasure Rush" lead="Reach the treasure before the clock runs out.">
      <HowToPicture />
      <div class="page-columns">
        <Rules />
        <KeyTable rows={KEYS} touch="On a touch screen there is a stick for the left thumb." />
      </div>
      <p>
        <Link to="/treasure-rush" class="button button-primary">
          Play Treasure Rush
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
      <h3>The clock</h3>
      <p>
        It is set from the cheapest way to the treasure, plus some ease: five seconds at first. Whoever takes
        that way always arrives in time; cutting corners gains a little. A new maze waits half a second before
        the clock runs.
      </p>
      <h3>Treasure reached</h3>
      <p>
        One point. The next maze is a cell larger on each side, up to twenty, has more dead ends, and leaves
        half a second less. Every tenth treasure brings a life.
      </p>
      <h3>Out of time</h3>
      <p>
        A point and a life are gone, and the next maze is easier. You begin with three lives; without any the
        run is over, and its score goes to the table.
      </p>
      <h3>Fair mazes</h3>
      <p>
        Some mazes of the same size are harder than others. Each is chosen from several by how hard it was
        measured to be, so that a run grows harder smoothly. From five points on they are dug in another way,
        from ten on in the one that favours no maze at all.
      </p>
    </section>
  );
}
