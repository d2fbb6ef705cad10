type Grant = (lock: { name: string } | null) => unknown;

interface Options {
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

/** The locks that all tabs of a browser share, and the channel on which they speak. */
export function fakeLocks() {
  const held = new Set<string>();
  const waiting: { name: string; run: () => void }[] = [];
  const listeners = new Set<{ from: object; hear: (event: { data: unknown }) => void }>();

  async function hold(name: string, grant: Grant): Promise<unknown> {
    held.add(name);
    try {
      return await grant({ name });
    } finally {
      held.delete(name);
      const next = waiting.findIndex((each) => each.name === name);
      if (next >= 0) waiting.splice(next, 1)[0].run();
    }
  }

  function request(name: string, ...more: [Grant] | [Options, Grant]): Promise<unknown> {
    const grant = more.at(-1) as Grant;
    const options = (more.length === 2 ? more[0] : {}) as Options;
    if (!held.has(name)) return hold(name, grant);
    if (options.ifAvailable) return Promise.resolve(grant(null));
    return new Promise((resolve, reject) => {
      const run = () => resolve(hold(name, grant));
      const place = { name, run };
      waiting.push(place);
      options.signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(place);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(new Error('aborted'));
      });
    });
  }

  return {
    request,
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    /** One end of the channel: it does not hear itself. */
    channel() {
      const from = {};
      return {
        postMessage(data: unknown) {
          for (const listener of listeners) if (listener.from !== from) listener.hear({ data });
        },
        addEventListener: (_: string, hear: (event: { data: unknown }) => void) =>
          listeners.add({ from, hear }),
        removeEventListener: (_: string, hear: unknown) => {
          for (const listener of listeners) if (listener.hear === hear) listeners.delete(listener);
        },
      };
    },
  };
}
