import { type ClassicHud, clockText, MEDAL_TITLES, MEDALS, medalPlace } from '@warren/games/classic';
import type { SideProps } from '../../game/loop/game-view.js';
import type { HudContent } from '../../game/loop/hud-presenter.js';
import { classes } from '../../lib/classes.js';
import { CONTROL_TITLES, type ControlName } from '../../settings/control-name.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import unseenCss from '../../ui/unseen.module.css';
import css from './side.module.css';

const VIEWS = [
  ['zoom-in', 'icon-zoom-in'],
  ['zoom-out', 'icon-zoom-out'],
  ['see-all', 'icon-see-all'],
] as const;

/** Beside the picture: the medals still to be had, help, and ways to look closer. */
export function ClassicSide({ hud, press }: SideProps<ClassicHud>) {
  return (
    <div class={css.classicSide}>
      <MedalClock hud={hud} />
      {press !== undefined && (
        <>
          <Help press={press} isHelped={hud.values?.medal === 'none'} />
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

/** The medals and the times within which they are to be had; those that are gone are crossed out. */
function MedalClock({ hud }: { readonly hud: HudContent<ClassicHud> }) {
  if (hud.values === null) return null;
  const { medal: now, medals } = hud.values;
  const at = medalPlace(now);
  return (
    <ul class={css.medalClock} aria-label="Medals">
      {MEDALS.map((medal, place) => (
        <li
          key={medal}
          class={css.medalRow}
          data-medal={medal}
          data-state={place < at ? 'gone' : place === at ? 'now' : 'later'}
        >
          <Icon class={css.medalIcon} name={`icon-medal-${medal}`} />
          <span class={classes(unseenCss.unseen, css.medalName)}>{MEDAL_TITLES[medal]}</span>
          <span>
            {clockText(medals[medal])}
            {place < at && <span class={unseenCss.unseen}>, gone</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
