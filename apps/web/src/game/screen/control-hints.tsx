import { bindingLabel } from '../../input/input-source.js';
import { useSettings } from '../../settings/settings.js';
import type { ControlHint } from '../loop/game-view.js';
import css from './control-hints.module.css';

export interface ControlHintsProps {
  readonly keys: readonly ControlHint[];
  /** Beside the picture of the game, or in the pause menu where there is no room beside it. */
  readonly where: 'beside' | 'paused';
}

/** The keys in force. Players by touch see buttons instead. */
export function ControlHints({ keys, where }: ControlHintsProps) {
  // Another key is another hint.
  useSettings();
  const rows = keys.map(({ controls, ...row }) => ({ ...row, keys: controls.map(bindingLabel) }));
  return <KeyList rows={rows} where={where} />;
}

interface KeyListProps {
  readonly rows: readonly (Omit<ControlHint, 'controls'> & { readonly keys: readonly string[] })[];
  /** Left out, it is shown wherever it stands. */
  readonly where?: ControlHintsProps['where'];
}

/** What keys do, a row each. */
export function KeyList({ rows, where }: KeyListProps) {
  return (
    <dl class={css.controlHints} data-where={where} aria-label={where && 'Keys'}>
      {rows.map(({ does, keys, through }) => (
        <div key={does} class={css.controlHint}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key, i) => (
              <>
                {i > 0 && through && <span aria-hidden="true">to</span>}
                <kbd key={key}>{key}</kbd>
              </>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
