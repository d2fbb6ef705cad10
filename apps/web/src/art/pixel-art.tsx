import { type PixelMap, pixelPaths } from './pixel-map.js';

export interface PixelArtProps {
  readonly map: PixelMap;
  readonly class: string;
}

/**
 * A pixel picture, crisp at any whole multiple; tone `x` takes its colour from the class `tone-x`. It is always
 * decoration: what it means stands beside it in words.
 */
export function PixelArt({ map, class: name }: PixelArtProps) {
  return (
    <svg
      class={name}
      viewBox={`0 0 ${map[0].length} ${map.length}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      {[...pixelPaths(map)].map(([tone, path]) => (
        <path key={tone} class={`tone-${tone}`} d={path} />
      ))}
    </svg>
  );
}
