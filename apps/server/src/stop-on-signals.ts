const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Stops a server when the terminal or the system asks for it. A second request is not held up any more. */
export function stopOnSignals(server: { close(): Promise<void>; closed: Promise<void> }): void {
  const stop = () => {
    forget();
    void server.close();
  };
  const forget = () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  void server.closed.then(forget);
}
