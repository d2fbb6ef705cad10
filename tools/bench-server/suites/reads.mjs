import { asPlayer } from '../as-player.mjs';

const GOAL = { ratio: 0.8 };
const CONNECTIONS = 32;

/** Plain reads: of somebody unknown, and of somebody signed in. */
export function readSuites({ tokens }) {
  const hello = { method: 'GET', path: '/api/hello' };
  const me = (token) => ({ method: 'GET', path: '/api/me', headers: asPlayer(token) });
  return [
    {
      name: 'hello',
      about: 'a plain read by somebody unknown',
      call: 'hello',
      connections: CONNECTIONS,
      goal: GOAL,
      first: () => hello,
      begin: () => () => [{ ...hello }],
    },
    {
      name: 'me',
      about:
        'a read by somebody signed in, whose session is looked up in the database; a player a connection',
      call: 'me',
      connections: CONNECTIONS,
      goal: GOAL,
      first: () => me(tokens[0]),
      begin: () => (connection) => [me(tokens[connection])],
    },
  ];
}
