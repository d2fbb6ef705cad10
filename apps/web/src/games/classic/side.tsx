import { type ClassicHud, clockText, MEDAL_TITLES, MEDALS, medalPlace } from '@warren/games/classic';
import type { SideProps } from '../../game/loop/game-view.js';
import { classes } from '../../lib/classes.js';
import { CONTROL_TITLES } from '../../settings/control-name.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import unseenCss from '../../ui/unseen.module.css';
import css from './side.module.css';

const HELP = [
  ['hint', 'icon-hint', 'Hint'],
  ['solution', 'icon-way', 'Show the way'],
] as const;
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
          <Help hud={hud} press={press} />
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
            <FullScreen />
          </div>
        </>
      )}
    </div>
  );
}

/** Gives the maze the whole screen, and back, where the browser can. */
function FullScreen() {
  if (!document.fullscreenEnabled) return null;
  function change(): void {
    const done =
      document.fullscreenElement === null
        ? document.documentElement.requestFullscreen()
        : document.exitFullscreen();
    // A browser that refuses has said so itself.
    done.catch(() => {});
  }
  return (
    <Button look="plain" onPress={change}>
      Full screen
    </Button>
  );
}

function Help({ hud, press }: Required<SideProps<ClassicHud>>) {
  const hasNothingToLose = hud.values?.medal === 'none';
  return (
    <div class={css.classicHelp}>
      {HELP.map(([control, icon, title]) => (
        <Button key={control} class={css.classicHelpButton} onPress={() => press(control)}>
          <Icon name={icon} />
          {title}
        </Button>
      ))}
      <p class={css.classicHelpNote}>
        {hasNothingToLose
          ? 'Help makes a run unranked.'
          : 'Help makes the run unranked: no medal, no place on a board.'}
      </p>
    </div>
  );
}

/** The medals and the times within which they are to be had; those that are gone are crossed out. */
function MedalClock({ hud }: SideProps<ClassicHud>) {
  // Before the first frame the rows keep their place, so that nothing moves later.
  const at = hud.values === null ? 0 : medalPlace(hud.values.medal);
  const medals = hud.values?.medals;
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
            {medals === undefined ? '–' : clockText(medals[medal])}
            {place < at && <span class={unseenCss.unseen}>, gone</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
