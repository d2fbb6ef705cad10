// `@warren/engine/generators`: the algorithms, how they are run or watched, and the weight fields some of them follow.
export { binaryTree } from './binary-tree.js';
export type { WeightField, WeightOf } from './fields/field.js';
export { type GreyPicture, MAX_PICTURE_SIDE, makeGreyPicture } from './fields/grey-picture.js';
export { pictureField } from './fields/picture.js';
export { findField, WEIGHT_FIELDS } from './fields/registry.js';
export type { RowRequest, RowStream } from './generator.js';
export { type Carving, carve, type Generator, type GeneratorTrait, WHOLE_RUN } from './generator.js';
export { beginKruskal } from './kruskal.js';
export { recursiveBacktracker } from './recursive-backtracker.js';
export { findGenerator, GENERATORS } from './registry.js';
export { sidewinder } from './sidewinder.js';
export { weaveBacktracker } from './weave-backtracker.js';
export { weaveKruskal } from './weave-kruskal.js';
export { weavePrim } from './weave-prim.js';
export { wilson } from './wilson.js';
