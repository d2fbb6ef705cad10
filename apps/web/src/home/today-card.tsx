import { useEffect, useState } from 'preact/hooks';
import { PICTURES } from '../generated/pictures.js';
import { leftText } from '../lib/format.js';
import { Link } from '../routing/link.js';
import { PixelArt } from '../ui/art/pixel-art.js';

const DAY_MS = 86_400_000;

/** The way to the challenge of the day, with how long it lasts: days end at midnight UTC. */
export function TodayCard() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Link to="/daily" class="card-link card-link-lit today-card">
      <PixelArt class="door-icon" map={PICTURES['icon-clock']} />
      <span class="door-title">Today’s challenge</span>
      <span class="door-text">The same for everybody, and one ranked try.</span>
      <span class="today-left">
        <span class="door-text">Time left </span>
        <strong>{leftText(Math.ceil((now + 1) / DAY_MS) * DAY_MS, now)}</strong>
      </span>
    </Link>
  );
}
