import { act, screen, waitFor, within } from '@testing-library/react';
import type { PayeeCreditsView } from '@fieldhouse/api-contract';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { followedKinds, streamChanged } from '../../../../test/fake-live';
import { dues, invoice, payeeInvoices, wallet } from '../../../../test/payment-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted, league, team } from '../../../../test/samples';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
});
const credits = (more: Partial<PayeeCreditsView> = {}): PayeeCreditsView => ({
  position: '',
  wallets: [],
  cut: false,
  people: [],
  ...more,
});

describe('the credit of a person', () => {
  const open = (wallets: readonly object[]) => {
    network.on('GET', '/invoices', { body: { position: '', invoices: [] } });
    network.on('GET', '/credits', { body: { position: '', wallets } });
    return renderApp('/player-profile?tab=payments');
  };

  it('follows what happens to it elsewhere, and what is granted anew', async () => {
    open([wallet()]);
    const mine = within(await screen.findByRole('region', { name: 'River Hawks' }));
    await waitFor(() => expect(followedKinds.get('wallet')).toEqual(['W1']));
    network.on('GET', '/credits', {
      body: { position: '', wallets: [wallet({ balances: [{ currency: 'USD', leftMinor: 700 }] })] },
    });
    act(() => streamChanged('wallet', '2'));
    expect(await mine.findByText('$7.00')).toBeVisible();
    const other = wallet({ walletId: 'W2', payee: { kind: 'team', id: 'T2', name: 'Night Owls' } });
    network.on('GET', '/credits', { body: { position: '', wallets: [wallet(), other] } });
    act(() => streamChanged('wallet', '3', true));
    expect(await screen.findByRole('region', { name: 'Night Owls' })).toBeVisible();
    await waitFor(() => expect(followedKinds.get('wallet')).toEqual(['W1', 'W2']));
  });

  it('says what is left with whom, until when, and where the rest was used', async () => {
    open([wallet()]);
    const mine = within(await screen.findByRole('region', { name: 'River Hawks' }));
    expect(mine.getAllByText('$10.00')).toHaveLength(2);
    expect(mine.getByText('Two games rained out')).toBeVisible();
    expect(mine.getByText(/\$10.00 left of \$20.00 · until Dec 31, 2026/)).toBeVisible();
    expect(mine.getByRole('button', { name: 'Used for Spring dues' })).toBeVisible();
  });

  it('says what will stand here where nothing was granted', async () => {
    open([]);
    expect(await screen.findByText(/^No credit yet/)).toBeVisible();
  });

  it('says that it could not be loaded', async () => {
    network.on('GET', '/invoices', { body: { position: '', invoices: [] } });
    network.on('GET', '/credits', problem(500, 'broken', 'Broken'));
    renderApp('/player-profile?tab=payments');
    expect(await screen.findByText('Your credit could not be loaded')).toBeVisible();
  });
});

describe('paying with credit', () => {
  const open = async (creditMinor: number) => {
    const view = invoice({ me: { creditMinor } });
    network.on('GET', '/invoices', { body: { position: view.position, invoices: [view] } });
    network.on('GET', '/invoices/I1', { body: view });
    const app = renderApp('/player-profile?tab=payments&invoice=I1');
    const drawer = within(await screen.findByRole('dialog', { name: 'Spring dues' }));
    await app.user.click(drawer.getByRole('button', { name: /^Pay \$/ }));
    return { app, dialog: within(await screen.findByRole('dialog', { name: 'Pay Spring dues' })) };
  };
  const sent = () => network.sent('POST', '/invoices/I1/credit').map(({ body }) => body);

  it('comes first, asks once, and leaves the rest to be paid as ever', async () => {
    const { app, dialog } = await open(2_000);
    network.on('POST', '/invoices/I1/credit', () => {
      const left = { openMinor: 6_000, dueMinor: 6_000, paidMinor: 2_000 };
      network.on('GET', '/invoices/I1', { body: invoice(left) });
      return accepted;
    });
    await app.user.click(await dialog.findByRole('button', { name: 'Use $20.00 of your credit' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Use $20.00 of your credit?' }));
    expect(ask.getByText('$60.00 is left to pay then.')).toBeVisible();
    await app.user.click(ask.getByRole('button', { name: 'Use the credit' }));
    expect(await dialog.findByRole('button', { name: 'Pay $60.00 by card' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /of your credit/ })).toBeNull();
    expect(sent()).toEqual([{ amountMinor: 2_000, currency: 'USD' }]);
    expect(network.sent('POST', '/invoices/I1/checkouts')).toHaveLength(0);
  });

  it('says why it was not used', async () => {
    const { app, dialog } = await open(8_000);
    network.on('POST', '/invoices/I1/credit', problem(409, 'no_credit', 'No credit left'));
    await app.user.click(await dialog.findByRole('button', { name: 'Use $80.00 of your credit' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Use $80.00 of your credit?' }));
    await app.user.click(ask.getByRole('button', { name: 'Use the credit' }));
    expect(await ask.findByRole('alert')).toBeVisible();
  });

  it('is not offered to whoever has none', async () => {
    const { dialog } = await open(0);
    expect(await dialog.findByRole('button', { name: 'Pay $80.00 by card' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /of your credit/ })).toBeNull();
  });
});

describe('the credit that a league has granted', () => {
  const open = (view: PayeeCreditsView) => {
    network.on('GET', '/leagues/L1', {
      body: league({ me: { ...league().me, staffRoles: ['owner'] } }),
    });
    network.on('GET', '/finance/league/L1/invoices', { body: payeeInvoices() });
    network.on('GET', '/finance/league/L1/credits', { body: view });
    return renderApp('/leagues/L1/teams?tab=finance');
  };
  const ana = { accountId: 'ana', name: 'Ana Brook' };

  it('stands by person, and what is left of it is taken back with a reason', async () => {
    const ours = wallet({ payee: { kind: 'league', id: 'L1', name: 'Tuesday Softball' } });
    const { user } = open(credits({ wallets: [ours], people: [ana] }));
    const path = '/finance/league/L1/credits/ana/G1/taking-back';
    network.on('POST', path, accepted);
    await user.click(await screen.findByText('Ana Brook'));
    await user.click(screen.getByRole('button', { name: 'Take back: $10.00 of Ana Brook' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Take back $10.00 of Ana Brook?' }));
    await user.type(ask.getByRole('textbox'), 'Granted twice');
    await user.click(ask.getByRole('button', { name: 'Take the credit back' }));
    await waitFor(() => expect(network.sent('POST', path)[0]?.body).toEqual({ reason: 'Granted twice' }));
  });

  it('is granted to somebody: how much, why, for good unless a day is given', async () => {
    const { user } = open(credits({ people: [ana] }));
    const path = '/finance/league/L1/credits/ana';
    network.on('POST', path, accepted);
    await user.click(await screen.findByRole('button', { name: 'Grant credit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Grant credit' }));
    await user.click(form.getByRole('button', { name: 'Grant the credit' }));
    expect(await form.findByText('Choose somebody')).toBeVisible();
    await user.click(form.getByRole('combobox', { name: 'To whom' }));
    await user.click(await screen.findByRole('option', { name: 'Ana Brook' }));
    await user.type(form.getByRole('textbox', { name: 'Amount' }), '20');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Two games rained out');
    await user.click(form.getByRole('button', { name: 'Grant the credit' }));
    await waitFor(() =>
      expect(network.sent('POST', path)[0]?.body).toEqual({
        ...{ amountMinor: 2_000, currency: 'USD', reason: 'Two games rained out', lastOn: null },
      }),
    );
  });

  it('is granted once where two grant it at once: the second reads what the first has granted', async () => {
    const path = '/finance/league/L1/credits/ana';
    const stale = problem(412, 'stale_revision', 'Changed in the meantime');
    const { user } = open(credits({ people: [ana] }));
    network.on('POST', path, ({ headers }) => (headers.get('if-match') === '"0"' ? accepted : stale));
    await user.click(await screen.findByRole('button', { name: 'Grant credit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Grant credit' }));
    await user.click(form.getByRole('combobox', { name: 'To whom' }));
    await user.click(await screen.findByRole('option', { name: 'Ana Brook' }));
    await user.type(form.getByRole('textbox', { name: 'Amount' }), '20');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Two games rained out');
    const ours = wallet({ payee: { kind: 'league', id: 'L1', name: 'Tuesday Softball' }, revision: 0 });
    network.on('GET', '/finance/league/L1/credits', { body: credits({ wallets: [ours], people: [ana] }) });
    await user.click(form.getByRole('button', { name: 'Grant the credit' }));
    expect(await form.findByText(/^This changed meanwhile\. What you entered is kept/)).toBeVisible();
    expect(await form.findByText('They have $10.00 by now')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('Two games rained out');
    await user.click(form.getByRole('button', { name: 'Grant the credit' }));
    expect(await screen.findByText('The credit is granted')).toBeVisible();
    const seen = network.sent('POST', path).map(({ headers }) => headers.get('if-match'));
    expect(seen).toEqual(['"-1"', '"0"']);
  });

  it('can be granted to nobody who was never asked for money', async () => {
    open(credits());
    expect(await screen.findByText(/^Nobody has been asked for money yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Grant credit' })).toBeNull();
  });
});

it('a team grants its members credit in its dues', async () => {
  network.on('GET', '/teams/T1', { body: team() });
  network.on('GET', '/teams/T1/dues', { body: dues() });
  network.on('GET', '/finance/team/T1/credits', { body: credits() });
  renderApp('/teams/T1?tab=dues');
  expect(await screen.findByText('No credit is granted yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Grant credit' })).toBeVisible();
});
