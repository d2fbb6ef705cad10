import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.js';
import { Body, Moment, Name } from './plain.js';

/** Somebody, as they see themselves. */
export const Account = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** A guest has everything but a password, and can become a named account later. */
  guest: Type.Boolean(),
  createdAt: Moment,
});
export type Account = Static<typeof Account>;

/** Somebody, as others see them. */
export const Player = Type.Object({ name: Type.String(), guest: Type.Boolean() });
export type Player = Static<typeof Player>;

const Password = Type.String({ maxLength: 4 * LIMITS.password.max });
/** A browser keeps a cookie; a program asks for a token and sends it as `Authorization: Bearer`. */
const Wants = Type.Optional(Type.Enum(['cookie', 'token']));

export const GuestRequest = Body({ wants: Wants });
export const Credentials = Body({ name: Name, password: Password, wants: Wants });
export const PasswordChange = Body({ current: Password, next: Password });
export const NameChange = Body({ name: Name });
/** A named account shows its password before everything is deleted. */
export const Farewell = Body({ password: Type.Optional(Password) });

export const SignedIn = Type.Object({
  account: Account,
  /** Only when a token was asked for. */
  token: Type.Optional(Type.String()),
});
export type SignedIn = Static<typeof SignedIn>;

export const Me = Type.Object({ account: Type.Union([Account, Type.Null()]), now: Moment });
export type Me = Static<typeof Me>;
