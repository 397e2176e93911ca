import type { PaymentReceiptsView } from '@fieldhouse/api-contract';
import { screen } from '@testing-library/react';
import { fakeApi, problem } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';

const AT = '/player-profile?tab=documents';
const receipt: PaymentReceiptsView['receipts'][number] = {
  ...{ invoiceId: 'I1', paymentId: 'P1', title: 'Spring dues', payeeName: 'River Hawks' },
  ...{ at: '2026-11-20T18:30:00.000Z', way: 'card', currency: 'USD' },
  ...{ amountMinor: 8_262, refundedMinor: 2_000, state: 'refunded_part' },
};
const open = (receipts: PaymentReceiptsView['receipts']) => {
  const network = fakeApi();
  network.on('GET', '/registrations', { body: { registrations: [], signatures: [], position: '' } });
  network.on('GET', '/receipts', { body: { position: '', receipts } });
  return { network, ...renderApp(AT) };
};

it('has a receipt of each payment that has come, and says what went back', async () => {
  const { network, user } = open([receipt]);
  const row = await screen.findByText(/River Hawks · Nov 20, 2026/);
  expect(row).toHaveTextContent('$20.00 went back');
  network.on('GET', '/invoices/I1/payments/P1/receipt.pdf', problem(404, 'not_found', 'Not found'));
  await user.click(screen.getByRole('button', { name: 'Receipt for $82.62, Spring dues' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
});

it.each([
  ['disputed', 'a bank decides about it'],
  ['lost', 'taken back by a bank'],
] as const)('says of one that is %s that a bank has taken it back', async (state, words) => {
  open([
    { ...receipt, refundedMinor: 0, state },
    { ...receipt, invoiceId: 'I2', paymentId: 'P2' },
  ]);
  const rows = await screen.findAllByText(/River Hawks · Nov 20, 2026/);
  expect(rows[0]).toHaveTextContent(words);
  expect(rows[1]).not.toHaveTextContent('bank');
});

it('says that nothing is paid yet', async () => {
  open([]);
  expect(await screen.findByText(/Nothing is paid yet/)).toBeVisible();
});

it('says that they could not be loaded, and asks again', async () => {
  const network = fakeApi();
  network.on('GET', '/registrations', { body: { registrations: [], signatures: [], position: '' } });
  network.on('GET', '/receipts', problem(500, 'broken', 'Broken'));
  const { user } = renderApp(AT);
  expect(await screen.findByText('Your receipts could not be loaded')).toBeVisible();
  network.on('GET', '/receipts', { body: { position: '', receipts: [receipt] } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/River Hawks/)).toBeVisible();
});
