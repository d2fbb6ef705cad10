import type { Result } from '../../result.js';
import { finder } from '../../text/nearest.js';
import { diamondField } from './diamond.js';
import { uniformField, type WeightField } from './field.js';
import { checkerField, horizontalField, verticalField } from './grain.js';
import { radialField } from './radial.js';
import { ringsField } from './rings.js';
import { spiralField } from './spiral.js';

/** Every weight field. Codes store the place in this list: only ever add at its end. */
export const WEIGHT_FIELDS: readonly WeightField[] = [
  uniformField,
  horizontalField,
  verticalField,
  radialField,
  ringsField,
  spiralField,
  checkerField,
  diamondField,
];

export const findField: (id: string) => Result<WeightField> = finder('weight field', WEIGHT_FIELDS);
