import { LIMITS } from '@warren/protocol';
import { answer, type Handlers } from './context.js';

export const sessionHandlers: Handlers<'sessions' | 'logoutEverywhere'> = {
  /** Hashes of tokens stay on the server. */
  async sessions({ store, now }, { account, request }) {
    const rows = await store.sessions.list(account.id, { now: now(), limit: LIMITS.sessions });
    const own = request.caller?.tokenHash;
    return answer({
      sessions: rows.map(({ device, createdAt, seenAt, tokenHash }) => ({
        device,
        createdAt,
        // A session from before it was noted.
        seenAt: Math.max(seenAt, createdAt),
        current: tokenHash === own,
      })),
    });
  },

  async logoutEverywhere({ sessions }, { account, request, reply }) {
    await sessions.endAll(account.id, request, reply);
    return answer(null, 204);
  },
};
