import { isHoldOver, openOfLine, type Forfeit } from '@fieldhouse/events/payments';
import { NotYetDue } from '@fieldhouse/kernel';
import type { InvoiceCommandOf } from '../invoice.commands';
import type { InvoiceTurn } from '../invoice-turn';
import { dayAfter, daysOn, endOfDay, isLookedAtLate } from '../last-day';
import { waitsUntil } from './on-its-way';

/** From when people can know of it, whatever was due before: nobody loses a place without having been told. */
const NOTICE_DAYS = 7;
type Planned = Forfeit['lines'][number];

/**
 * What follows for the place when a line is not paid, as its league goes about it now. Of a line whose last day is over
 * there is a new one, because something else has come of it since, or because nobody looked when it was over (`putOff`).
 * Nothing follows for whoever has lost their place, whatever they have paid.
 */
export const planForfeit = (
  turn: InvoiceTurn,
  { days, zone }: Pick<InvoiceCommandOf<'PlanForfeit'>, 'days' | 'zone'>,
  putOff?: true,
): void => {
  const { invoice, invoiceId, at: plannedAt } = turn;
  const { forfeit: before, forfeited, subject, voided } = invoice;
  if (subject.kind !== 'registration' || voided || forfeited || isHoldOver(invoice, plannedAt)) return;
  if (days === null) {
    if (before) turn.say({ type: 'ForfeitPlanned', data: { invoiceId, days, lines: [], plannedAt } });
    return;
  }
  const known = before?.days === days ? before.lines : [];
  const lines = invoice.lines
    .filter((line) => openOfLine(line) > 0)
    .map(({ lineId, dueOn }) => {
      const planned = known.find((one) => one.lineId === lineId);
      if (planned && planned.endsAt > plannedAt) return { ...planned, dueOn };
      return { lineId, dueOn, ...lastDayOf(dueOn, days, zone, plannedAt), ...(putOff && { putOff }) };
    });
  if (before?.days === days && lines.every(({ lineId, endsAt }) => isPlanned(known, lineId, endsAt))) return;
  turn.say({ type: 'ForfeitPlanned', data: { invoiceId, days, lines, plannedAt } });
};

const isPlanned = (known: readonly Planned[], lineId: string, endsAt: string): boolean =>
  known.some((one) => one.lineId === lineId && one.endsAt === endsAt);

const lastDayOf = (dueOn: string, days: number, zone: string, at: string): Omit<Planned, 'lineId'> => {
  const byTerms = daysOn(dueOn, days);
  const noticed = dayAfter(at, NOTICE_DAYS, zone);
  const lastOn = byTerms > noticed ? byTerms : noticed;
  return { lastOn, endsAt: endOfDay(lastOn, zone) };
};

/**
 * The last day to pay a line is over: the place goes, if the league still goes about it so and nothing is on its way that
 * may pay it, or that a bank or a second person has still to decide. Once. Where nobody looked when the day was over there
 * is another one, once; and for whoever has no place, which cannot go, there is always another.
 * @throws NotYetDue while something is on its way
 */
export const forfeitDue = (
  turn: InvoiceTurn,
  { lineId, days, kept, waits, collectorIds, zone, dueAt }: InvoiceCommandOf<'ForfeitDue'>,
): void => {
  const { invoice, at: fellDueAt } = turn;
  const { forfeit, forfeited, subject, voided, accrued } = invoice;
  const line = invoice.lines.find((one) => one.lineId === lineId);
  const planned = forfeit?.lines.find((one) => one.lineId === lineId);
  if (!line || !planned || forfeited || forfeit?.days !== days || fellDueAt < planned.endsAt) return;
  if (voided || !accrued || openOfLine(line) <= 0) return;
  if (waits) return planForfeit(turn, { days, zone });
  if (!planned.putOff && isLookedAtLate(dueAt, fellDueAt)) return planForfeit(turn, { days, zone }, true);
  const later = waitsUntil(invoice, [lineId], planned.endsAt, fellDueAt);
  if (later !== null) throw new NotYetDue(later);
  turn.say({
    type: 'ForfeitFellDue',
    data: {
      ...{ ...turn.booked, subject, lineId, dueOn: line.dueOn, openMinor: openOfLine(line) },
      ...{ kept, recipientIds: [...collectorIds], fellDueAt },
    },
  });
};
