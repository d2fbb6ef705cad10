import { useMemo } from 'preact/hooks';
import { type PixelMap, pixelPaths } from './pixel-map.js';

export interface PixelArtProps {
  readonly map: PixelMap;
  readonly class: string;
  /** Whose letters they are: `tone` those of the art's palette, `ink` those of the house's own pictures. */
  readonly letters?: 'tone' | 'ink';
}

/**
 * A pixel picture, crisp at any whole multiple; letter `x` takes its colour from the token `--tone-x`, or `--ink-x`. It is
 * always decoration: what it means stands beside it in words.
 */
export function PixelArt({ map, class: name, letters = 'tone' }: PixelArtProps) {
  // Pictures do not change, and many stand beside numbers that do: they are made once.
  return useMemo(
    () => (
      <svg
        class={name}
        viewBox={`0 0 ${map[0].length} ${map.length}`}
        shape-rendering="crispEdges"
        aria-hidden="true"
      >
        {[...pixelPaths(map)].map(([tone, path]) => (
          <path key={tone} fill={`var(--${letters}-${tone})`} d={path} />
        ))}
      </svg>
    ),
    [map, name, letters],
  );
}
