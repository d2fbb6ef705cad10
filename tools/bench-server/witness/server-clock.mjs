// Preloaded into a server: its clock is what requests say it is, so that minutes of play pass in a moment. Every
// reading of the clock costs as much as before, and a request pays for one more header.
import { subscribe } from 'node:diagnostics_channel';
import { TIME_HEADER } from './time-header.mjs';

let now = Date.now();
Date.now = () => now;

subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  const told = Number(request.headers[TIME_HEADER]);
  if (told > 0) now = told;
});
