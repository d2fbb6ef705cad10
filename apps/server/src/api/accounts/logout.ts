import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer } from '../handler.js';

/** `POST /api/logout`: the token shown is worth nothing from now on. */
export function addLogout(api: Api): void {
  addCall(api, 'logout', async ({ request, reply }) => {
    await api.sessions.end(request, reply);
    return answer(null, 204);
  });
}
