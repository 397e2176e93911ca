import { registrationInvoiceId } from '@fieldhouse/events/payments';
import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { InvoiceRequest, LeagueMoneyRequest } from '@fieldhouse/payments';

type Asked = Extract<LeaguePlacesEvent, { type: 'PaymentAsked' }>['data'];

/**
 * Who has a place that costs something owes it: the invoice follows the registration, by its plan and for as long as the
 * place is held; who loses it is asked for nothing until they have one again. What ends with the place goes back: all
 * of it, unless they leave by themselves or do not pay.
 */
export const registrationsOwe: Process<LeaguePlacesEvent> = {
  name: 'registrations-owe',
  categories: ['leaguePlaces'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    switch (type) {
      case 'PaymentAsked':
        return [invoice(data, issued(data))];
      case 'MovedDown':
        return [invoice({ registrationId: data.entryId }, { type: 'SuspendInvoice' })];
      case 'PaymentHoldRenewed':
        return [invoice(data, { type: 'HoldInvoice', holdUntil: data.holdUntil })];
      case 'RegistrationWithdrawn':
        return [invoice(data, { type: 'EndInvoice', percent: data.percent, reason: 'Withdrawn' })];
      case 'RegistrationForfeited':
        return [invoice(data, { type: 'EndInvoice', percent: data.percent, reason: 'Not paid' })];
      case 'RegistrationRejected':
        return [invoice(data, { type: 'EndInvoice', percent: 100, reason: 'Not accepted' })];
      case 'RegistrationRemoved':
        return [invoice(data, { type: 'EndInvoice', percent: 100, reason: 'Taken out by the organizers' })];
      case 'RegistrationUnplaced':
        return [invoice(data, { type: 'EndInvoice', percent: 100, reason: 'No team was found' })];
      case 'PaymentLapsed':
        return [invoice(data, { type: 'EndInvoice', percent: 100, reason: 'Not paid in time' })];
      case 'PlacesClosed': {
        const request: LeagueMoneyRequest = { type: 'EndLeagueInvoices', reason: 'The league was cancelled' };
        return [asks({ aggregate: 'leagueMoney', id: data.leagueId, request })];
      }
      default:
        return [];
    }
  },
};

const invoice = ({ registrationId }: { readonly registrationId: string }, request: InvoiceRequest): Effect =>
  asks({ aggregate: 'invoice', id: registrationInvoiceId(registrationId), request });

const issued = ({ leagueId, registrationId, accountId, kind, teamId, ...asked }: Asked): InvoiceRequest => {
  const { currency, instalments, bearer, holdUntil, code } = asked;
  const title = kind === 'team' ? 'Team registration' : 'Registration';
  return {
    ...{ type: 'IssueInvoice', payee: { kind: 'league', id: leagueId }, currency, bearer, holdUntil, title },
    payer: { accountId, teamId: kind === 'team' ? teamId : null },
    subject: { kind: 'registration', leagueId, registrationId },
    lines: instalments.map(({ dueOn, amountMinor, discountMinor = 0 }, index) => ({
      ...{ lineId: `part-${index + 1}`, kind: 'registration', netMinor: amountMinor, taxMinor: 0, dueOn },
      label: labelOf(title, index, instalments.length),
      ...(code !== undefined && { discount: { label: `Code ${code}`, amountMinor: discountMinor } }),
    })),
    secureMinor: instalments[0]?.amountMinor ?? 0,
    issuedBy: null,
  };
};

const labelOf = (title: string, index: number, of: number): string => {
  if (of === 1) return title;
  return index === 0 ? 'Deposit' : `Payment ${index + 1} of ${of}`;
};
