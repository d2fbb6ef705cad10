import Type from 'typebox';
import { Password, SignedIn, Wants } from './accounts.js';
import type { CallContract } from './call.js';
import { Body, Name, SMALL_BODY } from './plain.js';

export const NewCodes = Body({ password: Password });
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
/** Spaces, dashes and capitals of a code do not matter. */
export const RecoveryRequest = Body({
  name: Name,
  code: Type.String({ maxLength: 64 }),
  password: Password,
  wants: Wants,
});
/** The token is the end of the link that the operator gave. */
export const PasswordReset = Body({ token: Type.String({ maxLength: 64 }), password: Password });

export const recoveryCalls = {
  newRecoveryCodes: {
    address: 'POST /api/me/recovery-codes',
    summary: 'Makes recovery codes anew, and tells them once; the old ones are worth nothing any more',
    account: true,
    limit: 'sign-in',
    body: NewCodes,
    bodyBytes: SMALL_BODY,
    responses: { 201: RecoveryCodes },
    errors: ['wrong-password'],
  },
  recover: {
    address: 'POST /api/recover',
    summary: 'Sets a new password by a recovery code, signs out everywhere and signs in here',
    account: false,
    limit: 'sign-in',
    body: RecoveryRequest,
    bodyBytes: SMALL_BODY,
    responses: { 200: SignedIn },
    errors: ['bad-password', 'wrong-code', 'banned'],
  },
  resetPassword: {
    address: 'POST /api/reset-password',
    summary: 'Sets a new password by a link of the operator, and signs out everywhere',
    account: false,
    limit: 'sign-in',
    body: PasswordReset,
    bodyBytes: SMALL_BODY,
    responses: { 204: null },
    errors: ['bad-password', 'link-ended', 'banned'],
  },
} as const satisfies Record<string, CallContract>;
