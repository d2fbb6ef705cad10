import type { LevelResult } from '@warren/games/lost-cause';
import { clockText, numberText } from '../../lib/format.js';
import unseenCss from '../../ui/unseen.module.css';
import css from './level-table.module.css';

/** A playthrough level by level. */
export function LevelTable({ levels }: { readonly levels: readonly LevelResult[] }) {
  return (
    <table class={css.levelTable}>
      <caption class={unseenCss.unseen}>The levels of this playthrough</caption>
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">Maze</th>
          <th scope="col">Time</th>
          <th scope="col">Slimes</th>
          <th scope="col">Locks</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, width, height, seconds, slimes, locks, score }) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            <td>
              {width} × {height}
            </td>
            <td>{clockText(seconds)}</td>
            <td>{slimes}</td>
            <td>{locks}</td>
            <td>{numberText(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
