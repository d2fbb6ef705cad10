import type { Points, Stroke } from './geometry.js';

/** A number with at most three decimals, as short as SVG allows. */
export function svgNumber(value: number): string {
  const text = `${Math.round(value * 1000) / 1000}`;
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
}

export function svgPoint(x: number, y: number): string {
  return `${svgNumber(x)} ${svgNumber(y)}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Any text as XML that shows it, on one line: what XML cannot hold becomes a replacement character. */
export function escapeXml(text: string): string {
  return (
    text
      .replace(/[\t\n\r]+/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very ones XML forbids.
      .replace(/[\u0000-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu, '\ufffd')
      .replace(/[&<>"']/g, (character) => ENTITIES[character])
  );
}

/** Straight lines from point to point. */
export function svgPolyline(points: Points): string {
  let path = `M${svgPoint(points[0], points[1])}`;
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x, y] = [points[i - 2], points[i - 1], points[i], points[i + 1]];
    if (y === y0) path += `H${svgNumber(x)}`;
    else path += x === x0 ? `V${svgNumber(y)}` : `L${svgPoint(x, y)}`;
  }
  return path;
}

/** Writes strokes one after another; one that begins where the last ended goes on without lifting the pen. */
export function svgPen(): (stroke: Stroke) => string {
  let at = '';
  return ({ points, radius }) => {
    const from = svgPoint(points[0], points[1]);
    const to = svgPoint(points[points.length - 2], points[points.length - 1]);
    const move = from === at ? '' : `M${from}`;
    at = to;
    return radius === 0 ? `${move}L${to}` : `${move}${arcThrough(points, radius, to)}`;
  };
}

/** Two arcs, to the middle point and on: one alone could not go all around. */
function arcThrough(points: Points, radius: number, to: string): string {
  const half = (points.length / 2 - 1) & ~1;
  const middle = svgPoint(points[half], points[half + 1]);
  // Clockwise, on a page whose y points down, is where the turn from the first step to the second is to the right.
  const turn =
    (points[2] - points[0]) * (points[5] - points[3]) - (points[3] - points[1]) * (points[4] - points[2]);
  const arc = `A${svgNumber(radius)} ${svgNumber(radius)} 0 0 ${turn > 0 ? 1 : 0} `;
  return `${arc}${middle}${arc}${to}`;
}
