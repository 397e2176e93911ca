import type { Invoice } from '@fieldhouse/events/payments';
import { invoiceDecider } from '../domain/invoice.decider';
import { command, issued, says } from '../domain/invoice.fixture';
import { NewsTooEarly, type ChargeNews } from '../provider';
import { InvoiceNews, overtakenPages } from './provider-news';

const earlier = '2026-03-02T17:00:00.000Z';
const later = '2026-03-02T19:00:00.000Z';
const start = (paymentId: string, accountId: string, when: string) =>
  command(
    { type: 'StartCheckout', paymentId, amountMinor: 20_000, currency: 'USD' },
    { accountId, leads: true, at: when },
  );
const opened = (paymentId: string) => command(says(paymentId, 'declined', { expiresAt: later }));
const after = (...commands: readonly ReturnType<typeof command>[]): Invoice => {
  const invoice = commands.reduce(
    (state, one) => invoiceDecider.decide(one, state).reduce(invoiceDecider.evolve, state),
    invoiceDecider.evolve(invoiceDecider.initialState, issued()),
  );
  if (!invoice) throw new Error('there is no invoice');
  return invoice;
};

it('ends the pages that somebody began before they paid, nobody else’s and none that they begin after', () => {
  const begun = [start('old', 'cap', earlier), start('mias', 'mia', earlier), start('p1', 'cap', earlier)];
  const open = [...begun, opened('old'), opened('mias'), opened('p1')];
  expect(overtakenPages(after(...open))).toEqual([]);
  const paid = command(says('p1', 'paid', { chargeMinor: 20_000 }));
  expect(overtakenPages(after(...open, paid, start('next', 'cap', later), opened('next')))).toEqual([
    'cs_old',
  ]);
});

describe('news of money', () => {
  const paid: ChargeNews = {
    ...{ kind: 'charge', invoiceId: 'i1', paymentId: 'p1', accountId: 'cap', surchargeMinor: 0 },
    ...{ chargeId: 'ch_1', amountMinor: 20_000, feeMinor: 610, currency: 'USD', declined: null },
    ...{ outcome: 'paid', intentId: 'pi_1' },
  };
  /** @returns what an invoice was told @param state null: it is not in the log */
  const taken = async (state: Invoice | null, news: ChargeNews): Promise<readonly string[]> => {
    const told: string[] = [];
    const store = { load: async () => ({ state }) };
    const sender = {
      send: async ({ request }: { request: { type: string } }) => void told.push(request.type),
    };
    await new InvoiceNews(store as never, sender as never, {} as never).take(news);
    return told;
  };

  it('is told to its invoice, and waits where that is not in the log, which a restore can be the reason of', async () => {
    expect(await taken(after(), paid)).toEqual(['NoteCharge']);
    await expect(taken(null, paid)).rejects.toBeInstanceOf(NewsTooEarly);
    // Of what was never paid there is nothing to wait for.
    expect(await taken(null, { ...paid, outcome: 'open' })).toEqual([]);
  });
});
