import { screen, waitFor, within } from '@testing-library/react';
import type { LeagueView } from '@fieldhouse/api-contract';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { invoiceCard, moneyTerms, payeeInvoices, waitingRefund } from '../../../../test/payment-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted, league } from '../../../../test/samples';
import { exactTime } from '../../../shared/lib/times';

const AT = '/leagues/L1/teams?tab=finance';
const over = { openMinor: 0, dueMinor: 0, dueOn: null };
const payer = (name: string) => ({ accountId: name, name });
const invoices = [
  invoiceCard({ invoiceId: 'I1', payer: payer('Kim Young'), overdue: true }),
  invoiceCard({ invoiceId: 'I2', payer: payer('Robin Hale'), dueMinor: 0, dueOn: '2026-12-24' }),
  invoiceCard({ ...over, invoiceId: 'I3', payer: payer('Sam West'), standing: 'paid', paidMinor: 8_000 }),
  invoiceCard({ ...over, invoiceId: 'I4', payer: payer('Lee Park'), standing: 'void' }),
];

let network: FakeApi;
const open = (
  view = payeeInvoices({ invoices }),
  staffRoles: LeagueView['me']['staffRoles'] = ['owner'],
  at = AT,
) => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league({ me: { ...league().me, staffRoles } }) });
  network.on('GET', '/finance/league/L1/invoices', { body: view });
  return renderApp(at);
};
const shown = () =>
  within(screen.getByRole('list', { name: 'Invoices' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('adds up what is asked, paid, open and overdue; what is void is not asked', async () => {
  open();
  const sums = within(await screen.findByRole('group', { name: 'In USD' }));
  const figure = (label: string) => sums.getByText(label).nextElementSibling?.textContent;
  expect(['Asked for', 'Paid', 'Unpaid', 'Overdue'].map(figure)).toEqual([
    '$240.00',
    '$80.00',
    '$160.00',
    '$80.00',
  ]);
});

it('counts as overdue what is late, not what else is due by now', async () => {
  const part = { overdue: true, totalMinor: 6_000, openMinor: 6_000, dueMinor: 6_000, overdueMinor: 2_000 };
  open(payeeInvoices({ invoices: [invoiceCard(part)] }));
  const sums = within(await screen.findByRole('group', { name: 'In USD' }));
  expect(sums.getByText('Overdue').nextElementSibling).toHaveTextContent('$20.00');
});

it('says so where there are more than are listed, and that the sums are of these', async () => {
  open(payeeInvoices({ invoices, cut: true }));
  const sums = within(await screen.findByRole('region', { name: 'In what is listed' }));
  expect(sums.getByText(/^There are more than these 4: what is unpaid comes first/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'In all' })).toBeNull();
});

it('shows all, or those that are open, overdue or paid, and opens each', async () => {
  const { user, path } = open();
  await screen.findByRole('list', { name: 'Invoices' });
  expect(shown()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Unpaid' }));
  expect(shown()).toEqual(['Kim Young', 'Robin Hale']);
  await user.click(screen.getByRole('button', { name: 'Overdue' }));
  expect(shown()).toEqual(['Kim Young']);
  await user.click(screen.getByRole('button', { name: 'Paid' }));
  expect(shown()).toEqual(['Sam West']);
  await user.click(screen.getByRole('button', { name: 'Sam West' }));
  await waitFor(() => expect(path()).toBe(`${AT}&money=paid&invoice=I3`));
});

it('counts the fee that payers bore with what was paid and what went back', async () => {
  const paid = { standing: 'paid', paidMinor: 4_986, openMinor: 0, dueMinor: 0, dueOn: null } as const;
  const rows = [
    invoiceCard({ ...paid, surchargeMinor: 180, refundedMinor: 5_166 }),
    invoiceCard({ ...paid, invoiceId: 'I2', surchargeMinor: 180, refundedMinor: 4_986 }),
  ];
  open(payeeInvoices({ invoices: rows }));
  const sums = within(await screen.findByRole('group', { name: 'In USD' }));
  expect(sums.getByText('Paid').nextElementSibling).toHaveTextContent('$103.32');
  expect(sums.getByText('with $3.60 card fee')).toBeVisible();
  expect(sums.getByText('Of it refunded').nextElementSibling).toHaveTextContent('$101.52');
  const list = within(screen.getByRole('list', { name: 'Invoices' }));
  expect(list.getByText('Refunded')).toBeVisible();
  expect(list.getByText('Refunded in part')).toBeVisible();
});

it('says what of the paid has gone back', async () => {
  const paid = { standing: 'paid', paidMinor: 8_000, openMinor: 0, dueMinor: 0, dueOn: null } as const;
  const rows = [
    invoiceCard({ ...paid, refundedMinor: 8_000 }),
    invoiceCard({ ...paid, invoiceId: 'I2', refundedMinor: 500 }),
  ];
  open(payeeInvoices({ invoices: rows }));
  const sums = within(await screen.findByRole('group', { name: 'In USD' }));
  expect(sums.getByText('Of it refunded').nextElementSibling).toHaveTextContent('$85.00');
  const list = within(screen.getByRole('list', { name: 'Invoices' }));
  expect(list.getByText('Refunded')).toBeVisible();
  expect(list.getByText('Refunded in part')).toBeVisible();
});

it('shows which refunds wait for a second person', async () => {
  const { user, path } = open(payeeInvoices({ invoices, waiting: [waitingRefund()] }));
  const list = within(await screen.findByRole('list', { name: 'Refunds to handle' }));
  expect(
    list.getByText('waits for your yes · to Kim Young · asked for by Lee Park · “Broken wrist”'),
  ).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Look at the refund of Spring dues' }));
  await waitFor(() => expect(path()).toBe(`${AT}&invoice=I3`));
});

it('lets the staff say above which amount two decide', async () => {
  const { user } = open();
  network.on('PUT', '/finance/league/L1/terms', accepted);
  const form = within(await screen.findByRole('form', { name: 'Money settings' }));
  expect(form.queryByRole('switch')).toBeNull();
  await user.type(form.getByRole('textbox', { name: /Refunds above this/ }), '100');
  await user.click(form.getByRole('button', { name: 'Save the settings' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/finance/league/L1/terms')[0]?.body).toEqual({
      approvalAboveMinor: 10_000,
      approvalCurrency: 'USD',
      board: false,
      forfeitDays: null,
    }),
  );
});

it('keeps the number of the limit in another currency, and says that it is not converted', async () => {
  const { user } = open(
    payeeInvoices({ terms: moneyTerms({ approvalAboveMinor: 20_000, approvalCurrency: 'USD' }) }),
  );
  network.on('PUT', '/finance/league/L1/terms', accepted);
  const form = within(await screen.findByRole('form', { name: 'Money settings' }));
  const limit = form.getByRole('textbox', { name: /Refunds above this/ });
  const choose = async (currency: RegExp): Promise<void> => {
    await user.click(form.getByRole('combobox', { name: 'Currency of this amount' }));
    await user.click(await screen.findByRole('option', { name: currency }));
  };
  await choose(/^EUR/);
  expect(limit).toHaveValue('200.00');
  await choose(/^JPY/);
  expect(limit).toHaveValue('200');
  expect(form.getByText(/^Nothing is converted: the limit is ¥200 then\./)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save the settings' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/finance/league/L1/terms')[0]?.body).toMatchObject({
      ...{ approvalAboveMinor: 200, approvalCurrency: 'JPY' },
    }),
  );
});

it('loses nothing of what somebody else has saved of the settings meanwhile', async () => {
  const { user } = open();
  network.on('PUT', '/finance/league/L1/terms', ({ headers }) =>
    headers.get('if-match') === '"5"' ? accepted : problem(412, 'stale_revision', 'Changed in the meantime'),
  );
  const form = within(await screen.findByRole('form', { name: 'Money settings' }));
  await user.type(form.getByRole('textbox', { name: /Refunds above this/ }), '100');
  const terms = moneyTerms({ revision: 5, forfeitDays: 21 });
  network.on('GET', '/finance/league/L1/invoices', { body: payeeInvoices({ terms }) });
  await user.click(form.getByRole('button', { name: 'Save the settings' }));
  expect(await form.findByText(/^Somebody changed this meanwhile\. What you entered is kept/)).toBeVisible();
  expect(form.getByRole('spinbutton', { name: /an unpaid place is given up/ })).toHaveValue(21);
  expect(form.getByRole('textbox', { name: /Refunds above this/ })).toHaveValue('100.00');
  await user.click(form.getByRole('button', { name: 'Save the settings' }));
  await waitFor(() => expect(network.sent('PUT', '/finance/league/L1/terms')).toHaveLength(2));
  const [first, second] = network.sent('PUT', '/finance/league/L1/terms');
  expect(first?.headers.get('if-match')).toBe('"4"');
  expect(second?.body).toEqual({
    ...{ approvalAboveMinor: 10_000, approvalCurrency: 'USD', board: false, forfeitDays: 21 },
  });
});

it('says who has raised the limit alone, and lets somebody else agree', async () => {
  const terms = moneyTerms({
    ...{ approvalAboveMinor: 50_000, approvalCurrency: 'USD', forfeitDays: 14 },
    loosened: { byMe: false, by: 'Kim Young', formerMinor: 10_000, formerCurrency: 'USD' },
  });
  const { user } = open(payeeInvoices({ terms }));
  network.on('PUT', '/finance/league/L1/terms', accepted);
  const form = within(await screen.findByRole('form', { name: 'Money settings' }));
  const note = within(form.getByRole('note'));
  expect(note.getByText(/^Kim Young raised this. Their own refunds above \$100.00 still need/)).toBeVisible();
  note.getByRole('button', { name: 'Agree: the new limit for refunds' }).focus();
  await user.keyboard('{Enter}');
  expect(
    screen.getByText('Refunds above $500.00 then need a second person, no matter who gives the money back.'),
  ).toBeVisible();
  network.on('GET', '/finance/league/L1/invoices', {
    body: payeeInvoices({ terms: { ...terms, loosened: null } }),
  });
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/finance/league/L1/terms')[0]?.body).toEqual({
      ...{ approvalAboveMinor: 50_000, approvalCurrency: 'USD', board: false, forfeitDays: 14 },
    }),
  );
  expect(network.sent('PUT', '/finance/league/L1/terms')[0]?.headers.get('if-match')).toBe('"4"');
  // Whoever agreed by keyboard goes on from there.
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(document.activeElement).toHaveClass('money-terms');
});

it('shows a limit in the currency that it was said in, whatever money has come since', async () => {
  const loosened = { byMe: true, by: 'Ana Lopez', formerMinor: 10_000, formerCurrency: 'EUR' };
  const terms = moneyTerms({ approvalAboveMinor: 50_000, approvalCurrency: 'JPY', loosened });
  const { user } = open(payeeInvoices({ terms }));
  network.on('PUT', '/finance/league/L1/terms', accepted);
  const form = within(await screen.findByRole('form', { name: 'Money settings' }));
  expect(form.getByRole('textbox', { name: /Refunds above this/ })).toHaveValue('50000');
  expect(form.getByText(/^You raised this. Your own refunds above €100.00/)).toBeVisible();
  await user.click(form.getByRole('combobox', { name: 'Currency of this amount' }));
  await user.click(screen.getByRole('option', { name: /^USD/ }));
  await user.clear(form.getByRole('textbox', { name: /Refunds above this/ }));
  await user.type(form.getByRole('textbox', { name: /Refunds above this/ }), '300');
  await user.click(form.getByRole('button', { name: 'Save the settings' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/finance/league/L1/terms')[0]?.body).toEqual({
      ...{ approvalAboveMinor: 30_000, approvalCurrency: 'USD', board: false, forfeitDays: null },
    }),
  );
});

it('tells whoever has raised the limit that they are held to the former one', async () => {
  const loosened = { byMe: true, by: 'Ana Lopez', formerMinor: 10_000, formerCurrency: null };
  open(payeeInvoices({ terms: moneyTerms({ loosened }) }));
  const form = within(await screen.findByRole('form', { name: 'Money settings' }));
  expect(
    form.getByText(/^You raised this. Your own refunds above \$100.00 still need a second/),
  ).toBeVisible();
  expect(form.queryByRole('button', { name: /Agree/ })).toBeNull();
});

it('lets the staff say when an unpaid place is given up, and what that means before they save it', async () => {
  const { user } = open();
  network.on('PUT', '/finance/league/L1/terms', accepted);
  const form = within(await screen.findByRole('form', { name: 'Money settings' }));
  expect(form.getByText(/their place stays until you decide otherwise/)).toBeVisible();
  const days = form.getByRole('spinbutton', { name: /an unpaid place is given up/ });
  await user.type(days, '6');
  expect(form.getByText(/their place stays/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save the settings' }));
  expect(await form.findByText('7 days at least, so that people are told before')).toBeVisible();
  await user.clear(days);
  await user.type(days, '14');
  expect(form.getByText(/at the end of day 14 after its due day, the place is given up/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save the settings' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/finance/league/L1/terms')[0]?.body).toEqual({
      ...{ approvalAboveMinor: null, approvalCurrency: 'USD', board: false, forfeitDays: 14 },
    }),
  );
});

it('is what treasurers see of the staff’s part, and others do not', async () => {
  open(payeeInvoices(), ['treasurer'], '/leagues/L1/teams');
  expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Teams', 'Finance', 'Books', 'Codes']);
  expect(network.sent('GET', '/leagues/L1/registrations')).toHaveLength(0);
});

it('is nothing for players', async () => {
  open(payeeInvoices({ invoices }), []);
  expect(await screen.findByRole('heading', { name: 'Tuesday Softball' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(network.sent('GET', '/finance/league/L1/invoices')).toHaveLength(0);
});

it('marks what a bank has taken back, with until when to answer it, and finds it', async () => {
  const disputed = { openMinor: 8_000, evidenceBy: '2026-12-01T17:00:00.000Z' };
  const taken = { dueMinor: 0, dueOn: null, parts: [], disputed };
  const { user } = open(
    payeeInvoices({
      invoices: [...invoices, invoiceCard({ ...taken, invoiceId: 'I5', payer: payer('Ada Long') })],
    }),
  );
  const sums = within(await screen.findByRole('group', { name: 'In USD' }));
  expect(sums.getByText('Of it disputed').nextElementSibling).toHaveTextContent('$80.00');
  await user.click(screen.getByRole('button', { name: 'Disputed' }));
  expect(shown()).toEqual(['Ada Long']);
  const row = within(screen.getByRole('list', { name: 'Invoices' })).getByRole('listitem');
  expect(row).toHaveTextContent(`answer the bank by ${exactTime(disputed.evidenceBy)}`);
  expect(within(row).getByText('Disputed')).toBeVisible();
});
