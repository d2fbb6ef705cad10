/** What the browser of somebody signed in sends along. */
export function asPlayer(token) {
  return { cookie: `warren=${token}`, 'sec-fetch-site': 'same-origin' };
}
