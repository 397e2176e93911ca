import { screen, within } from '@testing-library/react';
import { fakeApi, problem } from '../../../../test/fake-api';
import { invoiceCard } from '../../../../test/payment-samples';
import { renderApp } from '../../../../test/render-app';

const AT = '/player-profile?tab=payments';
const open = (invoices: readonly object[]) => {
  const network = fakeApi();
  network.on('GET', '/invoices', { body: { position: '', invoices } });
  return renderApp(AT);
};

it('says what will stand here where nothing was ever asked', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
});

it('adds up by currency, and keeps what is to pay apart from what is past', async () => {
  const over = { openMinor: 0, dueMinor: 0, dueOn: null };
  open([
    invoiceCard({ overdue: true }),
    invoiceCard({ invoiceId: 'I2', title: 'Jerseys', dueMinor: 0, dueOn: '2026-12-24' }),
    invoiceCard({ ...over, invoiceId: 'I3', title: 'Autumn dues', standing: 'paid', paidMinor: 8_000 }),
    invoiceCard({
      ...over,
      invoiceId: 'I4',
      title: 'Tokyo Cup',
      currency: 'JPY',
      standing: 'void',
      totalMinor: 5_000,
    }),
  ]);
  const dollars = within(await screen.findByRole('group', { name: 'In USD' }));
  expect(dollars.getByText('Unpaid').nextElementSibling).toHaveTextContent('$160.00');
  expect(dollars.getByText('Overdue').nextElementSibling).toHaveTextContent('$80.00');
  expect(dollars.getByText('Paid').nextElementSibling).toHaveTextContent('$80.00');
  const yen = within(screen.getByRole('group', { name: 'In JPY' }));
  expect(yen.getByText('Unpaid').nextElementSibling).toHaveTextContent('¥0');
  const names = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map((one) => within(one).getAllByRole('button')[0]?.textContent);
  expect(names('To pay')).toEqual(['Spring dues', 'Jerseys']);
  expect(names('Past')).toEqual(['Autumn dues', 'Tokyo Cup']);
  expect(screen.getByRole('button', { name: 'Pay $80.00 for Jerseys' })).toBeVisible();
});

it('says until when a place can be paid before it is given up', async () => {
  open([invoiceCard({ overdue: true, forfeitOn: '2026-12-04' }), invoiceCard({ invoiceId: 'I2' })]);
  expect(
    await screen.findAllByText(
      'The place is given up if this is not paid by the end of Dec 4, 2026, Eastern Time.',
    ),
  ).toHaveLength(1);
});

it('says that it could not be loaded, and asks again', async () => {
  const network = fakeApi();
  network.on('GET', '/invoices', problem(500, 'broken', 'Broken'));
  const { user } = renderApp(AT);
  expect(await screen.findByText('Your payments could not be loaded')).toBeVisible();
  network.on('GET', '/invoices', { body: { position: '', invoices: [invoiceCard()] } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Spring dues' })).toBeVisible();
});
