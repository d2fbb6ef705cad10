import type { ComponentChildren, RefObject } from 'preact';
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
  /** Whether the picture is not to be seen now. */
  readonly hidden?: boolean;
  /** What lies over a hidden picture. */
  readonly children?: ComponentChildren;
}

/** The canvases of a game in their frame, and what is said about them. */
export function StagePicture(props: StagePictureProps) {
  const { scene, light, label, caption, look = {}, hidden, children } = props;
  const { captions = 'bottom', pointer } = look;
  const canvas = classes(css.stageCanvas, pointer === 'drag' && css.stageDragged, hidden && css.stageHidden);
  return (
    <div class={css.stageFrame}>
      <canvas class={canvas} ref={scene} role="img" aria-label={label} />
      <canvas class={canvas} ref={light} />
      <p class={css.stageCaption} data-place={captions} role="status">
        {caption}
      </p>
      {children}
    </div>
  );
}
