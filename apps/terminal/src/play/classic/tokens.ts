import type { Token, TokenOf } from '../draw/tile-map.js';

/** Both mouths of a tunnel have the same sign. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The sign of a tunnel, from the pose of its mouths: `pair-1` is A. Beyond the signs there are they begin anew. */
export function tunnelSign(pose: string): string {
  const number = Number(pose.replace('pair-', '')) - 1;
  return SIGNS[number % SIGNS.length] ?? '?';
}

const TOKENS: Readonly<Record<string, Token>> = {
  player: { text: '@', style: 'player' },
  exit: { text: '>', style: 'treasure' },
  start: { text: '<', style: 'quiet' },
};

export const classicToken: TokenOf = ({ kind, pose }, unicode): Token | null => {
  if (kind === 'mouth') return { text: tunnelSign(pose), style: 'thing' };
  if (kind === 'trail') return { text: unicode ? '·' : '.', style: 'good' };
  return TOKENS[kind] ?? null;
};
