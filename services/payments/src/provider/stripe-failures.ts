import type { AwayLog } from '@fieldhouse/platform';
import Stripe from 'stripe';
import { CardProviderRefused, CardProviderUnavailable } from './card-provider';

const TOO_MANY = 429;
const IN_PROGRESS = 409;
const OUR_KEY = [401, 403];

/**
 * What a failure of the SDK means for whoever asked. Its own message is left behind: it repeats parts of what was sent,
 * of a wrong key too.
 */
const meaningOf = (error: Stripe.errors.StripeError): Error => {
  const { statusCode: status, code, type, requestId } = error;
  const word = code ?? type;
  const isLater = status === undefined || status >= 500 || status === TOO_MANY || status === IN_PROGRESS;
  // A key that is wrong is put right by whoever runs the product: what was asked is asked again then.
  if (isLater || OUR_KEY.includes(status)) return new CardProviderUnavailable(word);
  return new CardProviderRefused(word, requestId ?? null);
};

/** Asks the provider, and tells why it is away. */
export class Questions {
  constructor(private readonly away: Pick<AwayLog, 'tell'>) {}

  /** @throws CardProviderUnavailable, CardProviderRefused */
  async asked<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      const meant = error instanceof Stripe.errors.StripeError ? meaningOf(error) : error;
      if (meant instanceof CardProviderUnavailable) this.away.tell(meant);
      throw meant;
    }
  }

  /** The same of a list that is read page by page. */
  async *listed<T>(list: AsyncIterable<T>): AsyncIterable<T> {
    const pages = list[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.asked(() => pages.next());
      if (next.done === true) return;
      yield next.value;
    }
  }
}
