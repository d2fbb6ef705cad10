import Type, { type Static } from 'typebox';
import { LIMITS } from '../common/limits.js';
import type { CallContract } from './call.js';
import { Body, Moment, Name, Nullable, SMALL_BODY } from './plain.js';

/** An account, as its owner sees it. */
export const Account = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** A guest has everything but a password, and can become a named account later. */
  guest: Type.Boolean(),
  createdAt: Moment,
});
export type Account = Static<typeof Account>;

/** A player, as other players see them. */
export const Player = Type.Object({ name: Type.String(), guest: Type.Boolean() });
export type Player = Static<typeof Player>;

export const Password = Type.String({ maxLength: 4 * LIMITS.password.max });
/** A browser keeps a cookie; a program asks for a token and sends it as `Authorization: Bearer`. */
export const Wants = Type.Optional(Type.Enum(['cookie', 'token']));

export const GuestRequest = Body({ wants: Wants });
export const Credentials = Body({ name: Name, password: Password, wants: Wants });
export const PasswordChange = Body({ current: Password, next: Password });
export const NameChange = Body({ name: Name });
/** A named account needs its password to be deleted. */
export const AccountDeletion = Body({ password: Type.Optional(Password) });

export const SignedIn = Type.Object({
  account: Account,
  /** Only when the client asked for a token. */
  token: Type.Optional(Type.String()),
  /** Of a new named account, once: the server keeps hashes of them only. */
  recoveryCodes: Type.Optional(Type.Array(Type.String())),
});
export type SignedIn = Static<typeof SignedIn>;

export const Me = Type.Object({ account: Nullable(Account), now: Moment });
export type Me = Static<typeof Me>;

export const accountCalls = {
  guest: {
    address: 'POST /api/guest',
    summary: 'Creates a guest: a full account without a password',
    account: false,
    limit: 'guest',
    body: GuestRequest,
    bodyBytes: SMALL_BODY,
    responses: { 201: SignedIn },
    errors: [],
  },
  register: {
    address: 'POST /api/register',
    summary: 'Creates a named account; a guest keeps everything',
    account: false,
    limit: 'sign-in',
    body: Credentials,
    bodyBytes: SMALL_BODY,
    responses: { 201: SignedIn },
    errors: ['bad-name', 'bad-password', 'name-taken', 'named-already'],
  },
  login: {
    address: 'POST /api/login',
    summary: 'Signs in',
    account: false,
    limit: 'sign-in',
    body: Credentials,
    bodyBytes: SMALL_BODY,
    responses: { 200: SignedIn },
    errors: ['wrong-password', 'banned'],
  },
  logout: {
    address: 'POST /api/logout',
    summary: 'Signs out',
    account: false,
    limit: 'write',
    responses: { 204: null },
    errors: [],
  },
  me: {
    address: 'GET /api/me',
    summary: 'The account of the caller',
    account: false,
    limit: 'read',
    responses: { 200: Me },
    errors: [],
  },
  rename: {
    address: 'PUT /api/me/name',
    summary: 'Changes the display name',
    account: true,
    limit: 'sign-in',
    body: NameChange,
    bodyBytes: SMALL_BODY,
    responses: { 200: Me },
    errors: ['bad-name', 'name-taken'],
  },
  changePassword: {
    address: 'PUT /api/me/password',
    summary: 'Changes the password and signs out all other sessions',
    account: true,
    limit: 'sign-in',
    body: PasswordChange,
    bodyBytes: SMALL_BODY,
    responses: { 204: null },
    errors: ['wrong-password', 'bad-password'],
  },
  exportMe: {
    address: 'GET /api/me/export',
    summary: 'Everything the server stores about the account',
    account: true,
    limit: 'upload',
    responses: { 200: Type.Record(Type.String(), Type.Unknown()) },
    errors: [],
  },
  deleteMe: {
    address: 'DELETE /api/me',
    summary: 'Deletes the account and everything that belongs to it',
    account: true,
    limit: 'sign-in',
    body: AccountDeletion,
    bodyBytes: SMALL_BODY,
    responses: { 204: null },
    errors: ['wrong-password'],
  },
} as const satisfies Record<string, CallContract>;
