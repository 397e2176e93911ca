import { act, screen, waitFor } from '@testing-library/react';
import type { PayeeCreditsView } from '@fieldhouse/api-contract';
import { fakeApi } from '../../../../test/fake-api';
import { followedKinds, streamChanged } from '../../../../test/fake-live';
import { payeeInvoices, wallet } from '../../../../test/payment-samples';
import { renderApp } from '../../../../test/render-app';
import { league } from '../../../../test/samples';

it('the credit that a league has granted follows what its people use of it', async () => {
  const network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league({ me: { ...league().me, staffRoles: ['owner'] } }) });
  network.on('GET', '/finance/league/L1/invoices', { body: payeeInvoices() });
  const has = (leftMinor: number): void => {
    const payee = { kind: 'league', id: 'L1', name: 'Tuesday Softball' } as const;
    const one = wallet({ payee, balances: [{ currency: 'USD', leftMinor }] });
    const body: PayeeCreditsView = { position: '', wallets: [one], cut: false, people: [] };
    network.on('GET', '/finance/league/L1/credits', { body });
  };
  has(1_000);
  renderApp('/leagues/L1/teams?tab=finance');
  const row = (await screen.findByText('Ana Brook')).closest('summary');
  expect(row).toHaveTextContent('$10.00');
  await waitFor(() => expect(followedKinds.get('wallet')).toEqual(['W1']));
  has(300);
  act(() => streamChanged('wallet', '2'));
  await waitFor(() => expect(row).toHaveTextContent('$3.00'));
});
