import Type, { type Static } from 'typebox';
import { ERRORS, type ErrorCode } from '../errors.js';
import { Save } from './save.js';

/** The answer to every request that fails. */
export const Trouble = Type.Object({
  error: Type.Object({
    code: Type.Enum(Object.keys(ERRORS) as ErrorCode[]),
    /** A sentence for people. */
    message: Type.String(),
    /** Which part of the request is meant, such as `name`, where that can be said. */
    field: Type.Optional(Type.String()),
    /** The number of the request, to be found in the log of the server. */
    request: Type.Optional(Type.String()),
  }),
});
export type Trouble = Static<typeof Trouble>;

/** A conflict brings the save that is there; the refused one is kept among its copies, under the id `kept`. */
export const SaveConflict = Type.Object({ ...Trouble.properties, other: Save, kept: Type.String() });
export type SaveConflict = Static<typeof SaveConflict>;
