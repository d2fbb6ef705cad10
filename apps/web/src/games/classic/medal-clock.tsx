import { MEDALS, type Medal } from '@warren/games/classic';
import type { News } from '../../game/loop/hud-presenter.js';
import { hudValue } from '../../game/screen/hud-value.js';
import { Icon } from '../../ui/icon.js';
import unseenCss from '../../ui/unseen.module.css';
import css from './medal-clock.module.css';

const TITLES: Readonly<Record<(typeof MEDALS)[number], string>> = {
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
};

/** The medals and the times within which they are to be had; those that are gone are crossed out. */
export function MedalClock({ news }: { readonly news: News }) {
  const now = hudValue(news, 'medal') as Medal | '';
  if (hudValue(news, 'gold') === '') return null;
  const at = now === '' || now === 'none' ? MEDALS.length : MEDALS.indexOf(now);
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
          <span class={css.medalName}>{TITLES[medal]}</span>
          <span>
            {hudValue(news, medal)}
            {place < at && <span class={unseenCss.unseen}>, gone</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
