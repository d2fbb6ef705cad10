import type { Operation } from '../store/repositories/audit.js';
import type { Store } from '../store/store.js';

/** What an act is told. What it does not take is never given. */
export interface ActRequest {
  /** An account, a run, a board or a report. */
  readonly subject: string;
  /** A new name. */
  readonly name: string;
  readonly reason: string;
  /** When a ban ends; `null` for no end. */
  readonly until: number | null;
  /** How many lines of a list. */
  readonly limit: number;
  /** The number of a line of the audit log: those before it. */
  readonly before: number | null;
  /** Closed reports, too. */
  readonly all: boolean;
  /** The name of the operator; may be empty. */
  readonly by: string;
}

/** The parts of a request that only some acts take. */
export type Field = Exclude<keyof ActRequest, 'by'>;

/** Where an act takes place. */
export interface ActContext {
  readonly store: Pick<Store, 'accounts' | 'administration' | 'boards' | 'reports' | 'runs'>;
  readonly now: () => number;
  readonly via: Operation['via'];
  /** The address of the web app, such as `https://example.org`. */
  readonly site: string;
}

/** What an act came to: for programs, and in lines for people. */
export interface ActAnswer {
  readonly data: unknown;
  readonly lines: readonly string[];
}

/** `usage`: the request is wrong. `missing`: there is no such thing. `conflict`: it cannot be done as things are. */
export interface Refusal {
  readonly ok: false;
  readonly kind: 'usage' | 'missing' | 'conflict';
  readonly reason: string;
}

export type Acted<T = ActAnswer> = { readonly ok: true; readonly value: T } | Refusal;

/** One thing that an operator can do. The command and the admin port both read this record. */
export interface Act {
  readonly name: string;
  /** What is named after it, such as `NAME`; empty for nothing. */
  readonly operands: string;
  readonly summary: string;
  readonly takes: readonly Field[];
  /** Those of them without which it cannot be done. */
  readonly needs: readonly Field[];
  /** What it does that cannot simply be undone; such an act has to be confirmed. */
  readonly warning?: string;
  perform(context: ActContext, request: ActRequest): Promise<Acted>;
}

export function acted(data: unknown, ...lines: readonly string[]): Acted {
  return { ok: true, value: { data, lines } };
}

export function refusal(kind: Refusal['kind'], reason: string): Refusal {
  return { ok: false, kind, reason };
}

/** Who acts, from where, when and why: the head of a line of the audit log. */
export function operationOf({ now, via }: ActContext, { by, reason }: ActRequest): Operation {
  return { at: now(), operator: by, via, reason };
}

/** A moment as an operator reads it. */
export function showMoment(moment: number): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z');
}
