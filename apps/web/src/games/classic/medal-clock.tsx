import { type ClassicHud, clockText, MEDAL_TITLES, MEDALS, medalPlace } from '@warren/games/classic';
import type { News } from '../../game/loop/hud-presenter.js';
import { Icon } from '../../ui/icon.js';
import unseenCss from '../../ui/unseen.module.css';
import css from './medal-clock.module.css';

/** The medals and the times within which they are to be had; those that are gone are crossed out. */
export function MedalClock({ news }: { readonly news: News<ClassicHud> }) {
  if (news.hud === null) return null;
  const { medal: now, medals } = news.hud;
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
          <span class={css.medalName}>{MEDAL_TITLES[medal]}</span>
          <span>
            {clockText(medals[medal])}
            {place < at && <span class={unseenCss.unseen}>, gone</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
