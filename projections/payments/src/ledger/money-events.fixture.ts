import type { MoneyEvent } from '@fieldhouse/events/payments';
import type { RecordedEvent } from '@fieldhouse/kernel';
import fc from 'fast-check';

/** An event at an instant, as the log hands it out. Each in a place of its own. */
export const happenedAt = (
  event: MoneyEvent,
  occurredAt: string,
  place: number,
  accountId: string | null = 'ana',
): RecordedEvent<MoneyEvent> => {
  const { data } = event;
  const of = { ...data } as Partial<Record<'invoiceId' | 'walletId' | 'payoutId', string>>;
  const id = of.invoiceId ?? of.walletId ?? of.payoutId;
  return {
    ...event,
    ...{ id: `e${place}`, streamId: `invoice-${id}`, revision: place },
    position: { commit: BigInt(place + 1) * 100n, prepare: BigInt(place + 1) * 100n },
    metadata: {
      ...{
        schemaVersion: 1,
        $correlationId: 'c',
        $causationId: 'c',
        commandId: `c${place}`,
        commandHash: 'h',
      },
      actor: accountId === null ? { kind: 'process', name: 'card-provider' } : { kind: 'account', accountId },
      occurredAt,
    },
  };
};

const minor = fc.integer({ min: 0, max: 90_000 });
const dueOn = fc.constantFrom('2026-01-15', '2026-03-02', '2026-04-01', '2026-05-01');
const books = fc.record({
  payee: fc.constantFrom({ kind: 'league', id: 'l1' } as const, { kind: 'team', id: 't9' } as const),
  payer: fc.record({ accountId: fc.constantFrom('mia', 'ned'), teamId: fc.constantFrom('t1', 't2', null) }),
  currency: fc.constantFrom('USD', 'JPY'),
});
const about = { invoiceId: fc.constantFrom('i1', 'i2', 'i3'), books };
const paid = { ...about, paymentId: fc.constantFrom('p1', 'p2') };
const line = fc.record({
  ...{ kind: fc.constantFrom('registration', 'dues', 'late_fee'), netMinor: minor, taxMinor: minor, dueOn },
  ...{ lineId: fc.constantFrom('a', 'b'), label: fc.constant('Fee') },
});
const lateLine = line.map((one) => ({ ...one, kind: 'late_fee', taxMinor: 0 }));
const lines = fc.array(line, { minLength: 1, maxLength: 3 });
const parts = fc.array(fc.record({ lineId: fc.constantFrom('a', 'b'), dueOn, amountMinor: minor }), {
  maxLength: 3,
});
type Parts = readonly { readonly amountMinor: number }[];
const sumOf = (of: Parts): number => of.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Money that came: all that pays lines is owed, or none of it is yet. */
const split = fc.tuple(parts, minor, fc.boolean()).map(([of, overMinor, isOwed]) => ({
  ...{ lines: of, overMinor, amountMinor: sumOf(of) + overMinor },
  ...{ owedMinor: isOwed ? sumOf(of) : 0, earlyMinor: isOwed ? 0 : sumOf(of) },
}));
const of = (
  type: MoneyEvent['type'],
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  more: fc.Arbitrary<object> = fc.constant({}),
): fc.Arbitrary<MoneyEvent> =>
  fc
    .tuple(fc.record(fields), more)
    .map(([said, also]) => ({ type, data: { ...said, ...also } }) as MoneyEvent);

const WAYS = ['card', 'card', 'cash', 'credit'] as const;
const ofWallet = { walletId: fc.constantFrom('w1', 'w2'), books };

/** Of a dispute: what of it was not owed yet. */
const earlyMinor = fc.option(minor, { nil: undefined });
const withEarly = (event: MoneyEvent): MoneyEvent => {
  const data = event.data as unknown as Readonly<
    Record<'overMinor' | 'earlyMinor' | 'more', number | undefined>
  >;
  const amountMinor = (data.overMinor ?? 0) + (data.earlyMinor ?? 0) + (data.more ?? 0);
  return { ...event, data: { ...data, amountMinor } } as unknown as MoneyEvent;
};

/** Any event that may move money, with whatever the books read of it. */
export const anyMoneyEvent: fc.Arbitrary<MoneyEvent> = fc.oneof(
  of('InvoiceIssued', { ...about, lines, holdUntil: fc.constantFrom(null, '2026-03-02T19:00:00.000Z') }),
  of('InvoiceSecured', { ...about, deposits: parts, accrued: fc.oneof(lines, fc.constant([])) }),
  of('InvoiceHeld', {
    ...{ ...about, holdUntil: fc.constant(null) },
    again: fc.record({ dueOn, lines: parts, zone: fc.constant('UTC'), recipientIds: fc.constant([]) }),
  }),
  of('CardPaid', { ...paid, surchargeMinor: minor, feeMinor: minor }, split),
  of('CardFeeKnown', { ...paid, feeMinor: minor }),
  of('PaymentTaken', paid, split),
  of('PaymentReversed', paid, split),
  of(
    'CreditPaid',
    paid,
    split.map(({ overMinor: _, ...said }) => ({
      ...said,
      ...{ overMinor: 0, amountMinor: said.owedMinor + said.earlyMinor },
    })),
  ),
  of('RefundPaid', { ...paid, fromOverMinor: minor, fromDepositMinor: minor, rest: minor }).map((event) => {
    const data = event.data as unknown as Readonly<
      Record<'fromOverMinor' | 'fromDepositMinor' | 'rest', number>
    >;
    const amountMinor = data.fromOverMinor + data.fromDepositMinor + data.rest;
    return {
      ...event,
      data: { ...data, amountMinor, lines: [], way: WAYS[data.rest % WAYS.length] },
    } as unknown as MoneyEvent;
  }),
  of('RefundReversed', { ...paid, costMinor: minor }, split).map((event) => {
    const data = event.data as unknown as Readonly<Record<'amountMinor' | 'costMinor', number>>;
    const amountMinor = data.amountMinor + data.costMinor;
    return { ...event, data: { ...data, amountMinor } } as unknown as MoneyEvent;
  }),
  of('RefundReturned', { ...paid, amountMinor: minor }),
  of('PaymentDisputed', { ...paid, earlyMinor, more: minor, feeMinor: minor, lines: parts }).map(withEarly),
  of('DisputeWon', { ...paid, lines: parts, earlyMinor, overMinor: minor, more: minor }).map(withEarly),
  of('DisputeLost', { ...paid, amountMinor: minor, lostMinor: minor, lines: parts }),
  of('InvoiceVoided', { ...about, lines }),
  of('InvoiceReduced', { ...about, lines }),
  of('LateFeeCharged', { ...about, line: lateLine }),
  of('LateFeeWaived', { ...about, line: lateLine }),
  of(
    'InvoiceWrittenOff',
    { ...about },
    parts.map((said) => ({ lines: said, amountMinor: sumOf(said) })),
  ),
  of(
    'WriteOffTakenBack',
    { ...about },
    parts.map((said) => ({ lines: said, amountMinor: sumOf(said) })),
  ),
  of('CreditGranted', { ...ofWallet, amountMinor: minor }),
  of('CreditTakenBack', { ...ofWallet, amountMinor: minor }),
  of('CreditExpired', { ...ofWallet, amountMinor: minor }),
  of('RefundApproved', { invoiceId: fc.constant('i1') }),
  of('PayoutPaid', {
    payoutId: fc.constantFrom('po1', 'po2'),
    amountMinor: minor,
    currency: fc.constant('USD'),
  }),
  of('PayoutFailed', {
    ...{ payoutId: fc.constantFrom('po1', 'po2'), amountMinor: minor, currency: fc.constant('USD') },
    wasPaid: fc.boolean(),
  }),
);

const instant = fc
  .integer({ min: Date.parse('2026-02-27T00:00:00Z'), max: Date.parse('2026-03-05T00:00:00Z') })
  .map((ms) => new Date(ms).toISOString());
/** A log of such events, each at an instant of its own choice within a week. */
export const moneyLog = fc
  .array(fc.tuple(anyMoneyEvent, instant), { maxLength: 40 })
  .map((events) => events.map(([event, at], place) => happenedAt(event, at, place)));
