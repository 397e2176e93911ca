import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);
const instant = z.iso.datetime();

/** Every event of a `providerEvent-…` stream: what the card provider has told, once each. */
export const providerEventEvents = [
  /**
   * The card provider says that something has happened to an object of its own. `body` is its message as it came, closed
   * with the key of the account that pays; of a payer without an account it holds nothing personal. Null: nobody sent it,
   * it was looked up.
   */
  defineEvent(
    'ProviderEventReceived',
    z.object({
      providerEventId: id,
      /** The provider's own word for what happened, such as `refund.created`. */
      type: id,
      objectId: id,
      createdAt: instant,
      receivedAt: instant,
      accountId: id.nullable(),
      body: z.string().nullable(),
    }),
    { encrypted: { keyOf: 'accountId', fields: { body: null } } },
  ),
] as const;
export type ProviderEvent = EventOf<(typeof providerEventEvents)[number]>;

/** Every event of a `providerSweep-…` stream. */
export const providerSweepEvents = [
  /** Whatever the card provider says has happened between two instants has been received; `missed` had not been. */
  defineEvent(
    'ProviderEventsSwept',
    z.object({ from: instant, upTo: instant, missed: z.number().int().min(0) }),
  ),
] as const;
export type ProviderSweepEvent = EventOf<(typeof providerSweepEvents)[number]>;
