import type { SideProps } from '../../game/loop/side.js';
import { Button } from '../../ui/button.js';

/** Looking closer and from further away, for those without keys. */
export function ZoomPanel({ press }: SideProps) {
  if (press === undefined) return null;
  return (
    <fieldset class="labyrinth-zoom">
      <legend class="unseen">View</legend>
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
