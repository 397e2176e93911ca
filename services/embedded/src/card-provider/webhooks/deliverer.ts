import type { Desk } from '../desk';
import { unlessRefused } from '../unless-refused';
import type { Delivery } from './outbox';
import { signatureOf } from './signature';

/** How events are sent. */
export type DelivererOptions = {
  readonly desk: Desk;
  readonly secret: string;
  /** Where to, or nothing: then they wait. */
  readonly endpoint: () => string | undefined;
  readonly retryAfterMs: readonly number[];
};

const ANSWER_WITHIN_MS = 10_000;
const AT_ONCE = 16;
const FORGERS_SECRET = 'whsec_of_somebody_else';

/** Sends what is in the outbox until it is taken: at least once, in no promised order. */
export class Deliverer {
  private readonly flying = new Map<number, Promise<void>>();
  private readonly ending = new AbortController();

  constructor(private readonly options: DelivererOptions) {}

  /** Sends what is due and is not on its way already. */
  send(): void {
    const endpoint = this.options.endpoint();
    if (endpoint === undefined || this.ending.signal.aborted) return;
    for (const delivery of this.options.desk.outbox.dueNow()) {
      if (this.flying.size >= AT_ONCE) return;
      if (!this.flying.has(delivery.id)) this.fly(delivery, endpoint);
    }
  }

  /** Ends what is on its way; it is sent again by the next process. */
  async stop(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.flying.values());
  }

  private fly(delivery: Delivery, endpoint: string): void {
    const flight = this.isTaken(delivery, endpoint).then((isTaken) => {
      this.flying.delete(delivery.id);
      if (this.ending.signal.aborted && !isTaken) return;
      // What cannot be noted is sent again: at least once is what is promised.
      unlessRefused(() => this.settle(delivery, isTaken));
      setImmediate(() => this.send());
    });
    this.flying.set(delivery.id, flight);
  }

  private settle(delivery: Delivery, isTaken: boolean): void {
    const { desk, retryAfterMs } = this.options;
    desk.act(() => {
      if (!isTaken) return desk.outbox.refused(delivery, retryAfterMs);
      desk.outbox.taken(delivery);
      if (delivery.forged === 0 && !desk.outbox.isOpen(delivery.event))
        desk.objects.update('event', delivery.event, { pending_webhooks: 0 });
    });
  }

  private async isTaken({ payload, forged }: Delivery, endpoint: string): Promise<boolean> {
    const { desk, secret } = this.options;
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Fieldhouse practice payments',
          'stripe-signature': signatureOf(payload, forged === 1 ? FORGERS_SECRET : secret, desk.now()),
        },
        body: payload,
        signal: AbortSignal.any([this.ending.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
