import type { SideProps } from '../../game/loop/game-view.js';
import { Button } from '../../ui/button.js';
import unseenCss from '../../ui/unseen.module.css';
import css from './side.module.css';

/** Looking closer and from further away, for those without keys. */
export function ZoomPanel({ press }: SideProps) {
  if (press === undefined) return null;
  return (
    <fieldset class={css.labyrinthZoom}>
      <legend class={unseenCss.unseen}>View</legend>
      <Button label="Look from further away" onPress={() => press('zoom-out')}>
        −
      </Button>
      <Button label="See the whole labyrinth, or come back" onPress={() => press('see-all')}>
        All
      </Button>
      <Button label="Look closer" onPress={() => press('zoom-in')}>
        +
      </Button>
    </fieldset>
  );
}
