import type { ClassicHud } from '@warren/games/classic';
import type { SideProps } from '../../game/loop/game-view.js';
import { CONTROL_TITLES, type ControlName } from '../../settings/control-name.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { MedalClock } from './medal-clock.js';
import css from './side.module.css';

const VIEWS = [
  ['zoom-in', 'icon-zoom-in'],
  ['zoom-out', 'icon-zoom-out'],
  ['see-all', 'icon-see-all'],
] as const;

/** Beside the picture: the medals still to be had, help, and ways to look closer. */
export function ClassicSide({ news, press }: SideProps<ClassicHud>) {
  return (
    <div class={css.classicSide}>
      <MedalClock news={news} />
      {press !== undefined && (
        <>
          <Help press={press} isHelped={news.hud?.medal === 'none'} />
          <div class={css.classicViews}>
            {VIEWS.map(([control, icon]) => (
              <Button
                key={control}
                look="plain"
                label={CONTROL_TITLES[control]}
                onPress={() => press(control)}
              >
                <Icon name={icon} />
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

interface HelpProps {
  readonly press: (control: ControlName) => void;
  /** Whether there is no medal left to lose. */
  readonly isHelped: boolean;
}

function Help({ press, isHelped }: HelpProps) {
  return (
    <div class={css.classicHelp}>
      <Button class={css.classicHelpButton} onPress={() => press('hint')}>
        <Icon name="icon-hint" />
        Hint
      </Button>
      <Button class={css.classicHelpButton} onPress={() => press('solution')}>
        <Icon name="icon-way" />
        Show the way
      </Button>
      <p class={css.classicHelpNote}>
        {isHelped
          ? 'Help makes a run unranked.'
          : 'Help makes the run unranked: no medal, no place on a board.'}
      </p>
    </div>
  );
}
