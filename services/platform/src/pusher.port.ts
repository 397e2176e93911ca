/** Where a browser is told of something (RFC 8030), as its PushSubscription says. */
export type PushSubscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
/** What a device shows. Everything in it is sealed for that device (RFC 8291). */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** Path in the product that it leads to. */
  readonly path: string;
  /** A later one with the same tag takes the place of the one before on the device. */
  readonly tag: string;
  /** The device calls again for what takes the place of another. */
  readonly urgent?: true;
  /** After so many seconds it is not shown any more; a day unless given. */
  readonly ttlSeconds?: number;
};

/** The way out for web push. Bound by the push library. */
export interface Pusher {
  /** For `PushManager.subscribe`: base64url. */
  readonly publicKey: string;
  /** Whether this is an address that the product sends to: a push service, and nothing of our own network. */
  accepts(endpoint: string): boolean;
  /**
   * @returns `gone`: the push service does not know the device any more; `refused`: it will never take this
   * @throws RetryLater while the push service does not take it
   */
  push(to: PushSubscription, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
}

/** Nest token of the {@link Pusher}. */
export const PUSHER = Symbol('Pusher');
