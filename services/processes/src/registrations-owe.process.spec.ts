import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { registrationInvoiceId } from '@fieldhouse/events/payments';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { registrationsOwe } from './registrations-owe.process';

const registrationId = '6f1c1c1e-3f0a-5b53-9c53-1d1f0a5a0001';
const about = { leagueId: 'l1', registrationId };
const react = (event: LeaguePlacesEvent) => registrationsOwe.react(event as RecordedEvent<LeaguePlacesEvent>);
const invoice = (request: object) => [
  {
    kind: 'dispatch',
    command: { aggregate: 'invoice', id: registrationInvoiceId(registrationId), request },
  },
];
const asked: Extract<LeaguePlacesEvent, { type: 'PaymentAsked' }>['data'] = {
  ...about,
  accountId: 'a1',
  kind: 'team',
  teamId: 't1',
  totalMinor: 100_000,
  currency: 'USD',
  instalments: [
    { dueOn: '2026-03-02', amountMinor: 20_000 },
    { dueOn: '2026-04-01', amountMinor: 80_000 },
  ],
  bearer: 'payer',
  ...{ holdUntil: '2026-03-02T18:15:00.000Z', askedAt: '2026-03-02T18:00:00.000Z' },
};

describe('who has a place that costs something', () => {
  it('owes it, by the plan, for as long as the place is held', () => {
    const line = { kind: 'registration', taxMinor: 0 };
    expect(react({ type: 'PaymentAsked', data: asked })).toStrictEqual(
      invoice({
        ...{ type: 'IssueInvoice', payee: { kind: 'league', id: 'l1' }, currency: 'USD', bearer: 'payer' },
        ...{ holdUntil: '2026-03-02T18:15:00.000Z', title: 'Team registration' },
        payer: { accountId: 'a1', teamId: 't1' },
        subject: { kind: 'registration', ...about },
        lines: [
          { ...line, lineId: 'part-1', netMinor: 20_000, dueOn: '2026-03-02', label: 'Deposit' },
          { ...line, lineId: 'part-2', netMinor: 80_000, dueOn: '2026-04-01', label: 'Payment 2 of 2' },
        ],
        ...{ secureMinor: 20_000, issuedBy: null },
      }),
    );
  });

  it('owes it under its own name where it is paid at once', () => {
    const [effect] = react({
      type: 'PaymentAsked',
      data: { ...asked, instalments: asked.instalments.slice(0, 1) },
    });
    expect(effect).toMatchObject({ command: { request: { lines: [{ label: 'Team registration' }] } } });
  });

  it('owes it for longer when the place is held anew', () => {
    const holdUntil = '2026-03-03T18:15:00.000Z';
    expect(react({ type: 'PaymentHoldRenewed', data: { ...about, holdUntil } })).toStrictEqual(
      invoice({ type: 'HoldInvoice', holdUntil }),
    );
  });

  it('is asked for nothing once it is lost, and for all of it, as if it were new, once it is theirs again', () => {
    const down = { leagueId: 'l1', list: 'players', entryId: registrationId, rank: 1, of: 1 } as const;
    expect(
      react({
        type: 'MovedDown',
        data: { ...down, why: 'capacity', full: null, at: '2026-03-03T18:00:00.000Z' },
      }),
    ).toStrictEqual(invoice({ type: 'SuspendInvoice' }));
    expect(react({ type: 'PaymentHoldRenewed', data: { ...about, holdUntil: null } })).toStrictEqual(
      invoice({ type: 'HoldInvoice', holdUntil: null }),
    );
  });

  it('owes so much less as a code takes off, and each line says it', () => {
    const instalments = asked.instalments.map((part, n) => ({ ...part, discountMinor: n * 500 + 100 }));
    const [effect] = react({ type: 'PaymentAsked', data: { ...asked, instalments, code: 'SUMMER10' } });
    expect(effect).toMatchObject({
      command: {
        request: {
          secureMinor: 20_000,
          lines: [
            { netMinor: 20_000, discount: { label: 'Code SUMMER10', amountMinor: 100 } },
            { netMinor: 80_000, discount: { label: 'Code SUMMER10', amountMinor: 600 } },
          ],
        },
      },
    });
  });

  it('gets back what the terms say who leaves or does not pay, and everything whom the league lets go', () => {
    const withdrawnAt = '2026-03-05T18:00:00.000Z';
    expect(
      react({ type: 'RegistrationWithdrawn', data: { ...about, percent: 50, withdrawnAt } }),
    ).toStrictEqual(invoice({ type: 'EndInvoice', percent: 50, reason: 'Withdrawn' }));
    expect(
      react({ type: 'RegistrationForfeited', data: { ...about, percent: 50, forfeitedAt: withdrawnAt } }),
    ).toStrictEqual(invoice({ type: 'EndInvoice', percent: 50, reason: 'Not paid' }));
    expect(
      react({ type: 'RegistrationRejected', data: { ...about, accountId: 'a1', reason: 'No' } }),
    ).toStrictEqual(invoice({ type: 'EndInvoice', percent: 100, reason: 'Not accepted' }));
    expect(
      react({ type: 'RegistrationRemoved', data: { ...about, accountId: 'a1', reason: 'Too late' } }),
    ).toStrictEqual(invoice({ type: 'EndInvoice', percent: 100, reason: 'Taken out by the organizers' }));
    expect(react({ type: 'RegistrationUnplaced', data: about })).toStrictEqual(
      invoice({ type: 'EndInvoice', percent: 100, reason: 'No team was found' }),
    );
    expect(react({ type: 'PaymentLapsed', data: about })).toStrictEqual(
      invoice({ type: 'EndInvoice', percent: 100, reason: 'Not paid in time' }),
    );
  });

  it('gets everything back of a league that is cancelled', () => {
    expect(
      react({ type: 'PlacesClosed', data: { leagueId: 'l1', closedAt: '2026-03-05T18:00:00.000Z' } }),
    ).toStrictEqual([
      {
        kind: 'dispatch',
        command: {
          ...{ aggregate: 'leagueMoney', id: 'l1' },
          request: { type: 'EndLeagueInvoices', reason: 'The league was cancelled' },
        },
      },
    ]);
  });

  it('owes what they owed whatever team or division they are moved to: the price is of how and when they came', () => {
    expect(react({ type: 'RegistrationRostered', data: { ...about, teamId: 't2' } })).toStrictEqual([]);
    const division = { leagueId: about.leagueId, teamId: 't2', divisionId: 'd1' };
    expect(
      react({ type: 'TeamPutInDivision', data: { ...division, registrationId: about.registrationId } }),
    ).toStrictEqual([]);
  });

  it('owes nothing else', () => {
    expect(react({ type: 'RegistrationApproved', data: about })).toStrictEqual([]);
  });
});
