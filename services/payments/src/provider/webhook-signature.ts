import { CONFIG, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { ProviderMessage } from './provider-events';

/** Seconds by which a message may be older than our clock: who has listened cannot send it again later. */
const TOLERANCE_SECONDS = 300;

/** What has proved to be the provider's; it may be about nothing that has an id, such as the balance. */
export type SignedMessage = { readonly message: ProviderMessage | null };

/** Tells the card provider's messages from everybody else's. */
@Injectable()
export class WebhookSignature {
  private readonly secrets: readonly string[];

  constructor(@Inject(CONFIG) { CARD_WEBHOOK_SECRETS }: Config) {
    this.secrets = CARD_WEBHOOK_SECRETS.split(',')
      .map((secret) => secret.trim())
      .filter(Boolean);
  }

  /** Reads what came; null when none of the secrets has signed it of late. */
  read(bytes: Buffer, signature: string): SignedMessage | null {
    for (const secret of this.secrets) {
      const event = signedEvent(bytes, signature, secret);
      if (event) return { message: messageOf(event, bytes.toString('utf8')) };
    }
    return null;
  }
}

const signedEvent = (bytes: Buffer, signature: string, secret: string): Stripe.Event | null => {
  try {
    return Stripe.webhooks.constructEvent(bytes, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
};

const messageOf = ({ id, type, created, data }: Stripe.Event, text: string): ProviderMessage | null => {
  const object = data.object as {
    readonly id?: string;
    readonly metadata?: Readonly<Record<string, string>> | null;
  };
  if (object.id === undefined) return null;
  const createdAt = new Date(created * 1_000).toISOString();
  const happening = { id, type, objectId: object.id, createdAt };
  return { happening, accountId: object.metadata?.['accountId'] ?? null, text };
};
