import { MEDALS, type Medal } from '@warren/games/classic';
import type { News } from '../../game/loop/hud-presenter.js';
import { hudValue } from '../../game/screen/hud-value.js';
import { Icon } from '../../ui/icon.js';
import './medal-clock.css';

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
    <ul class="medal-clock" aria-label="Medals">
      {MEDALS.map((medal, place) => (
        <li
          key={medal}
          class="medal-row"
          data-medal={medal}
          data-state={place < at ? 'gone' : place === at ? 'now' : 'later'}
        >
          <Icon name={`icon-medal-${medal}`} />
          <span class="medal-name">{TITLES[medal]}</span>
          <span class="medal-time">
            {hudValue(news, medal)}
            {place < at && <span class="unseen">, gone</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
