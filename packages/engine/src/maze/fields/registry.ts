import { accept, type Result, refuse } from '../../result.js';
import { nearest } from '../../text/nearest.js';
import { checkerField } from './checker.js';
import { diamondField } from './diamond.js';
import type { WeightField } from './field.js';
import { horizontalField, verticalField } from './grain.js';
import { radialField } from './radial.js';
import { spiralField } from './spiral.js';
import { uniformField } from './uniform.js';

/** Every weight field. Codes store the place in this list: only ever add at its end. */
export const WEIGHT_FIELDS: readonly WeightField[] = [
  uniformField,
  horizontalField,
  verticalField,
  radialField,
  diamondField,
  spiralField,
  checkerField,
];

const byId = new Map(WEIGHT_FIELDS.map((field) => [field.id, field]));

export function findField(id: string): Result<WeightField> {
  const field = byId.get(id);
  if (field !== undefined) return accept(field);
  return refuse(`there is no weight field "${id}"; ${nearest(id, [...byId.keys()])}`);
}
