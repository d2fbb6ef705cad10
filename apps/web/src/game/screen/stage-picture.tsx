import type { RefObject } from 'preact';
import { classes } from '../../lib/classes.js';
import type { ScreenLook } from '../loop/game-view.js';
import css from './stage-picture.module.css';

export interface StagePictureProps {
  readonly scene: RefObject<HTMLCanvasElement | null>;
  readonly light: RefObject<HTMLCanvasElement | null>;
  /** The picture in words. */
  readonly label: string;
  /** What was just said; screen readers read it when they are free. */
  readonly caption: string;
  /** How the game's picture differs from the usual one. */
  readonly look?: ScreenLook;
  readonly paused?: boolean;
}

/** The canvases of a game in their frame, and what is said about them. */
export function StagePicture({ scene, light, label, caption, look = {}, paused }: StagePictureProps) {
  const { captions = 'bottom', pointer, hidesWhilePaused } = look;
  const canvas = classes(
    css.stageCanvas,
    pointer === 'drag' && css.stageDragged,
    paused && hidesWhilePaused && css.stageHidden,
  );
  return (
    <div class={css.stageFrame}>
      <canvas class={canvas} ref={scene} role="img" aria-label={label} />
      <canvas class={canvas} ref={light} />
      <p class={css.stageCaption} data-place={captions} role="status">
        {caption}
      </p>
    </div>
  );
}
