/** A small picture as text: one character a pixel, a line a row. A dot is empty, any other character is a tone. */
export type PixelMap = readonly string[];

const EMPTY = '.';

/** An SVG path for each tone of a picture: runs of pixels as boxes, one unit a pixel. */
export function pixelPaths(map: PixelMap): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  map.forEach((row, y) => {
    for (let x = 0; x < row.length; ) {
      let end = x + 1;
      while (row[end] === row[x]) end++;
      const tone = row[x];
      if (tone !== EMPTY) paths.set(tone, `${paths.get(tone) ?? ''}M${x} ${y}h${end - x}v1h${x - end}z`);
      x = end;
    }
  });
  return paths;
}

/** A picture of its own, for files that no style sheet reaches. */
export function pixelSvg(map: PixelMap, colours: Readonly<Record<string, string>>): string {
  const paths = [...pixelPaths(map)].map(([tone, path]) => `<path fill="${colours[tone]}" d="${path}"/>`);
  const box = `0 0 ${map[0].length} ${map.length}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">${paths.join('')}</svg>\n`;
}
