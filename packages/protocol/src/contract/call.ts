import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from '../common/errors.js';

/** Calls of a class share a rate limit. Large pictures have a limit too, but are no call. */
export type LimitClass =
  | 'read'
  | 'write'
  | 'sign-in'
  | 'guest'
  | 'ticket'
  | 'upload'
  | 'report'
  | 'witness'
  | 'picture';

/** The contract of a call. The server checks by it, clients get their types from it, documents are made from it. */
export interface CallContract {
  /** Method and path, which has parameters such as `:slot`. */
  readonly address: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  readonly summary: string;
  /** Whether the caller must be signed in, at least as a guest. */
  readonly account: boolean;
  readonly limit: LimitClass;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The content type of a body that is not JSON. */
  readonly bodyType?: 'text/csv';
  readonly bodyBytes?: number;
  /** Whether the call takes the revision of a save in If-Match. */
  readonly revision?: 'required' | 'optional';
  /** The schema of each response without an error; `null` is an empty one, a content type is a text. */
  readonly responses: Readonly<Record<number, TSchema | 'text/csv' | 'text/plain' | null>>;
  /** The errors of this call; errors of every call are not listed. */
  readonly errors: readonly ErrorCode[];
}

/** What a client gives to a call of this contract. */
export type RequestOf<Call> = object &
  Part<Call, 'params'> &
  Part<Call, 'query'> &
  Part<Call, 'body'> &
  (Call extends { readonly bodyType: string } ? { readonly text: string } : unknown) &
  (Call extends { readonly revision: 'required' } ? { readonly revision: number } : unknown) &
  (Call extends { readonly revision: 'optional' } ? { readonly revision?: number } : unknown);

type Part<Call, Name extends string> = Call extends { readonly [N in Name]: infer Schema extends TSchema }
  ? { readonly [N in Name]: Static<Schema> }
  : unknown;

/** What a call of this contract answers when it succeeds. */
export type ResponseOf<Call extends Pick<CallContract, 'responses'>> = Value<
  Call['responses'][keyof Call['responses']]
>;

type Value<Response> = Response extends string ? string : Response extends TSchema ? Static<Response> : null;
