import { bindingGroups } from '../../input/input-source.js';
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
  const rows = keys.map(({ controls, ...row }) => ({ ...row, groups: bindingGroups(controls) }));
  return <KeyList rows={rows} where={where} />;
}

interface KeyListProps {
  readonly rows: readonly (Omit<ControlHint, 'controls'> &
    Partial<KeyGroupsProps> & { readonly keys?: readonly string[] })[];
  /** Left out, it is shown wherever it stands. */
  readonly where?: ControlHintsProps['where'];
}

/** What keys do, a row each. */
export function KeyList({ rows, where }: KeyListProps) {
  return (
    <dl class={css.controlHints} data-where={where} aria-label={where && 'Keys'}>
      {rows.map(({ does, keys = [], groups = [keys], through }) => (
        <div key={does} class={css.controlHint}>
          <dt>{does}</dt>
          <dd>
            <KeyGroups groups={groups} through={through === true} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface KeyGroupsProps {
  /** The keys; those of a group belong together, and each group does the same. */
  readonly groups: readonly (readonly string[])[];
  /** Whether a group is all keys from its first to its last. */
  readonly through?: boolean;
}

/** Keys that do the same, such as W A S D or the arrows. */
export function KeyGroups({ groups, through = false }: KeyGroupsProps) {
  return (
    <>
      {groups.map((group, place) => (
        <span key={group.join(' ')} class={css.keyGroup}>
          {place > 0 && <span class={css.keyOr}>or</span>}
          {group.map((key, i) => (
            <>
              {i > 0 && through && <span aria-hidden="true">to</span>}
              <kbd key={key}>{key}</kbd>
            </>
          ))}
        </span>
      ))}
    </>
  );
}
