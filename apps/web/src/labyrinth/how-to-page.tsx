import { type KeyRow, KeyTable } from '../how-to-play/keys.js';
import { Link } from '../shell/link.js';
import { PageLayout } from '../shell/page-layout.js';
import { HowToPicture } from './how-to-picture.js';
import '../how-to-play/how-to-play.css';

const KEYS: readonly KeyRow[] = [
  { does: 'Walk', controls: ['north', 'west', 'south', 'east'], pad: 'Stick or cross' },
  { does: 'Look closer, or from further away', controls: ['zoom-in', 'zoom-out'], pad: '' },
  { does: 'See the whole labyrinth', controls: ['see-all'], pad: '' },
  { does: 'Pause', controls: ['pause'], pad: 'Start' },
];

/** The rules of Labyrinth, with a picture and the keys in force. */
export function HowToLabyrinthPage() {
  return (
    <PageLayout title="How to play Labyrinth" lead="Find an exit before the clock runs out.">
      <HowToPicture />
      <div class="page-columns">
        <Rules />
        <KeyTable rows={KEYS} touch="On a touch screen there is a stick for the left thumb." />
      </div>
      <p>
        <Link to="/labyrinth" class="button button-primary">
          Play Labyrinth
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
      <h3>Over and under</h3>
      <p>
        Corridors cross without meeting. There is exactly one way between any two places, and no loop: who
        follows a corridor to its end has seen all of it.
      </p>
      <h3>The clock</h3>
      <p>
        It grants three times the shortest way at level 1, a tenth less with every level, and never less than
        one and a half times. At zero the run is over.
      </p>
      <h3>Levels</h3>
      <p>
        Each labyrinth is a cell wider and higher than the one before, up to forty, and has more bridges.
        Every fifth level brings another exit.
      </p>
      <h3>The score</h3>
      <p>
        A level counts 100 times its number, and 10 for every whole second left. Level and score go to the
        leaderboard.
      </p>
      <h3>Help</h3>
      <p>
        The pause menu shows the way out, searched by a solver of your choice. Such a run goes to no table. A
        level you like can be saved there, too, and shared as a link.
      </p>
    </section>
  );
}
