import { parsePictureText } from '@warren/engine/codes';
import { findField, pictureField, type WeightField } from '@warren/engine/generators';
import { orThrow } from '../kernel/checks.js';

/** The kinds of maze, in the order people see them: each is a texture. */
export const CLASSIC_KINDS = [
  'normal',
  'diamond',
  'rings',
  'horizontal',
  'vertical',
  'radial',
  'spiral',
  'checker',
  'weave',
  'picture',
] as const;
export type ClassicKind = (typeof CLASSIC_KINDS)[number];

/** The kinds that have levels: all but pictures. */
export const LEVEL_KINDS = CLASSIC_KINDS.filter((kind) => kind !== 'picture');

/** The kinds whose walls have weights: all but the one whose ways cross. */
export type WeighedKind = Exclude<ClassicKind, 'weave'>;

/** The weights of a kind's walls. The picture was checked; other kinds have none. */
export function fieldOf(kind: WeighedKind, picture: string): WeightField {
  if (kind === 'picture') return pictureField(orThrow(parsePictureText(picture)));
  return orThrow(findField(kind === 'normal' ? 'uniform' : kind));
}

/** What a kind is called. */
export function kindTitle(kind: ClassicKind): string {
  return kind[0].toUpperCase() + kind.slice(1);
}
