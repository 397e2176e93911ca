import { evolveInvoice, paymentLinkToken, type InvoiceState } from '@fieldhouse/events/payments';
import type { AggregateStore, Secrets } from '@fieldhouse/kernel/runtime';
import type { CommandSender, Config } from '@fieldhouse/platform';
import { invoiceAggregate } from '../domain';
import { at, captain, command, issued, says } from '../domain/invoice.fixture';
import type { CheckoutPages } from './checkout-pages';
import { PayLinks, type PayLinkView } from './pay-links';

const KEY = Buffer.from('a key of the installation');
const TOKEN = paymentLinkToken(KEY, 'i1', 'k1');
const link = (amountMinor: number | null) =>
  command({ type: 'MakePaymentLink', linkId: 'k1', amountMinor, days: 7 }, captain);
const begin = (paymentId: string) => command({ type: 'PayByLink', linkId: 'k1', paymentId });
const paid = (paymentId: string, chargeMinor: number) => command(says(paymentId, 'paid', { chargeMinor }));
const ended = (paymentId: string) => command(says(paymentId, 'expired'));
const end = command({ type: 'EndInvoice', percent: 100, reason: 'The time to pay was over' });

/** What somebody sees who comes back from paying `paidId`, or has only the link. */
const look = (
  commands: readonly ReturnType<typeof command>[],
  paidId?: string,
  first = issued(),
): Promise<PayLinkView> => {
  const state = commands.reduce<InvoiceState>(
    (before, one) => invoiceAggregate.decider.decide(one, before).reduce(evolveInvoice, before),
    evolveInvoice(null, first),
  );
  const store = { load: async () => ({ state }) } as unknown as AggregateStore;
  const secrets = { keysOf: () => [KEY] } as unknown as Secrets;
  const links = new PayLinks(store, {} as CommandSender, secrets, {} as CheckoutPages, {} as Config);
  return links.look(TOKEN, paidId, at);
};

describe('whoever comes back from paying with a link', () => {
  it('sees what they paid themselves', async () => {
    const once = [link(25_000), begin('p1'), paid('p1', 25_000)];
    expect(await look(once, 'p1')).toMatchObject({ state: 'paid', amountMinor: 25_000 });
    expect(await look([link(25_000), begin('p1')], 'p1')).toMatchObject({ state: 'confirming' });
  });

  it('that somebody else has paid with meanwhile sees that theirs goes back, and the other that it is paid', async () => {
    const twice = [link(null), begin('p1'), begin('p2'), paid('p2', 90_000), paid('p1', 100_000)];
    expect(await look(twice, 'p1')).toMatchObject({ state: 'returned', amountMinor: 100_000 });
    expect(await look(twice, 'p2')).toMatchObject({ state: 'paid', amountMinor: 90_000 });
    expect(await look(twice)).toMatchObject({ state: 'paid', amountMinor: 90_000 });
  });

  it('waits for word of their own payment, whatever another one has paid', async () => {
    const begun = [link(null), begin('p1'), begin('p2'), paid('p2', 100_000)];
    expect(await look(begun, 'p1')).toMatchObject({ state: 'confirming' });
    expect(await look([...begun, ended('p1')], 'p1')).toMatchObject({ state: 'paid', amountMinor: 100_000 });
  });

  it('sees that it is over where what it was for has ended, whatever a bank still decides about', async () => {
    const start = { type: 'StartCheckout', paymentId: 'p1', amountMinor: 100_000, currency: 'USD' };
    const disputed = command({
      ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state: 'open', amountMinor: 100_000 },
      ...{ feeMinor: 0, reason: 'fraudulent', evidenceBy: null },
    });
    const taken = [link(25_000), command(start, captain), paid('p1', 100_000), disputed];
    expect(await look([...taken, { ...end, percent: 0 } as typeof end])).toMatchObject({ state: 'over' });
  });

  it('is asked for what a bank does not decide about, and for nothing where it decides about all of it', async () => {
    const start = { type: 'StartCheckout', paymentId: 'p1', currency: 'USD' };
    const takes = (amountMinor: number) => [
      link(null),
      command({ ...start, amountMinor }, captain),
      paid('p1', amountMinor),
      command({
        ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state: 'open', amountMinor },
        ...{ feeMinor: 1_500, reason: 'fraudulent', evidenceBy: null },
      }),
    ];
    expect(await look(takes(20_000))).toMatchObject({ state: 'payable', amountMinor: 80_000 });
    expect(await look([...takes(20_000), begin('p2')], 'p2')).toMatchObject({ amountMinor: 80_000 });
    expect(await look(takes(100_000))).toMatchObject({ state: 'not_now' });
  });

  it('is asked for nothing while the place is not held that it is for', async () => {
    const suspend = command({ type: 'SuspendInvoice' });
    expect(await look([link(20_000), suspend])).toMatchObject({ state: 'not_now' });
    expect(await look([link(20_000)])).toMatchObject({ state: 'payable', amountMinor: 20_000 });
  });

  it('too late for a place sees that it goes back, and nobody else that it is paid', async () => {
    const held = issued({ holdUntil: '2026-03-03T00:00:00.000Z' });
    const late = [link(20_000), begin('p1'), end, paid('p1', 20_000)];
    expect(await look(late, 'p1', held)).toMatchObject({ state: 'returned', amountMinor: 20_000 });
    expect(await look(late, undefined, held)).toMatchObject({ state: 'over' });
  });
});
