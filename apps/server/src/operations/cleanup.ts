import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import type { Store } from '../store/store.js';

interface Parts {
  readonly store: Pick<
    Store,
    'accounts' | 'administration' | 'recovery' | 'sessions' | 'tickets' | 'witnesses'
  >;
  readonly config: Pick<Config, 'sessionDays'>;
  readonly now: () => number;
}

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;
/** A run played offline may be uploaded late, and the player still learns that its ticket has ended. */
const TICKET_DAYS = 30;

/** Deletes sessions, tickets and links that ended, and guests that own nothing, and lifts bans. Answers how many. */
export async function cleanUp({ store, config, now }: Parts): Promise<{ readonly [kind: string]: number }> {
  const at = now();
  return {
    sessions: await store.sessions.removeEnded(at),
    witnesses: await store.witnesses.removeEnded(at - A_DAY),
    tickets: await store.tickets.removeEnded(at - TICKET_DAYS * A_DAY),
    links: await store.recovery.removeEnded(at),
    bans: await store.administration.liftEndedBans(at),
    guests: await store.accounts.removeIdleGuests(at - config.sessionDays * A_DAY),
  };
}

/** Cleans up every hour while the server runs. */
export function addCleanup(app: FastifyInstance, parts: Parts): void {
  const timer = setInterval(() => {
    cleanUp(parts).then(
      (removed) => app.log.info(removed, 'cleaned up'),
      (error) => app.log.error(error, 'cleaning up failed'),
    );
  }, AN_HOUR).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
