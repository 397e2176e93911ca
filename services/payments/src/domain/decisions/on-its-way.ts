import {
  chargesAhead,
  keptCardOf,
  undecidedOf,
  type Invoice,
  type Payment,
} from '@fieldhouse/events/payments';

const DAY_MS = 86_400_000;

/**
 * Until when it is looked again whether lines are paid, because something is on its way that may pay them, or that a bank or
 * a second person has still to decide.
 * @param endsAt when the last day to pay them was over @param at now, both ISO-8601 UTC
 * @returns ISO-8601 UTC; null: nothing is on its way
 */
export const waitsUntil = (
  invoice: Invoice,
  lineIds: readonly string[],
  endsAt: string,
  at: string,
): string | null => {
  const payments = [...invoice.payments.values()];
  const graceUntil = payments
    .flatMap(({ auto }) => (auto && lineIds.includes(auto.lineId) ? [auto.graceUntil ?? ''] : []))
    .sort()
    .at(-1);
  if (graceUntil !== undefined && graceUntil > at) return graceUntil;
  const card = keptCardOf(invoice);
  const isCharged = card && chargesAhead(invoice, card).some(({ lineId }) => lineIds.includes(lineId));
  const isPaid = payments.some(
    (one) => one.state === 'open' && (one.auto !== null || isOnPage(one, endsAt, at)),
  );
  const goesBack = [...invoice.refunds.values()].some(
    ({ state }) => state === 'to_approve' || state === 'pending',
  );
  const isOnItsWay = isCharged === true || isPaid || undecidedOf(invoice).length > 0 || goesBack;
  return isOnItsWay ? new Date(Date.parse(at) + DAY_MS).toISOString() : null;
};

/**
 * Whether somebody may still pay at a page of before the last day was over: whoever goes there when it is does not put it off
 * by that. Of a page that the provider has it says when it ends; one that never came about would be over in a day.
 */
const isOnPage = ({ at: begunAt, sessionId }: Payment, endsAt: string, at: string): boolean =>
  begunAt < endsAt && (sessionId !== null || Date.parse(at) - Date.parse(begunAt) < DAY_MS);
