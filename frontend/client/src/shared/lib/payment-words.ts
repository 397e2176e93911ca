import { calendarDay, type LeagueProspectus } from '@fieldhouse/api-contract';
import { dueFrom } from '@fieldhouse/money';
import { priceOf } from './money';

type Payment = LeagueProspectus['payment'];

/** '$40 with the registration, $80 by Apr 1, 2026'. @param today of the league's zone (yyyy-mm-dd) */
export const planWords = (totalMinor: number, payment: Payment, currency: string, today: string): string =>
  dueFrom(totalMinor, payment, today)
    .map(({ dueOn, amountMinor }, n) => {
      const amount = priceOf(amountMinor, currency);
      return n === 0 ? `${amount} with the registration` : `${amount} by ${calendarDay(dueOn)}`;
    })
    .join(', ');

/** Who bears the card provider's fee, to whoever pays. */
export const bearerSentence = (bearer: Payment['bearer']): string =>
  bearer === 'organizer'
    ? 'The organizers cover the card provider’s fee: you pay no more than the price.'
    : 'If you pay by card, the card provider’s fee comes on top. You see it before you pay.';
