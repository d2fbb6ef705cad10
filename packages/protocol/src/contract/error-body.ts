import Type, { type Static } from 'typebox';
import { ERRORS, type ErrorCode } from '../common/errors.js';
import { Save } from './saves.js';

/** The response to every request that fails. */
export const ErrorBody = Type.Object({
  error: Type.Object({
    code: Type.Enum(Object.keys(ERRORS) as ErrorCode[]),
    /** A sentence for the player. */
    message: Type.String(),
    /** Which part of the request is wrong, such as `name`, where the server knows it. */
    field: Type.Optional(Type.String()),
    /** The id of the request in the log of the server. */
    request: Type.Optional(Type.String()),
  }),
});

/** A conflict answers the other save; the refused one is kept among its copies, under the id `kept`. */
export const SaveConflict = Type.Object({ ...ErrorBody.properties, other: Save, kept: Type.String() });
export type SaveConflict = Static<typeof SaveConflict>;
