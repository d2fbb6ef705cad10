import type { RefObject } from 'preact';
import './stage-picture.css';

export interface StagePictureProps {
  readonly scene: RefObject<HTMLCanvasElement | null>;
  readonly light: RefObject<HTMLCanvasElement | null>;
  /** The picture in words. */
  readonly label: string;
  /** What was just said; those who listen hear it when there is a pause. */
  readonly caption: string;
}

/** The canvases of a game in their frame, and what is said about them. */
export function StagePicture({ scene, light, label, caption }: StagePictureProps) {
  return (
    <div class="stage-frame">
      <canvas class="stage-canvas" ref={scene} role="img" aria-label={label} />
      <canvas class="stage-canvas" ref={light} />
      <p class="stage-caption" role="status">
        {caption}
      </p>
    </div>
  );
}
