import type { BenchResult } from './result.js';

const WIDTH = 860;
const HEIGHT = 460;
const MARGIN = { left: 64, right: 230, top: 40, bottom: 48 };
const COLOURS = ['#b7791f', '#2b6cb0', '#c53030', '#2f855a', '#6b46c1', '#b83280', '#4a5568', '#0987a0'];

/** A drawing of cost (ns a cell) against side length, both logarithmic: a flat line is an algorithm that scales. */
export function costPlot(results: readonly BenchResult[]): string {
  const generate = results.filter((result) => result.suite === 'generate' && result.best > 0);
  const names = [...new Set(generate.map((result) => result.name))];
  const x = scale(
    generate.map((result) => result.size),
    MARGIN.left,
    WIDTH - MARGIN.right,
  );
  const y = scale(
    generate.map((result) => result.best),
    HEIGHT - MARGIN.bottom,
    MARGIN.top,
  );
  const parts = [axes(generate, x, y)];
  const ends = names.map((name) => generate.filter((result) => result.name === name).at(-1));
  const order = [...names.keys()].sort((a, b) => (ends[b]?.best ?? 0) - (ends[a]?.best ?? 0));
  order.forEach((index, place) => {
    const name = names[index];
    const points = generate.filter((result) => result.name === name);
    const colour = COLOURS[index % COLOURS.length];
    const dash = index >= COLOURS.length * 2 ? '1 4' : index >= COLOURS.length ? '6 3' : 'none';
    const line = points.map((p) => `${x(p.size).toFixed(1)},${y(p.best).toFixed(1)}`).join(' ');
    parts.push(
      `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
    );
    const labelY =
      MARGIN.top + (place * (HEIGHT - MARGIN.top - MARGIN.bottom)) / Math.max(1, names.length - 1);
    const last = points[points.length - 1];
    const from = `${(WIDTH - MARGIN.right).toFixed(1)},${y(last.best).toFixed(1)}`;
    parts.push(
      `<path d="M${from} l24,${(labelY - y(last.best)).toFixed(1)}" stroke="${colour}" stroke-opacity="0.4" fill="none"/>`,
    );
    parts.push(
      `<text x="${WIDTH - MARGIN.right + 30}" y="${(labelY + 4).toFixed(1)}" fill="${colour}">${name} ${last.best.toFixed(1)}</text>`,
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12"><rect width="${WIDTH}" height="${HEIGHT}" fill="#faf5e9"/>${parts.join('')}</svg>\n`;
}

type Scale = (value: number) => number;

function scale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.log10(Math.min(...values));
  const high = Math.log10(Math.max(...values));
  return (value) => from + ((Math.log10(value) - low) / (high - low || 1)) * (to - from);
}

function axes(results: readonly BenchResult[], x: Scale, y: Scale): string {
  const parts = [
    `<text x="${MARGIN.left}" y="22" font-weight="bold" fill="#2d2016">Cost of a cell in nanoseconds, by side length</text>`,
  ];
  for (const size of new Set(results.map((result) => result.size))) {
    parts.push(`<text x="${x(size)}" y="${HEIGHT - 20}" text-anchor="middle" fill="#2d2016">${size}</text>`);
    parts.push(
      `<path d="M${x(size)},${MARGIN.top} V${HEIGHT - MARGIN.bottom}" stroke="#2d2016" stroke-opacity="0.15"/>`,
    );
  }
  const highest = Math.max(...results.map((result) => result.best));
  for (let ns = 0.1; ns <= highest; ns *= 10) {
    if (y(ns) > HEIGHT - MARGIN.bottom + 1) continue;
    parts.push(
      `<text x="${MARGIN.left - 8}" y="${y(ns) + 4}" text-anchor="end" fill="#2d2016">${Number(ns.toFixed(1))}</text>`,
    );
    parts.push(
      `<path d="M${MARGIN.left},${y(ns)} H${WIDTH - MARGIN.right}" stroke="#2d2016" stroke-opacity="0.15"/>`,
    );
  }
  return parts.join('');
}
