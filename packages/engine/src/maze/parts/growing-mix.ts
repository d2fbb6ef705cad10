import { accept, type Result, refuse } from '../../result.js';
import { nearest } from '../../text/nearest.js';

/** The ways of choosing the next cell to grow from. */
export const POLICIES = ['newest', 'random', 'oldest', 'middle'] as const;
export type Policy = (typeof POLICIES)[number];

/** A policy and how often it is used, compared with the shares of the others. */
export interface Share {
  readonly policy: Policy;
  readonly share: number;
}

/** The largest share of a policy. */
export const MAX_SHARE = 1000;

/** Reads a mix such as `newest=75,random=25`: each policy at most once, whole shares that need no common sum. */
export function parseMix(text: string): Result<readonly Share[]> {
  if (text === '') return refuse(`the mix is empty; write for example "newest=75,random=25"`);
  const mix: Share[] = [];
  for (const part of text.split(',')) {
    const [name, share, ...rest] = part.split('=');
    const policy = POLICIES.find((known) => known === name);
    if (policy === undefined) return refuse(`there is no policy "${name}"; ${nearest(name, POLICIES)}`);
    if (share === undefined) return refuse(`the mix does not say how much of ${name}: write "${name}=50"`);
    if (rest.length > 0 || !/^[1-9][0-9]{0,3}$/.test(share) || Number(share) > MAX_SHARE) {
      const given = [share, ...rest].join('=');
      return refuse(`the share of ${name} must be a whole number from 1 to ${MAX_SHARE}, not "${given}"`);
    }
    if (mix.some((other) => other.policy === policy)) return refuse(`the mix names ${name} twice`);
    mix.push({ policy, share: Number(share) });
  }
  return accept(mix);
}

/** Writes a mix as `parseMix` reads it. */
export function makeMix(mix: readonly Share[]): string {
  return mix.map(({ policy, share }) => `${policy}=${share}`).join(',');
}
