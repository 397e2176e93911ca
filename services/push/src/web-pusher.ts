import { KEYRING, RetryLater, type Keyring } from '@fieldhouse/kernel/runtime';
import {
  CONFIG,
  LOGGER,
  type Config,
  type PushMessage,
  type PushSubscription,
  type Pusher,
} from '@fieldhouse/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { generateRequestDetails } from 'web-push';
import { isPushService } from './push-hosts';
import { retryAfter } from './retry-after';
import { vapidKeysOf, type VapidKeys } from './vapid-keys';

const ANSWER_WITHIN_MS = 10_000;
/** For a device that is away so long, it is too late. */
const KEPT_SECONDS = 24 * 3_600;
/** Of what is shown; with the rest it stays far below the 4,096 bytes that every push service takes. */
const TITLE_CHARACTERS = 120;
const BODY_CHARACTERS = 300;
const TOPIC_CHARACTERS = 32;

type Outcome = Awaited<ReturnType<Pusher['push']>>;

/** Sends to the push services of browsers (RFC 8030), sealed (RFC 8291) and signed (RFC 8292). An endpoint lets whoever knows it send: it never stands in the log. */
@Injectable()
export class WebPusher implements Pusher, OnModuleInit {
  readonly accepts: (endpoint: string) => boolean;
  private keys: VapidKeys | undefined;

  constructor(
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.accepts = isPushService(config.PUSH_HOSTS);
  }

  async onModuleInit(): Promise<void> {
    this.keys = await vapidKeysOf(this.keyring);
  }

  get publicKey(): string {
    return this.ownKeys.publicKey;
  }

  async push(to: PushSubscription, message: PushMessage): Promise<Outcome> {
    const request = this.accepts(to.endpoint) ? this.requestOf(to, message) : null;
    if (!request) return 'refused';
    const { status, after } = await sent(to.endpoint, request);
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    const { host } = new URL(to.endpoint);
    if (status === 408 || status === 429 || status >= 500) {
      throw new RetryLater(after, { cause: new Error(`${host} answered ${status}`) });
    }
    this.log.warn({ host, status }, 'a push service refuses what it is sent');
    return 'refused';
  }

  /** @returns null for a device whose keys are none */
  private requestOf({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage): RequestInit | null {
    const { ttlSeconds: _, ...shown } = message;
    const payload: PushMessage = {
      ...shown,
      title: clipped(message.title, TITLE_CHARACTERS),
      body: clipped(message.body, BODY_CHARACTERS),
    };
    try {
      const { method, headers, body } = generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        {
          vapidDetails: { subject: subjectOf(this.config), ...this.ownKeys },
          TTL: Math.min(KEPT_SECONDS, message.ttlSeconds ?? KEPT_SECONDS),
          urgency: 'high',
          topic: topicOf(message.tag),
        },
      );
      return { method, headers: headers as Record<string, string>, body };
    } catch {
      return null;
    }
  }

  private get ownKeys(): VapidKeys {
    if (!this.keys) throw new Error('the application has not started');
    return this.keys;
  }
}

/** What the push service says: nothing of its answer's body is read. @throws RetryLater when it does not answer */
const sent = async (
  endpoint: string,
  request: RequestInit,
): Promise<{ readonly status: number; readonly after: number }> => {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(endpoint, { ...request, redirect: 'manual', signal });
    await answer.body?.cancel();
    return { status: answer.status, after: retryAfter(answer.headers.get('retry-after'), new Date()) };
  } catch {
    throw new RetryLater(retryAfter(null, new Date()), {
      cause: new Error(`${new URL(endpoint).host} does not answer`),
    });
  }
};

/** Where push services find whoever runs the product: they ask for https or an address. */
const subjectOf = ({ SECURE, PUBLIC_URL, MAIL_FROM }: Config): string =>
  SECURE ? PUBLIC_URL : `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;

/** What waits for a device under the same topic gives way; it tells the push service nothing. */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_CHARACTERS);

const clipped = (text: string, atMost: number): string => {
  const characters = [...text];
  return characters.length > atMost ? `${characters.slice(0, atMost - 1).join('')}…` : text;
};
