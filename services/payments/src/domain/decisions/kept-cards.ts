import { NotYetDue } from '@fieldhouse/kernel';
import { moneyHasCome, type CardRemoval } from '@fieldhouse/values';
import {
  chargedAt,
  chargedOf,
  chargesAhead,
  chargesOf,
  isHoldOver,
  keptCardOf,
  mayBeOpenAgain,
  openOf,
  openOfLine,
  planFrom,
  purposeOf,
  undecidedOf,
  type AgreedPlan,
  type KeptCard,
  type Payment,
} from '@fieldhouse/events/payments';
import { afterFailure, chargeWithFee } from '@fieldhouse/money';
import type { CardOfNews, InvoiceCommand, InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';

const DAY_MS = 86_400_000;
const TRIES = 3;
/** No word of the provider's: the card was taken back before it was charged. */
export const CARD_REMOVED = 'card_removed';
/** Another try of these would end as this one did: somebody has to be there, or the card is gone. */
const FINAL_CODES = [
  ...['authentication_required', 'lost_card', 'stolen_card', 'pickup_card', 'amount_too_small'],
  ...['resource_missing', 'payment_method_unexpected_state', CARD_REMOVED],
];

type ChargeOfCard = { readonly cardId: string; readonly lineId: string; readonly attempt: number };
/** The payment that a charge is: the same at every try of the same. */
const idOfCharge = ({ cardId, lineId, attempt }: ChargeOfCard): string => `${cardId}.${lineId}.${attempt}`;
/** The charge that a payment's id says. */
export const chargeOfId = (paymentId: string): ChargeOfCard => {
  const [cardId = '', ...rest] = paymentId.split('.');
  return { cardId, lineId: rest.slice(0, -1).join('.'), attempt: Number(rest.at(-1)) };
};

const dayOf = (at: string): string => at.slice(0, 10);
const tomorrow = (at: string): string => new Date(Date.parse(at) + DAY_MS).toISOString();

/**
 * The payer agrees that the card is kept which they are about to pay with, or to leave there without paying anything.
 * @throws InvoiceError `not_payer` for who does not answer for the invoice, `nothing_later`
 */
export const agreeToKeep = (
  turn: InvoiceTurn,
  {
    paymentId,
    consent,
    amountMinor,
  }: Pick<InvoiceCommandOf<'StartCheckout'>, 'paymentId' | 'consent' | 'amountMinor'>,
): void => {
  if (!consent) return;
  const accountId = turn.paying();
  const { invoice, invoiceId, at: givenAt } = turn;
  if (accountId !== turn.payerId || consent.purpose !== purposeOf(invoice))
    throw new InvoiceError('not_payer');
  const plan = [...planFrom(invoice, givenAt)];
  if (plan.length === 0 || amountMinor >= openOf(invoice)) throw new InvoiceError('nothing_later');
  turn.say({ type: 'CardConsentGiven', data: { invoiceId, paymentId, accountId, consent, plan, givenAt } });
};

/** A card is kept as was agreed; one of before gives way. */
export const keepCard = (
  turn: InvoiceTurn,
  cardId: string,
  accountId: string,
  { plan: agreed, ...words }: AgreedPlan,
  card: CardOfNews,
): void => {
  const before = keptCardOf(turn.invoice);
  if (before) remove(turn, before, 'replaced');
  const { invoiceId, at: keptAt } = turn;
  const ahead = planFrom(turn.invoice, keptAt);
  const plan = agreed.filter(({ lineId }) => ahead.some((one) => one.lineId === lineId));
  turn.say({
    type: 'CardKept',
    data: { invoiceId, cardId, accountId, consent: words, ...card, plan, keptAt },
  });
};

/** Whoever has let it be kept takes that back; what is not kept any more stays so. @throws InvoiceError `not_payer` */
export const removeCard = (turn: InvoiceTurn, { cardId }: InvoiceCommandOf<'RemoveCard'>): void => {
  const accountId = turn.paying();
  const card = turn.invoice.cards.find((one) => one.cardId === cardId);
  if (card && card.accountId !== accountId) throw new InvoiceError('not_payer');
  if (card && !card.removed) remove(turn, card, 'taken_back');
};

/** Somebody has left. */
export const forgetCards = (turn: InvoiceTurn, { accountId }: InvoiceCommandOf<'ForgetCards'>): void =>
  forgetCardsOf(turn, accountId, 'erased');

/** No card of somebody's is kept, nor one that they still enter on a page that they left open. */
export const forgetCardsOf = (turn: InvoiceTurn, accountId: string, reason: CardRemoval): void => {
  const { cards, payments, setups } = turn.invoice;
  for (const card of cards) if (card.accountId === accountId && !card.removed) remove(turn, card, reason);
  for (const { paymentId: cardId, paidBy, consent, state } of payments.values())
    if (paidBy === accountId && consent && state === 'open') remove(turn, { cardId, accountId }, reason);
  for (const { cardId, accountId: ownerId, consent, state } of setups.values())
    if (ownerId === accountId && consent && state === 'open') remove(turn, { cardId, accountId }, reason);
};

export const noteDetached = (turn: InvoiceTurn, { cardId }: InvoiceCommandOf<'NoteDetached'>): void => {
  const { invoice, invoiceId, at: detachedAt } = turn;
  if (invoice.cards.some((card) => card.cardId === cardId && card.removed))
    turn.say({ type: 'CardDetached', data: { invoiceId, cardId, detachedAt } });
};

/**
 * A card for which nothing is left to be charged is not kept any longer, nor one for what has ended. Of what somebody has
 * recorded or written off that is known once its day has come, because they may take it back before.
 */
export const letGoOfCard = (turn: InvoiceTurn, { type }: Pick<InvoiceCommand, 'type'>): void => {
  const { invoice, events, at } = turn;
  const card = keptCardOf(invoice);
  if (!card || (events.length === 0 && type !== 'ChargeDue')) return;
  const charging = [...invoice.payments.values()].some(
    ({ auto, state }) => auto?.cardId === card.cardId && state === 'open',
  );
  if (charging) return;
  const isNeeded = chargesAhead(invoice, card).length > 0 || mayBeOpenAgain(invoice, card, at);
  if (invoice.endPercent !== null || !isNeeded) remove(turn, card, 'not_needed');
};

const remove = (
  turn: InvoiceTurn,
  { cardId, accountId }: Pick<KeptCard, 'cardId' | 'accountId'>,
  reason: CardRemoval,
): void => {
  const { invoiceId, at: removedAt } = turn;
  turn.say({ type: 'CardRemoved', data: { invoiceId, cardId, accountId, reason, removedAt } });
};

/**
 * The day of a line has come, or of another try: what is open of it is charged (business rules 5.6.4, 5.6.5), never
 * more than was agreed. Said before
 * the provider is asked, once for each line and try, so that an interruption anywhere charges nothing twice. While a bank
 * decides about a payment of it, it is not owed yet, or they have lost what it is for, nobody is charged, and every day is
 * looked again.
 * @throws NotYetDue meanwhile
 */
export const chargeDue = (
  turn: InvoiceTurn,
  { cardId, lineId, attempt, rate }: InvoiceCommandOf<'ChargeDue'>,
): void => {
  const { invoice, at: startedAt } = turn;
  const card = keptCardOf(invoice);
  const line = invoice.lines.find((one) => one.lineId === lineId);
  const planned = card?.plan.find((one) => one.lineId === lineId);
  if (card?.cardId !== cardId || !line || !planned) return;
  const tries = chargesOf(invoice, cardId, lineId);
  const last = tries.at(-1);
  if (tries.length + 1 !== attempt || attempt > TRIES || (last && last.auto?.retryAt === null)) return;
  const waits = !invoice.accrued || undecidedOf(invoice).length > 0 || isHoldOver(invoice, startedAt);
  const amountMinor = chargedOf(line, planned.limitMinor);
  if (invoice.voided || amountMinor <= 0) return;
  if (waits) throw new NotYetDue(tomorrow(startedAt));
  // It may be due on a later day than was agreed.
  const from = chargedAt(line.dueOn);
  if (line.dueOn > planned.dueOn && startedAt < from) throw new NotYetDue(from);
  const chargeMinor = invoice.bearer === 'payer' ? chargeWithFee(amountMinor, rate) : amountMinor;
  const today = dayOf(startedAt);
  // What has waited beyond the day of this try begins anew: the next one would be overdue else, and come at once.
  const firstOn = last?.auto && dayOf(last.auto.retryAt ?? '') >= today ? last.auto.firstOn : today;
  turn.say({
    type: 'CardChargeStarted',
    data: {
      ...{ ...turn.booked, paymentId: idOfCharge({ cardId, lineId, attempt }), cardId },
      paidBy: card.accountId,
      ...{ lineId, attempt, firstOn, amountMinor, chargeMinor, startedAt },
    },
  });
};

/** What the provider says of a charge without the payer, where nothing was taken. */
export const chargeFailed = (turn: InvoiceTurn, { paymentId, auto }: Payment, code: string): void => {
  if (!auto) return;
  const { invoiceId, at: failedAt } = turn;
  const { cardId, lineId, attempt, firstOn } = auto;
  const today = dayOf(failedAt);
  const failed = FINAL_CODES.includes(code) ? TRIES : attempt;
  const next = afterFailure(firstOn, failed, today);
  const isTold = code !== CARD_REMOVED;
  turn.say({
    type: 'CardChargeFailed',
    data: {
      ...{ invoiceId, paymentId, cardId, lineId, attempt, code, failedAt },
      retryAt: next.step === 'retry' ? chargedAt(next.on) : null,
      graceUntil:
        next.step === 'retry' || !isTold ? null : next.step === 'link' ? endOf(next.until) : failedAt,
    },
  });
};

/** When a day is over everywhere. */
const endOf = (day: string): string => new Date(Date.parse(`${day}T12:00:00.000Z`) + DAY_MS).toISOString();

/**
 * The time to pay by oneself is over: whoever collects is told, once. While they have lost what it is for every day is looked
 * again, and once they have it back when the day on which it is due then is over.
 * @throws NotYetDue meanwhile
 */
export const giveUpCharging = (
  turn: InvoiceTurn,
  { cardId, lineId, collectorIds }: InvoiceCommandOf<'GiveUpCharging'>,
): void => {
  const { invoice, at: givenUpAt } = turn;
  const line = invoice.lines.find((one) => one.lineId === lineId);
  const last = chargesOf(invoice, cardId, lineId).at(-1);
  if (!line || line.failed || invoice.voided || openOfLine(line) <= 0) return;
  if (!last || moneyHasCome(last) || last.auto?.graceUntil === null) return;
  if (isHoldOver(invoice, givenUpAt)) throw new NotYetDue(tomorrow(givenUpAt));
  const planned = keptCardOf(invoice)?.plan.find((one) => one.lineId === lineId);
  if (planned && line.dueOn > planned.dueOn && givenUpAt < endOf(line.dueOn))
    throw new NotYetDue(endOf(line.dueOn));
  const { dueOn } = line;
  turn.say({
    type: 'CardChargesGivenUp',
    data: {
      ...{ ...turn.booked, lineId, dueOn, openMinor: openOfLine(line), recipientIds: [...collectorIds] },
      givenUpAt,
    },
  });
};
