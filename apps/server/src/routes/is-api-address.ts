const API = '/api';

/** Whether an address is one for programs: `/api` and all below it. */
export function isApiAddress(url: string): boolean {
  if (!url.startsWith(API)) return false;
  const next = url[API.length];
  return next === undefined || next === '/' || next === '?';
}
