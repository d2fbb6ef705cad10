import { makeClient } from '@warren/protocol/client';

/** Speaks with the server this page came from. Nothing it does throws. */
export const api = makeClient({ fetch: (address, request) => fetch(address, request) });
