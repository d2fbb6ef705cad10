import type { ControlName } from '../../input/controls.js';
import type { News } from './hud-presenter.js';

/** What a panel beside the picture is given. */
export interface SideProps<Hud = unknown> {
  readonly news: News<Hud>;
  /** Presses a control; absent where one only watches. */
  readonly press?: (control: ControlName) => void;
}
