import * as engine from '@warren/engine/cave';
import { caveCatalogueOf } from '../../../../packages/engine/test/catalogue/cave-cases.mjs';

/** The golden regions of the cave, made anew: what the determinism test runs in the browser. */
export function hashCaves(): Record<string, string> {
  return caveCatalogueOf(engine);
}
