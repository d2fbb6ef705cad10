import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import type { Store } from '../store/store.js';

interface Parts {
  readonly store: Pick<Store, 'accounts' | 'sessions' | 'tickets'>;
  readonly config: Pick<Config, 'sessionDays'>;
  readonly now: () => number;
}

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;
/** A run played offline may come in late and still learn that its ticket has ended. */
const TICKET_DAYS = 30;

/** Forgets what nobody can use any more: sessions and tickets that ended, guests who never did anything. */
export async function sweep({ store, config, now }: Parts): Promise<{ readonly [what: string]: number }> {
  const at = now();
  return {
    sessions: await store.sessions.sweep(at),
    tickets: await store.tickets.sweep(at - TICKET_DAYS * A_DAY),
    guests: await store.accounts.sweepGuests(at - config.sessionDays * A_DAY),
  };
}

/** Sweeps every hour while the server runs. */
export function addSweeps(app: FastifyInstance, parts: Parts): void {
  const timer = setInterval(() => {
    sweep(parts).then(
      (swept) => app.log.info(swept, 'swept'),
      (error) => app.log.error(error, 'sweeping failed'),
    );
  }, AN_HOUR).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
