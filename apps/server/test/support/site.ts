import type { CallName, CallRequest, CallResponse } from '@warren/protocol';
import { type Answer, makeClient } from '@warren/protocol/client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildServer, type ServerOptions } from '../../src/app/build-server.js';
import { defaultConfig } from '../../src/config/read-config.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';

/** Where the site is, as its visitors' browsers see it. */
const ORIGIN = 'http://warren.localhost';

/** A server that remembers everything in memory and whose clock is set by the test. */
export interface Site {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** The server's clock; set it to let time pass. */
  readonly clock: { now: number };
  /** A visitor with a browser of its own, at an address of its own. */
  visitor(address?: string): Visitor;
  close(): Promise<void>;
}

/** A client that calls the server as our own pages do. */
export interface Visitor {
  /** Calls by name, as clients do. */
  call<Name extends CallName>(name: Name, request: CallRequest<Name>): Promise<Answer<CallResponse<Name>>>;
  /** Any request, with this browser's cookies and origin; headers given here win. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** The cookies this browser keeps. */
  readonly cookies: Map<string, string>;
  /** Becomes a guest, or a named account; the id. */
  becomeGuest(): Promise<string>;
  register(name: string, password?: string): Promise<string>;
}

export const PASSWORD = 'lantern under the hill';

/** Opens a site. What is given replaces the defaults; `limits` are out of the way unless they are given. */
export async function openSite({ config, ...options }: ServerOptions = {}): Promise<Site> {
  const clock = { now: Date.UTC(2026, 10, 15, 12) };
  const store = options.store ?? (await openMemoryStore());
  const app = await buildServer({
    webRoot: '/nonexistent',
    now: () => clock.now,
    monotonic: () => clock.now,
    ...options,
    store,
    config: { limits: noLimits(), ...config },
  });
  await app.ready();
  return { app, store, clock, visitor: (address) => makeVisitor(app, address), close: () => app.close() };
}

/** A store that is gone when it is closed. */
export async function openMemoryStore(): Promise<Store> {
  const store = await openStore({ database: 'sqlite::memory:' });
  if (!store.ok) throw new Error(store.reason);
  return store.value;
}

function noLimits() {
  const { limits } = defaultConfig();
  const names = Object.keys(limits) as (keyof typeof limits)[];
  const none = { account: 1_000_000, address: 1_000_000, seconds: 60 };
  return Object.fromEntries(names.map((name) => [name, none])) as typeof limits;
}

let visitors = 0;

function makeVisitor(app: FastifyInstance, address?: string): Visitor {
  visitors++;
  const remoteAddress = address ?? `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const cookies = new Map<string, string>();

  async function inject({ headers = {}, ...request }: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = {
      host: new URL(ORIGIN).host,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      ...(cookie === '' ? {} : { cookie }),
    };
    const response = await app.inject({ remoteAddress, ...request, headers: { ...own, ...headers } });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const client = makeClient({ fetch: (address, request) => fetchBy(inject, address, request) });

  async function signIn(name: 'guest' | 'register', body: object): Promise<string> {
    const answer = await client.call(name, { body } as CallRequest<'register'>);
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
    return answer.value.account.id;
  }

  return {
    call: client.call,
    inject,
    cookies,
    becomeGuest: () => signIn('guest', {}),
    register: (name, password = PASSWORD) => signIn('register', { name, password }),
  };
}

/** `fetch` without a network. */
async function fetchBy(
  inject: Visitor['inject'],
  address: string,
  { method = 'GET', headers, body }: RequestInit,
): Promise<Response> {
  const response = await inject({
    url: address,
    method: method as 'GET',
    headers: headers as Record<string, string>,
    ...(body === undefined || body === null ? {} : { payload: String(body) }),
  });
  const answered = new Headers();
  for (const [name, value] of Object.entries(response.headers)) answered.set(name, String(value));
  const content = response.statusCode === 204 ? null : response.body;
  return new Response(content, { status: response.statusCode, headers: answered });
}
