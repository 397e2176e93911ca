import type { Desk } from '../desk';
import { tellRefused, unlessRefused } from '../unless-refused';
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
const FORGERS_SECRET = 'whsec_of_somebody_else';

/**
 * Sends what is in the outbox until it is taken: at least once. One goes after the other, so that they come in the order
 * of the outbox: the one of what happened, or the one that was asked for.
 */
export class Deliverer {
  private flight: Promise<void> | undefined;
  private readonly ending = new AbortController();

  constructor(private readonly options: DelivererOptions) {}

  /** Sends what is due, unless that is being done already. */
  send(): void {
    this.flight ??= this.sendAll()
      .catch(tellRefused)
      .finally(() => (this.flight = undefined));
  }

  /** Ends what is on its way; it is sent again by the next process. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.flight;
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const endpoint = this.options.endpoint();
      if (endpoint === undefined || this.ending.signal.aborted) return;
      const delivery = this.options.desk.outbox.firstDue();
      if (!delivery) return;
      const isTaken = await this.isTaken(delivery, endpoint);
      if (this.ending.signal.aborted && !isTaken) return;
      // What cannot be noted is sent again: at least once is what is promised.
      if (!unlessRefused(() => this.settle(delivery, isTaken))) return;
    }
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
