import { useEffect, useState } from 'preact/hooks';
import { PICTURES } from '../generated/pictures.js';
import { classes } from '../lib/classes.js';
import { leftText } from '../lib/format.js';
import { Link } from '../routing/link.js';
import navCardCss from '../routing/nav-card.module.css';
import { PixelArt } from '../ui/art/pixel-art.js';
import cardLinkCss from '../ui/card-link.module.css';
import css from './home-page.module.css';

const DAY_MS = 86_400_000;

/** The way to the challenge of the day, with how long it lasts: days end at midnight UTC. */
export function TodayCard() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Link to="/daily" class={classes(cardLinkCss.cardLink, cardLinkCss.cardLinkLit, css.todayCard)}>
      <PixelArt class={navCardCss.navCardIcon} map={PICTURES['icon-clock']} />
      <span class={navCardCss.navCardTitle}>Today’s challenge</span>
      <span class={navCardCss.navCardText}>The same for everybody, and one ranked try.</span>
      <span class={css.todayLeft}>
        <span class={navCardCss.navCardText}>Time left </span>
        <strong>{leftText(Math.ceil((now + 1) / DAY_MS) * DAY_MS, now)}</strong>
      </span>
    </Link>
  );
}
