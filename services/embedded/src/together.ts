/** One of the three servers that the application needs. */
export type EmbeddedService = 'eventStore' | 'documentStore' | 'redis';

/** A running server, wherever it runs. */
export type RunningServer = { readonly url: string; stop(): Promise<void> };

/** The servers that were started together. */
export type Together<S extends RunningServer> = {
  readonly servers: ReadonlyMap<EmbeddedService, S>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts servers on one data folder: the event store alone first, since its lock tells whether the folder is in use
 * before anything else touches it. When one does not start, those that did are stopped.
 *
 * @throws what the first of them throws that does not start
 */
export const startTogether = async <S extends RunningServer>(
  starts: Readonly<Partial<Record<EmbeddedService, () => Promise<S>>>>,
): Promise<Together<S>> => {
  const servers = new Map<EmbeddedService, S>();
  const stop = async (): Promise<void> => {
    await Promise.all([...servers.values()].map((server) => server.stop()));
  };
  const start = async (name: EmbeddedService): Promise<void> => {
    const server = await starts[name]?.();
    if (server) servers.set(name, server);
  };
  try {
    await start('eventStore');
    const outcomes = await Promise.allSettled([start('documentStore'), start('redis')]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return { servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
