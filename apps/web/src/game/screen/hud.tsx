import type { HudLine, HudMeter } from '@warren/games';
import type { PictureName } from '../../generated/pictures.js';
import { classes } from '../../lib/classes.js';
import { Icon } from '../../ui/icon.js';
import type { HudLook } from '../loop/game-view.js';
import css from './hud.module.css';

export interface HudProps {
  readonly lines: readonly HudLine[];
  /** The icons of those that are shown. */
  readonly icons: Readonly<Record<string, PictureName>>;
  readonly look?: HudLook | undefined;
  /** Whether it stands beside the picture of a phone held sideways: in two columns, then. */
  readonly beside?: boolean;
}

/** The numbers around the picture, in the order of the game; health, where there is any, below them. */
export function Hud({ lines, icons, look, beside = false }: HudProps) {
  // Before the first frame empty lines keep their place, so that nothing moves later.
  const shown =
    lines.length > 0
      ? lines.filter(({ id }) => icons[id] !== undefined)
      : Object.keys(icons).map((id) => ({ id, label: '', value: '' }));
  const health = lines.find(({ meter }) => meter !== undefined)?.meter;
  return (
    <div class={classes(css.hud, beside && css.hudBeside)}>
      <dl class={css.hudList}>
        {shown.map(({ id, label, value }) => (
          <div
            key={id}
            class={classes(
              css.hudItem,
              id === look?.largest && css.hudLargest,
              id === look?.spare && css.hudSpare,
            )}
            data-hud={id}
          >
            <dt>
              <Icon name={icons[id]} />
              <span class={css.hudLabel}>{label}</span>
            </dt>
            <dd>{value === '' ? '\u00a0' : value}</dd>
          </div>
        ))}
      </dl>
      {health !== undefined && <Health {...health} />}
    </div>
  );
}

/** Health as a bar and as a number. */
function Health({ now, most }: HudMeter) {
  return (
    <dl class={css.health} data-hud="health" data-low={now * 3 <= most ? '' : undefined}>
      <div class={css.healthRow}>
        <dt>
          <Icon name={now === 0 ? 'icon-heart-empty' : 'icon-heart'} />
          <span class={css.hudLabel}>Health</span>
        </dt>
        <dd class={css.healthRowValue}>
          <span class={css.healthBar} aria-hidden="true">
            <span class={css.healthLeft} style={{ width: `${(100 * now) / most}%` }} />
          </span>
          <span class={css.healthNumber}>
            {now}
            <span class={css.healthMost}> / {most}</span>
          </span>
        </dd>
      </div>
    </dl>
  );
}
