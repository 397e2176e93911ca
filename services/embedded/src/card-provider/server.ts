import type { Server } from 'node:http';
import { basename, dirname } from 'node:path';
import type { Durability } from '../data-file';
import { lockDataFolder } from '../data-folder';
import { openDesk } from './desk';
import { catchUp } from './due';
import { Api } from './http/answer-api';
import { Answers } from './http/idempotency';
import { listen } from './http/listen';
import { openCardFile } from './store/card-file';
import { secretsOf } from './store/secrets';
import { unlessRefused } from './unless-refused';
import { Deliverer } from './webhooks/deliverer';
import { RETRY_AFTER_MS } from './webhooks/outbox';

/** How to run a card provider. */
export type CardProviderOptions = {
  /** The SQLite file, or ':memory:'. */
  readonly file: string;
  /** 0 or none: a free one. */
  readonly port?: number;
  /** 127.0.0.1 unless given. */
  readonly host?: string;
  /** Where people reach the checkout pages; where the server listens, unless given. */
  readonly publicUrl?: string;
  /** As {@link CardProvider.sendWebhooksTo} says it at once. Until it was said for the first time, webhooks wait. */
  readonly webhookUrl?: string;
  readonly durability?: Durability;
  /** Milliseconds; the machine's unless given. */
  readonly clock?: () => number;
  /** Milliseconds after which an event that was not taken is sent again; the last goes for all further ones. */
  readonly retryAfterMs?: readonly number[];
};

/** A running card provider. */
export type CardProvider = {
  /** For the SDK's protocol, host and port. */
  readonly url: string;
  readonly port: number;
  /** The secret key of its API, `sk_test_…`, and the secret that signs its webhooks, `whsec_…`; both are its file's. */
  readonly key: string;
  readonly webhookSecret: string;
  /** From now on webhooks go there, also after a restart. */
  readonly sendWebhooksTo: (url: string) => void;
  readonly stop: () => Promise<void>;
};

const LOOK_EVERY_MS = 200;

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Starts a server that the real SDK of Stripe uses as its API, with checkout pages on which no money moves.
 *
 * @throws DamagedDataError, DataInUseError, and what listening throws (EADDRINUSE)
 */
export const startCardProvider = async (options: CardProviderOptions): Promise<CardProvider> => {
  const { file, port = 0, host = '127.0.0.1', durability = 'fsync', clock = Date.now } = options;
  const { retryAfterMs = RETRY_AFTER_MS } = options;
  const unlock = file === ':memory:' ? () => undefined : lockDataFolder(dirname(file), basename(file));
  let db: ReturnType<typeof openCardFile> | undefined;
  try {
    const open = (db = openCardFile(file, durability));
    const { key, webhookSecret } = secretsOf(open);
    let address = '';
    const desk = openDesk(open, clock, () => (options.publicUrl ?? address).replace(/\/+$/, ''));
    const deliverer = new Deliverer({
      desk,
      secret: webhookSecret,
      endpoint: () => desk.settings.get().endpoint || undefined,
      retryAfterMs,
    });
    const wake = (): void => {
      if (open.open) deliverer.send();
    };
    const sendWebhooksTo = (endpoint: string): void => {
      desk.act(() => desk.settings.set({ endpoint }));
      wake();
    };
    if (options.webhookUrl !== undefined) sendWebhooksTo(options.webhookUrl);
    const listening = await listen(new Api(desk, new Answers(open), key), desk, { host, port, wake });
    address = `http://${host}:${listening.port}`;
    const look = setInterval(() => {
      unlessRefused(() => desk.act(() => catchUp(desk)));
      wake();
    }, LOOK_EVERY_MS);
    wake();
    let stopped: Promise<void> | undefined;
    const end = async (): Promise<void> => {
      clearInterval(look);
      await Promise.all([closed(listening.server), deliverer.stop()]);
      open.close();
      unlock();
    };
    const stop = (): Promise<void> => (stopped ??= end());
    return {
      url: address,
      port: listening.port,
      key,
      webhookSecret,
      sendWebhooksTo,
      stop,
    };
  } catch (error) {
    db?.close();
    unlock();
    throw error;
  }
};
