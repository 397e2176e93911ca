import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { fakeApi, type FakeApi } from '../../../../test/fake-api';
import { invoice, invoiceCard } from '../../../../test/payment-samples';
import { anasSession, createAppStore } from '../../../../test/render-app';
import { Providers } from '../../providers';
import { guardedHistory } from '../../../shared/lib/guarded-history';
import { openSession } from '../../../shared/session/session-refresh';
import { RegistrationPayment } from '../../../features/payments/components/registration-payment';

const about = 'registration.R1';
let network: FakeApi;
const open = (...invoices: readonly object[]) => {
  network = fakeApi();
  network.on('GET', '/invoices', { body: { position: '', invoices } });
  network.on('GET', '/invoices/I1', { body: invoice() });
  const store = createAppStore();
  openSession(store.dispatch, anasSession());
  const history = guardedHistory(createMemoryHistory({ v5Compat: true }), () => false);
  render(
    <Providers store={store} history={history}>
      <RegistrationPayment registrationId="R1" />
    </Providers>,
  );
  return { user: userEvent.setup(), history };
};

it('says what is due, and pays it', async () => {
  const holdUntil = new Date(Date.now() + 15 * 60_000).toISOString();
  const { user } = open(
    invoiceCard({ invoiceId: 'I9', about: 'registration.R2', title: 'Another' }),
    invoiceCard({ about, dueMinor: 3_000, holdUntil, secured: false }),
  );
  expect(await screen.findByText('due now · $80.00 unpaid in total')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay $30.00 for Spring dues' }));
  expect(await screen.findByRole('dialog', { name: 'Pay Spring dues' })).toBeVisible();
});

it('asks for the rest alone while a bank decides about what was paid', async () => {
  const disputed = { openMinor: 3_000, evidenceBy: null };
  open(invoiceCard({ about, dueMinor: 0, disputed }));
  expect(await screen.findByRole('button', { name: 'Pay $50.00 for Spring dues' })).toBeVisible();
  expect(screen.getByText('$50.00')).toBeVisible();
  expect(screen.queryByText('$80.00')).toBeNull();
});

it('leaves it to the service whether the time is over: the clock of a device may be fast', async () => {
  open(invoiceCard({ about, holdUntil: '2026-01-01T00:00:00.000Z', secured: false }));
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeVisible();
});

it('says that it is paid, and shows how', async () => {
  const paid = { standing: 'paid', paidMinor: 8_000, openMinor: 0, dueMinor: 0, dueOn: null } as const;
  const { user, history } = open(invoiceCard({ about, ...paid }));
  expect(await screen.findByText('Paid')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Details' }));
  await waitFor(() => expect(history.location.search).toBe('?invoice=I1'));
});

it('says what was paid and what of it went back, both with the card fee', async () => {
  const over = { standing: 'paid', openMinor: 0, dueMinor: 0, dueOn: null } as const;
  open(invoiceCard({ about, ...over, paidMinor: 4_986, surchargeMinor: 180, refundedMinor: 5_166 }));
  expect(await screen.findByText('Refunded')).toBeVisible();
  expect(screen.getByText('Paid $51.66, of it refunded $51.66')).toBeVisible();
});

it('waits for an invoice that is not there yet', async () => {
  open();
  expect(await screen.findByText('Your invoice is being written…')).toBeVisible();
  network.on('GET', '/invoices', { body: { position: '', invoices: [invoiceCard({ about })] } });
  expect(await screen.findByRole('button', { name: 'Pay $80.00 for Spring dues' })).toBeVisible();
  expect(screen.queryByText('Your invoice is being written…')).toBeNull();
});
