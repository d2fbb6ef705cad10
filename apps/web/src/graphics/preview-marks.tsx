import css from './animated-preview.module.css';
import type { Corner } from './preview-painter.js';

/** A number laid over a picture, at a point of the scene in pixels of art. */
export interface Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The part of the scene that is in the picture, in pixels of art, and how many CSS pixels one of them is. */
export interface MarksView extends Corner {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** CSS pixels: marks are read, so they do not grow and shrink with the art. */
const RADIUS = 12;

export function Marks({ marks, view }: { readonly marks: readonly Mark[]; readonly view: MarksView }) {
  const { left, top, width, height, scale } = view;
  return (
    <svg class={css.dioramaMarks} width={width * scale} height={height * scale} aria-hidden="true">
      {marks.map(({ text, x, y }) => (
        <g key={text} transform={`translate(${(x - left) * scale} ${(y - top) * scale})`}>
          <circle r={RADIUS} />
          <text text-anchor="middle" dominant-baseline="central">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
