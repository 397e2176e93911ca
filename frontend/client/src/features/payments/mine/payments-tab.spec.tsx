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

it('counts the card fee with what was paid and what went back', async () => {
  const over = { standing: 'paid', openMinor: 0, dueMinor: 0, dueOn: null } as const;
  open([invoiceCard({ ...over, paidMinor: 4_986, surchargeMinor: 180, refundedMinor: 5_166 })]);
  const dollars = within(await screen.findByRole('group', { name: 'In USD' }));
  expect(dollars.getByText('Paid').nextElementSibling).toHaveTextContent('$51.66');
  expect(dollars.getByText('Of it refunded').nextElementSibling).toHaveTextContent('$51.66');
});

it('says on the button that it is the deposit, and when the rest is to be paid', async () => {
  const parts = [
    { label: 'Deposit', dueOn: '2026-11-29', openMinor: 1_875 },
    { label: 'Payment 2 of 3', dueOn: '2026-12-19', openMinor: 3_000 },
    { label: 'Payment 3 of 3', dueOn: '2027-01-08', openMinor: 2_625 },
  ];
  const whole = { title: 'Registration', totalMinor: 7_500, openMinor: 7_500, dueMinor: 1_875, parts };
  open([
    invoiceCard(whole),
    invoiceCard({ invoiceId: 'I2', title: 'Team bill', dueMinor: 1_875, parts, shareOpenMinor: 500 }),
    invoiceCard({
      ...whole,
      invoiceId: 'I3',
      title: 'Autumn',
      dueMinor: 0,
      openMinor: 5_625,
      parts: parts.slice(1),
    }),
  ]);
  expect(await screen.findByRole('button', { name: 'Pay $18.75 deposit for Registration' })).toBeVisible();
  expect(screen.getByText(/^Then \$30.00 by Dec.19 and \$26.25 by Jan.8\.$/)).toBeVisible();
  // Of a bill that is shared everybody pays their own part.
  expect(screen.getByRole('button', { name: 'Pay $5.00 for Team bill' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $56.25 for Autumn' })).toBeVisible();
  expect(screen.getByText(/^\$30.00 by Dec.19 and \$26.25 by Jan.8\.$/)).toBeVisible();
});

it('asks nobody for what a bank decides about, and for the rest', async () => {
  const taken = { dueMinor: 0, dueOn: null, parts: [] };
  open([
    invoiceCard({ ...taken, disputed: { openMinor: 8_000, evidenceBy: null } }),
    invoiceCard({
      ...taken,
      invoiceId: 'I2',
      title: 'Jerseys',
      disputed: { openMinor: 3_000, evidenceBy: null },
    }),
  ]);
  const dollars = within(await screen.findByRole('group', { name: 'In USD' }));
  expect(dollars.getByText('Of it disputed').nextElementSibling).toHaveTextContent('$110.00');
  const past = within(screen.getByRole('list', { name: 'Past' }));
  expect(past.getByText(/· a bank decides about a payment$/)).toBeVisible();
  expect(past.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pay $50.00 for Jerseys' })).toBeVisible();
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
