import { Link } from '../shell/link.js';
import { PageLayout } from '../shell/page-layout.js';
import { KeyTable } from './keys.js';
import { AnnotatedPicture } from './picture.js';
import './how-to-play.css';

/** The rules of Lost Cause, with a picture and the keys in force. */
export function HowToPlayPage() {
  return (
    <PageLayout title="How to play Lost Cause" lead="Open every lock of ten mazes, and stay alive.">
      <AnnotatedPicture />
      <div class="page-columns">
        <Rules />
        <KeyTable />
      </div>
      <p>
        <Link to="/lost-cause" class="button button-primary">
          Play Lost Cause
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
      <h3>The goal</h3>
      <p>
        Keys and locks lie in dead ends, as many of one as of the other. Carry each key to a lock; when the
        last lock is open, the level is won. A maze without locks has a lit exit instead.
      </p>
      <h3>The slimes</h3>
      <p>
        A slime hunts you while there is a way to you close by. Each bite costs one health, and you have as
        much as the maze has cells. Two strokes of the sword defeat a slime; the sword has to be in the active
        slot.
      </p>
      <h3>Your hands</h3>
      <p>You carry five things. What you drop stays where it is, and a tile holds one thing.</p>
      <h3>The score</h3>
      <p>
        Larger mazes, defeated slimes, opened locks and above all haste count. When you lose, the campaign
        begins again at level 1.
      </p>
    </section>
  );
}
