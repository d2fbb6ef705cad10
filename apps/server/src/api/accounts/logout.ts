import type { Api } from '../api.js';
import { answer, type Handler } from '../handler.js';

/** `POST /api/logout`: the token shown is worth nothing from now on. */
export function logout(api: Api): Handler<'logout'> {
  return async ({ request, reply }) => {
    await api.sessions.end(request, reply);
    return answer(null, 204);
  };
}
