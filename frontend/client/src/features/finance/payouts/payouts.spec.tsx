import type { LedgerEntryView } from '@fieldhouse/api-contract';
import { screen, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import {
  ageing,
  collection,
  ledgerEntry,
  payoutStatement,
  trialBalance,
} from '../../../../test/finance-samples';
import { renderApp } from '../../../../test/render-app';
import { payoutCsv } from './payout-csv';

const AT = '/admin?tab=finance';
const BOSS = { user: { roles: ['site_admin' as const] } };
const paidOut = ledgerEntry({
  ...{ entryId: 'po_1.0', type: 'PayoutPaid', description: 'Payout to the bank' },
  ...{ payee: null, person: null, invoiceId: null, paymentId: null },
  postings: [
    { account: 'bank', name: 'Bank and cash', amountMinor: 16_419 },
    { account: 'provider', name: 'Card provider', amountMinor: -16_419 },
  ],
});

let network: FakeApi;
let entries: readonly LedgerEntryView[];
beforeEach(() => {
  network = fakeApi();
  entries = [paidOut];
  network.on('GET', '/finance/trial-balance', { body: trialBalance() });
  network.on('GET', '/finance/ageing', { body: ageing() });
  network.on('GET', '/finance/collection', { body: collection() });
  network.on('GET', '/finance/cases', { body: { position: '', cases: [], next: null } });
  network.on('GET', '/finance/reconciliations', { body: { position: '', days: [] } });
  network.on('GET', '/finance/periods', { body: { position: '', since: null, periods: [] } });
  network.on('GET', '/finance/entries', () => ({ body: { position: '', entries, next: null } }));
});

describe('payouts', () => {
  it('open into what is in them, by kind and one by one, with a total that is the payout', async () => {
    network.on('GET', '/finance/payouts/po_1/statement', { body: payoutStatement() });
    const { user, path } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: /^Open: payout of \$164\.19/ }));
    const sums = await screen.findByRole('table', { name: /^What is in it, in USD/ });
    expect(within(sums).getByText('Agrees')).toBeVisible();
    expect(within(sums).getByRole('row', { name: /^1 payment / })).toHaveTextContent('190.005.81184.19');
    expect(within(sums).getByRole('row', { name: /^Total/ })).toHaveTextContent('164.19');
    expect(within(screen.getByRole('table', { name: /^Each movement/ })).getAllByRole('row')).toHaveLength(3);
    expect(path()).toBe(`${AT}&payout=po_1`);
  });

  it('say where the total is another, and that nothing could be looked up', async () => {
    network.on(
      'GET',
      '/finance/payouts/po_1/statement',
      problem(409, 'payout_by_hand', 'Made by hand', { detail: 'Look at the days before it.' }),
    );
    const { user } = renderApp(`${AT}&payout=po_1`, BOSS);
    expect(await screen.findByText('What is in the payout could not be loaded')).toBeVisible();
    expect(screen.getByText(/Look at the days before it/)).toBeVisible();
    network.on('GET', '/finance/payouts/po_1/statement', {
      body: payoutStatement({ amountMinor: 16_000, agrees: false }),
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/160\.00 was paid out/)).toBeVisible();
  });

  it('say where the bank has sent the money back', async () => {
    network.on('GET', '/finance/payouts/po_1/statement', { body: payoutStatement() });
    const { user } = renderApp(`${AT}&payout=po_1`, BOSS);
    await screen.findByRole('table', { name: /^What is in it, in USD/ });
    expect(screen.queryByText(/did not arrive/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Hide: payout/ }));
    network.on('GET', '/finance/payouts/po_1/statement', { body: payoutStatement({ state: 'failed' }) });
    await user.click(screen.getByRole('button', { name: /^Open: payout/ }));
    expect(await screen.findByText(/^It did not arrive: the bank sent it back/)).toBeVisible();
  });

  it('are none before the card provider has sent anything', async () => {
    entries = [];
    renderApp(AT, BOSS);
    expect(await screen.findByText('Nothing was paid out yet')).toBeVisible();
  });

  it('are a table whose last line is the payout, and whose numbers below 0 stay numbers', () => {
    const lines = payoutCsv(payoutStatement()).split('\r\n');
    expect(lines[0]).toBe('"Date","Kind","Amount","Fee","Net","Currency","Invoice","Payment","Movement"');
    expect(lines[2]).toContain('"Refund","-20.00","0.00","-20.00","USD","I1","P1","txn_2"');
    expect(lines.at(-1)).toBe('"","Total","","","164.19","USD","","","po_1"');
  });
});
