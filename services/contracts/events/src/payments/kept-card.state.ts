import { isOffline, moneyHasCome, type CardConsent, type CardPurpose } from '@fieldhouse/values';
import type { InvoiceEvent } from './invoice.events';
import {
  changedPayment,
  dayOfInvoice,
  openOfLine,
  type Invoice,
  type Payment,
  type StandingLine,
} from './invoice.state';

/** A line for which a card is charged, on its day (yyyy-mm-dd), and what is charged of it at most, in minor units. */
export type PlannedCharge = { readonly lineId: string; readonly dueOn: string; readonly limitMinor: number };
/** What the payer has agreed to. */
export type AgreedPlan = CardConsent & { readonly plan: readonly PlannedCharge[] };
/** A card that the provider keeps for an invoice. `removed`: it is charged no more, and still to be detached there. */
export type KeptCard = {
  /** The payment with which it came, or the {@link CardSetup}. */
  readonly cardId: string;
  readonly accountId: string;
  readonly purpose: CardPurpose;
  readonly customerId: string;
  readonly methodId: string;
  /** Empty once it is removed, or its owner erased. */
  readonly brand: string;
  readonly last4: string;
  readonly keptAt: string;
  readonly plan: readonly PlannedCharge[];
  readonly removed: boolean;
};
/** The way to a card that is left at the provider's page without paying anything. */
export type CardSetup = {
  readonly cardId: string;
  readonly accountId: string;
  readonly at: string;
  readonly state: 'open' | 'kept' | 'ended';
  readonly sessionId: string | null;
  /** Null: the card is not to be kept any more. */
  readonly consent: AgreedPlan | null;
};
/** That a payment is a charge of a kept card, without its owner. */
export type AutoCharge = {
  readonly cardId: string;
  readonly lineId: string;
  readonly attempt: number;
  /** The day of the first try of the line (yyyy-mm-dd). */
  readonly firstOn: string;
  /** It is tried again then; null: not, or not known yet. */
  readonly retryAt: string | null;
  /** After it the payee is told; null: not, or not known yet. */
  readonly graceUntil: string | null;
};

/** The card that is charged; undefined: none. */
export const keptCardOf = ({ cards }: Pick<Invoice, 'cards'>): KeptCard | undefined =>
  cards.find(({ removed }) => !removed);

/** The tries of a card for a line, the first first. */
export const chargesOf = (
  { payments }: Pick<Invoice, 'payments'>,
  cardId: string,
  lineId: string,
): readonly Payment[] =>
  [...payments.values()].filter(({ auto }) => auto?.cardId === cardId && auto.lineId === lineId);

type Planned = { readonly line: StandingLine; readonly at: string; readonly limitMinor: number };
/** The lines of a card's plan for which a charge is still to come if something of them is open by then. */
const plannedOf = (
  invoice: Invoice,
  { cardId, plan }: Pick<KeptCard, 'cardId' | 'plan'>,
): readonly Planned[] =>
  plan.flatMap(({ lineId, dueOn, limitMinor }) => {
    const line = invoice.lines.find((one) => one.lineId === lineId);
    const last = chargesOf(invoice, cardId, lineId).at(-1);
    const next = last ? (last.auto?.retryAt ?? null) : chargedAt(dueOn);
    if (invoice.voided || !line || next === null || last?.state === 'open') return [];
    // It may be due on a later day than was agreed.
    const due = chargedAt(line.dueOn);
    return [{ line, at: next > due ? next : due, limitMinor }];
  });

/** What a card will still be charged for: lines of its plan that are open and not given up. */
export const chargesAhead = (
  invoice: Invoice,
  card: Pick<KeptCard, 'cardId' | 'plan'>,
): readonly { readonly lineId: string; readonly at: string; readonly amountMinor: number }[] =>
  plannedOf(invoice, card)
    .filter(({ line }) => openOfLine(line) !== 0)
    .map(({ line, at, limitMinor }) => ({
      lineId: line.lineId,
      at,
      amountMinor: chargedOf(line, limitMinor),
    }));

/**
 * Whether a card may be charged again after an instant (ISO-8601 UTC) although nothing is open: somebody has recorded money for a
 * line of its plan, or written it off, and can take that back before its day.
 */
export const mayBeOpenAgain = (
  invoice: Invoice,
  card: Pick<KeptCard, 'cardId' | 'plan'>,
  after: string,
): boolean => {
  const byHand = [...invoice.payments.values()].filter((one) => isOffline(one.way) && moneyHasCome(one));
  const recorded = byHand.flatMap(({ lines }) => lines).filter(({ amountMinor }) => amountMinor > 0);
  return plannedOf(invoice, card).some(
    ({ line, at }) =>
      at > after && (line.writtenOffMinor > 0 || recorded.some(({ lineId }) => lineId === line.lineId)),
  );
};

/** What is charged of a line: what is open of it, and never more than was agreed, whatever has gone back since. */
export const chargedOf = (line: StandingLine, limitMinor: number): number =>
  Math.min(openOfLine(line), limitMinor);

/**
 * The lines for which a card would be kept that is agreed on at an instant (ISO-8601 UTC): those that are due on a later day
 * where the payee is.
 */
export const planFrom = (
  { lines, zone }: Pick<Invoice, 'lines' | 'zone'>,
  at: string,
): readonly PlannedCharge[] => {
  const today = dayOfInvoice({ zone }, at);
  return lines
    .filter((line) => line.dueOn > today && openOfLine(line) > 0)
    .map((line) => ({ lineId: line.lineId, dueOn: line.dueOn, limitMinor: openOfLine(line) }));
};

export const purposeOf = ({ books }: Pick<Invoice, 'books'>): CardPurpose =>
  books.payer.teamId === null ? 'instalments' : 'team_rest';

/** When a card is charged on a day: 15:00 UTC, which is the same day everywhere in America. */
export const chargedAt = (day: string): string => `${day}T15:00:00.000Z`;

type Said = Extract<
  InvoiceEvent,
  {
    type:
      | 'CardSetupStarted'
      | 'CardSetupOpened'
      | 'CardSetupEnded'
      | 'CardConsentGiven'
      | 'CardKept'
      | 'CardRemoved'
      | 'CardDetached'
      | 'CardChargeFailed'
      | 'CardChargesGivenUp';
  }
>;
/** What of an invoice changes by what happens with a kept card. */
export const keptCardChange = (state: Invoice, event: Said): Partial<Invoice> => {
  switch (event.type) {
    case 'CardSetupStarted': {
      const { cardId, accountId, startedAt: at } = event.data;
      return withSetup(state, { cardId, accountId, at, state: 'open', sessionId: null, consent: null });
    }
    case 'CardSetupOpened':
      return changedSetup(state, event.data.cardId, { sessionId: event.data.sessionId });
    case 'CardSetupEnded':
      return changedSetup(state, event.data.cardId, { state: 'ended' });
    case 'CardConsentGiven': {
      const { paymentId, consent, plan } = event.data;
      return changedWay(state, paymentId, { consent: { ...consent, plan } });
    }
    case 'CardKept': {
      const { invoiceId: _, consent, ...card } = event.data;
      return {
        ...changedSetup(state, card.cardId, { state: 'kept' }),
        cards: [...state.cards, { ...card, purpose: consent.purpose, removed: false }],
      };
    }
    case 'CardRemoved':
      return {
        // Of a card that is not there yet, what would bring it keeps it no more.
        ...changedWay(state, event.data.cardId, { consent: null }),
        cards: state.cards.map((card) =>
          card.cardId === event.data.cardId ? { ...card, brand: '', last4: '', removed: true } : card,
        ),
      };
    case 'CardDetached':
      return { cards: state.cards.filter(({ cardId }) => cardId !== event.data.cardId) };
    case 'CardChargeFailed': {
      const { paymentId, code, retryAt, graceUntil } = event.data;
      const auto = state.payments.get(paymentId)?.auto;
      return changedPayment(state, paymentId, {
        ...{ state: 'cancelled', code },
        auto: auto ? { ...auto, retryAt, graceUntil } : null,
      });
    }
    case 'CardChargesGivenUp': {
      const { lineId, givenUpAt, recipientIds } = event.data;
      const failed = { at: givenUpAt, toldIds: recipientIds };
      return { lines: state.lines.map((line) => (line.lineId === lineId ? { ...line, failed } : line)) };
    }
  }
};

const withSetup = ({ setups }: Invoice, setup: CardSetup): Partial<Invoice> => ({
  setups: new Map(setups).set(setup.cardId, setup),
});
const changedSetup = (state: Invoice, cardId: string, change: Partial<CardSetup>): Partial<Invoice> => {
  const setup = state.setups.get(cardId);
  return setup ? withSetup(state, { ...setup, ...change }) : {};
};
/** With what a card comes: a payment, or without one. */
const changedWay = (state: Invoice, id: string, change: Pick<Payment, 'consent'>): Partial<Invoice> => ({
  ...changedPayment(state, id, change),
  ...changedSetup(state, id, change),
});
