import type { SignedIn } from '@warren/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRow } from '../../store/repositories/accounts.js';
import type { Api } from '../api.js';
import { accountAnswer } from './account-answer.js';

interface SignInOptions {
  readonly account: AccountRow;
  /** What was asked for; a program that shows a token gets one again. */
  readonly wants: 'cookie' | 'token' | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Signs somebody in with a new token, and what they are told of it. */
export async function signIn({ sessions }: Api, options: SignInOptions): Promise<SignedIn> {
  const { account, request, reply } = options;
  const wants = options.wants ?? (request.caller?.bearer === true ? 'token' : 'cookie');
  const token = await sessions.begin(account, wants, request, reply);
  return { account: accountAnswer(account), ...(token === null ? {} : { token }) };
}
