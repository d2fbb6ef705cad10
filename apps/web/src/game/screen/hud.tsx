import type { HudItem } from '@warren/games';
import type { PictureName } from '../../generated/pictures.js';
import { Icon } from '../../ui/icon.js';
import './hud.css';

export interface HudProps {
  readonly hud: readonly HudItem[];
  /** The icons of those that are shown. */
  readonly icons: Readonly<Record<string, PictureName>>;
}

/** The numbers around the picture, in the order of the game; health, where there is any, below them. */
export function Hud({ hud, icons }: HudProps) {
  const health = hud.find((item) => item.id === 'health');
  return (
    <div class="hud">
      <dl class="hud-list">
        {hud
          .filter((item) => icons[item.id] !== undefined)
          .map(({ id, label, value }) => (
            <div key={id} class="hud-item" data-hud={id}>
              <dt>
                <Icon name={icons[id]} />
                <span class="hud-label">{label}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {health !== undefined && <Health value={health.value} />}
    </div>
  );
}

/** Health as a bar and as a number. */
function Health({ value }: { readonly value: string }) {
  const [now, most] = value.split(/\/| of /).map(Number);
  return (
    <dl class="health" data-hud="health" data-low={now * 3 <= most ? '' : undefined}>
      <div class="health-row">
        <dt>
          <Icon name={now === 0 ? 'icon-heart-empty' : 'icon-heart'} />
          <span class="hud-label">Health</span>
        </dt>
        <dd class="health-row-value">
          <span class="health-bar" aria-hidden="true">
            <span class="health-left" style={{ width: `${(100 * now) / most}%` }} />
          </span>
          <span class="health-number">
            {now}
            <span class="health-most"> / {most}</span>
          </span>
        </dd>
      </div>
    </dl>
  );
}
