import { defineEvent } from '@fieldhouse/kernel';
import { cardConsent, cardRemoval, currencyCode, invoiceLine, minor, payee, payer } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const instant = z.iso.datetime();
const about = { invoiceId: id };
const booked = { ...about, books: z.object({ payee, payer, currency: currencyCode }) };
const { dueOn } = invoiceLine.shape;
/** The lines for which a card is charged, when, and what is charged of each at most (without the fee of the provider). */
const plan = z.array(z.object({ lineId: id, dueOn, limitMinor: minor }));

/** What happens in the stream of an invoice with a card that is kept for it. */
export const keptCardEvents = [
  /** The payer goes to the provider's page to leave a card there, and pays nothing by that. `cardId`: of the card that is to come. */
  defineEvent('CardSetupStarted', z.object({ ...about, cardId: id, accountId: id, startedAt: instant })),
  /** The provider has the page. */
  defineEvent('CardSetupOpened', z.object({ ...about, cardId: id, sessionId: id, expiresAt: instant })),
  /** No card is left at the page any more. */
  defineEvent('CardSetupEnded', z.object({ ...about, cardId: id, endedAt: instant })),
  /**
   * The payer has agreed in words, on the way to the provider's page, that the card is kept for no more than the plan.
   * `paymentId`: what they pay with it; where they pay nothing, the id of the card that is to come.
   */
  defineEvent(
    'CardConsentGiven',
    z.object({ ...about, paymentId: id, accountId: id, consent: cardConsent, plan, givenAt: instant }),
  ),
  /**
   * The provider keeps it. `cardId`: the payment with which it came, or as it was said when it was to come without one; `plan`: what was agreed on,
   * as far as it is still to come. The provider's ids say nothing of anybody, and outlast the person's key, so that it can be detached then too.
   */
  defineEvent(
    'CardKept',
    z.object({
      ...about,
      cardId: id,
      accountId: id,
      consent: cardConsent,
      customerId: id,
      methodId: id,
      brand: z.string(),
      last4: z.string(),
      plan,
      keptAt: instant,
    }),
    { encrypted: { keyOf: 'accountId', fields: { brand: '', last4: '' } } },
  ),
  /** It is charged no more from now on; the provider forgets it next. Before it is kept, it will not be. */
  defineEvent(
    'CardRemoved',
    z.object({ ...about, cardId: id, accountId: id, reason: cardRemoval, removedAt: instant }),
  ),
  /** The provider has forgotten it. */
  defineEvent('CardDetached', z.object({ ...about, cardId: id, detachedAt: instant })),
  /**
   * A kept card is about to be charged for a line, for the first, second or third time: said before the provider is asked.
   * `firstOn`: the day of the first try. `chargeMinor`: with the fee of the provider where the payer bears it.
   */
  defineEvent(
    'CardChargeStarted',
    z.object({
      ...booked,
      paymentId: id,
      cardId: id,
      paidBy: id,
      lineId: id,
      attempt: z.number().int().min(1).max(3),
      firstOn: z.iso.date(),
      amountMinor: minor,
      chargeMinor: minor,
      startedAt: instant,
    }),
  ),
  /**
   * Nothing was taken. `code`: the provider's word. `retryAt`: it is tried again then; else `graceUntil`: until then the
   * payer can pay by themselves before the payee is told. Both null: nobody is to be told.
   */
  defineEvent(
    'CardChargeFailed',
    z.object({
      ...about,
      paymentId: id,
      cardId: id,
      lineId: id,
      attempt: z.number().int().min(1).max(3),
      code: z.string(),
      retryAt: instant.nullable(),
      graceUntil: instant.nullable(),
      failedAt: instant,
    }),
  ),
  /** The card failed until the end, and nobody has paid by themselves: whoever collects is told. `openMinor`: of the line. */
  defineEvent(
    'CardChargesGivenUp',
    z.object({
      ...booked,
      lineId: id,
      dueOn,
      openMinor: minor,
      recipientIds: z.array(id),
      givenUpAt: instant,
    }),
  ),
] as const;
