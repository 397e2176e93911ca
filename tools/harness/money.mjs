import { randomUUID } from 'node:crypto';
import { NO_STREAM, jsonEvent } from '@eventstore/db-client';
import { catalogOf } from './drafts.mjs';

const AT_ONCE = 32;
const DAY_MS = 86_400_000;
const PER_INVOICE = 5;
const LEAGUES = 40;
const TEAMS = 12;

/**
 * So many events that move money, in the order of time over `days` days until yesterday: invoices of teams in leagues,
 * each paid by card in two parts, with a fee that is known later and a refund. They are due in a year: reminders are not
 * what is measured with it. @returns what stands where, counted from what was written, by account
 */
export const seedMoney = async (system, client, { events, days, draw, one }) => {
  const catalog = catalogOf(system);
  const first = Date.now() - (days + 1) * DAY_MS;
  const leagues = Array.from({ length: LEAGUES }, () => ({
    id: randomUUID(),
    teams: Array.from({ length: TEAMS }, () => ({ teamId: randomUUID(), accountId: randomUUID() })),
  }));
  const invoices = Math.ceil(events / PER_INVOICE);
  const dueOn = new Date(Date.now() + 365 * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const totals = new Map();
  const put = (account, minor) => totals.set(account, (totals.get(account) ?? 0) + minor);
  const invoice = async (n) => {
    const league = one(leagues);
    const invoiceId = randomUUID();
    const books = { payee: { kind: 'league', id: league.id }, payer: one(league.teams), currency: 'USD' };
    const begun = first + (n / invoices) * days * DAY_MS;
    const at = (part) => new Date(begun + part * DAY_MS * draw()).toISOString();
    const netMinor = 20_000 + Math.floor(draw() * 100_000);
    const card = Math.floor(netMinor / 2);
    const refund = Math.floor(card / 5);
    const rest = netMinor - card;
    const fee = Math.round(card * 0.029) + 30;
    const line = (amountMinor) => [{ lineId: 'fee', dueOn, amountMinor }];
    const paid = (amountMinor) => ({
      amountMinor,
      owedMinor: amountMinor,
      earlyMinor: 0,
      overMinor: 0,
      lines: line(amountMinor),
    });
    const { accountId } = books.payer;
    const about = { invoiceId, books };
    const facts = [
      [
        0,
        'InvoiceIssued',
        {
          accountId,
          ...{ subject: { kind: 'registration', leagueId: league.id, registrationId: randomUUID() } },
          ...{ title: 'Team registration', payeeName: 'League', teamName: 'Team', secureMinor: netMinor },
          lines: [{ lineId: 'fee', kind: 'registration', label: 'Fee', netMinor, taxMinor: 0, dueOn }],
          ...{ bearer: 'organizer', holdUntil: null, issuedBy: null, issuedAt: at(0) },
        },
      ],
      [
        0.2,
        'CardPaid',
        {
          ...{
            paymentId: `${invoiceId}-1`,
            paidBy: accountId,
            ...paid(card),
            surchargeMinor: 0,
            feeMinor: 0,
          },
          ...{ intentId: 'pi', paidAt: at(0.2) },
        },
      ],
      [0.2, 'CardFeeKnown', { paymentId: `${invoiceId}-1`, feeMinor: fee }],
      [
        0.5,
        'CardPaid',
        {
          ...{ paymentId: `${invoiceId}-2`, paidBy: null, ...paid(rest), surchargeMinor: 0, feeMinor: 0 },
          ...{ intentId: 'pi', paidAt: at(0.5) },
        },
      ],
      [
        0.8,
        'RefundPaid',
        {
          ...{ refundId: randomUUID(), paymentId: `${invoiceId}-1`, amountMinor: refund, fromOverMinor: 0 },
          ...{ fromDepositMinor: 0, lines: [], way: 'card', paidAt: at(0.8) },
        },
      ],
    ];
    put('receivable', netMinor - card - rest);
    put('revenue:registration', -netMinor);
    put('provider', netMinor - fee - refund);
    put('processing_fees', fee);
    put('refunds', refund);
    await client.appendToStream(
      `invoice-${invoiceId}`,
      await Promise.all(
        facts.map(async ([part, type, data]) => {
          const { schemaVersion, data: fact } = await catalog.seal({ type, data: { ...about, ...data } });
          return jsonEvent({
            id: randomUUID(),
            type,
            data: fact,
            metadata: { schemaVersion, ...metadata(at(part)) },
          });
        }),
      ),
      { expectedRevision: NO_STREAM },
    );
  };
  for (let i = 0; i < invoices; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, invoices - i) }, (_, k) => invoice(i + k)));
  return { totals, leagues, from: first, to: first + days * DAY_MS, events: invoices * PER_INVOICE };
};

const metadata = (occurredAt) => {
  const commandId = randomUUID();
  return {
    ...{ $correlationId: commandId, $causationId: commandId, commandId, commandHash: '', occurredAt },
    actor: { kind: 'process', name: 'seed' },
  };
};
