import type { PayoutStatementView } from '@fieldhouse/api-contract';
import { HttpProblem, notFound } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import {
  CARD_PROVIDER,
  CardProviderRefused,
  CardProviderUnavailable,
  type CardProvider,
  type ProviderMovement,
} from '../provider/card-provider';
import { statementOf } from './payout-statement';

/** More than moves between two payouts of the clubs that this is for. */
const PARTS_AT_MOST = 5_000;

/** What the card provider says that its payouts are made of: it is asked, so that nothing is kept twice. */
@Injectable()
export class PayoutStatements {
  constructor(@Inject(CARD_PROVIDER) private readonly cards: CardProvider) {}

  /** @throws 404; 409 `no_provider`, `payout_by_hand`, `payout_too_long`; 503 `card_provider_away` */
  async of(payoutId: string): Promise<PayoutStatementView> {
    if (!this.cards.isThere) throw nobody();
    const payout = await told(() => this.cards.payoutNews(payoutId), notFound);
    const moved = await told(() => this.moved(payoutId), byHand);
    return statementOf(payout, moved);
  }

  private async moved(payoutId: string): Promise<readonly ProviderMovement[]> {
    const moved: ProviderMovement[] = [];
    for await (const one of this.cards.movementsOf(payoutId)) {
      if (moved.length === PARTS_AT_MOST) throw tooLong();
      moved.push(one);
    }
    return moved;
  }
}

const told = async <Answer>(ask: () => Promise<Answer>, whenRefused: () => HttpProblem): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CardProviderUnavailable) throw away();
    if (error instanceof CardProviderRefused) throw whenRefused();
    throw error;
  }
};

const nobody = (): HttpProblem =>
  new HttpProblem(
    ...([409, 'no_provider', 'No card provider'] as const),
    'No cards are taken here, so nothing is paid out. Set one up first.',
  );
const byHand = (): HttpProblem =>
  new HttpProblem(
    ...([409, 'payout_by_hand', 'Made by hand'] as const),
    'Of a payout that was made by hand the card provider does not say what is in it. Look at the days before it under Reconciliation.',
  );
const tooLong = (): HttpProblem =>
  new HttpProblem(
    ...([409, 'payout_too_long', 'Too much to show'] as const),
    `More than ${PARTS_AT_MOST.toLocaleString('en-US')} movements are in this payout. Export it on the card provider’s own pages.`,
  );
const away = (): HttpProblem =>
  new HttpProblem(
    ...([503, 'card_provider_away', 'The card provider does not answer'] as const),
    'What is in the payout cannot be looked up now. Try again in a minute.',
    { retryAfterSeconds: 30 },
  );
