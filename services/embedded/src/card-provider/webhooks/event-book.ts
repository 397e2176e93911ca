import { API_VERSION } from '../api-version';
import { newId } from '../store/ids';
import type { KeptEvent } from '../store/kinds';
import type { Objects } from '../store/objects';
import type { Outbox } from './outbox';

/** The kinds of events that are written down and sent. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'setup_intent.canceled',
  'charge.succeeded',
  'charge.failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'payout.created',
  'payout.paid',
  'payout.failed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Which call an event came of. */
export type Cause = KeptEvent['request'];
const NO_CALL: Cause = { id: null, idempotency_key: null };

/** Writes events down in the transaction of what they tell of, and hands them to the outbox. */
export class EventBook {
  /** Set while a call is answered; events of pages and of time come of no call. */
  cause: Cause = NO_CALL;

  constructor(
    private readonly objects: Objects,
    private readonly outbox: Outbox,
    private readonly now: () => number,
  ) {}

  /** An event about an object as it is now. */
  make(type: string, object: unknown, previous?: unknown): KeptEvent {
    return {
      id: newId('event'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: this.cause,
      type,
    };
  }

  tell(type: EventType, object: unknown, previous?: unknown): void {
    const event = this.make(type, object, previous);
    this.objects.insert('event', event, event.created);
    this.outbox.post(event);
  }

  /** Does a call's work with its id on the events that come of it. */
  by<T>(cause: Cause, work: () => T): T {
    this.cause = cause;
    try {
      return work();
    } finally {
      this.cause = NO_CALL;
    }
  }
}
