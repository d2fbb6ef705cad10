/** What every check and parser here returns: a value, or the reason there is none, in words for the person who has to act. */
export type Result<T> = Success<T> | Refusal;

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refusal {
  readonly ok: false;
  readonly reason: string;
}

export function accept<T>(value: T): Success<T> {
  return { ok: true, value };
}

export function refuse(reason: string): Refusal {
  return { ok: false, reason };
}
