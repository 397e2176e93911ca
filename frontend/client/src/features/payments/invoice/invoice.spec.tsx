import type { InvoiceView, SaidView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { followedKinds, streamChanged } from '../../../../test/fake-live';
import {
  invoice,
  moneyTerms,
  payeeInvoices,
  payment,
  refund,
  teamBill,
} from '../../../../test/payment-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted, member, team } from '../../../../test/samples';
import { exactTime } from '../../../shared/lib/times';

const AT = '/player-profile?tab=payments&invoice=I1';
let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
});

const open = async (view: InvoiceView) => {
  network.on('GET', '/invoices', { body: { position: view.position, invoices: [] } });
  network.on('GET', '/invoices/I1', { body: view });
  network.on('GET', '/finance/:kind/:id/invoices', { body: payeeInvoices() });
  const app = renderApp(AT);
  const drawer = within(await screen.findByRole('dialog', { name: view.title }));
  await drawer.findByText(/^In all/);
  const press = async (name: string | RegExp) => app.user.click(drawer.getByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { ...app, drawer, press, dialog };
};
const bodyOf = (method: string, path: string) => network.sent(method, path)[0]?.body;
const collecting = { pays: false, collects: true } as const;
const said = (more: Partial<SaidView>): SaidView => ({
  ...{ about: null, kind: 'taken', words: '', at: '2026-11-12T18:00:00.000Z' },
  by: { accountId: 'lee', name: 'Lee Park' },
  ...more,
});
const kims = payment({ paymentId: 'P2', by: { accountId: 'kim', name: 'Kim Young' } });

it('says who asks, who owes, what is open and what has been paid, and follows it', async () => {
  const { drawer } = await open(
    teamBill({ payments: [payment({ amountMinor: 2_000 })], paidMinor: 2_000, openMinor: 8_000 }),
  );
  expect(drawer.getByText('Tuesday Softball asks River Hawks, for whom Ana Brook answers.')).toBeVisible();
  expect(drawer.getByText('Unpaid').nextElementSibling).toHaveTextContent('$80.00');
  const paid = within(drawer.getByRole('region', { name: 'Payments' })).getByRole('listitem');
  expect(paid).toHaveTextContent('Ana Brook');
  expect(paid).toHaveTextContent('$20.00');
  await waitFor(() => expect(followedKinds.get('invoice')).toEqual(['I1']));
});

it('says what came and what went back as the statement of a card does', async () => {
  const { drawer } = await open(invoice({ paidMinor: 4_986, surchargeMinor: 180, refundedMinor: 5_166 }));
  expect(drawer.getByText('Paid').nextElementSibling).toHaveTextContent('$51.66');
  expect(drawer.getByText('with $1.80 card fee')).toBeVisible();
  expect(drawer.getByText('Of it refunded').nextElementSibling).toHaveTextContent('$51.66');
});

it('says until when a place can be paid before it is given up', async () => {
  const { drawer } = await open(teamBill({ overdue: true, forfeitOn: '2026-12-04' }));
  expect(
    drawer.getByText('The place is given up if this is not paid by the end of Dec 4, 2026, Eastern Time.'),
  ).toBeVisible();
});

describe('an invoice that costs more when it is late', () => {
  const [fee] = invoice().lines;
  const lateLine: InvoiceView['lines'][number] = {
    lineId: 'late_fee',
    kind: 'late_fee',
    label: 'Late fee',
    dueOn: '2026-12-08',
    amountMinor: 500,
    paidMinor: 0,
    openMinor: 500,
    failed: false,
  };
  const late = (more: Parameters<typeof invoice>[0] = {}) =>
    invoice({
      ...{ totalMinor: 8_500, openMinor: 8_500, dueMinor: 8_500, overdue: true },
      lateFee: { amountMinor: 500, lastOn: '2026-12-07', chargedOn: '2026-12-08' },
      lines: [...(fee ? [fee] : []), lateLine],
      ...more,
    });

  it('says by when it is to be paid without', async () => {
    const lateFee = { amountMinor: 500, lastOn: '2026-12-07', chargedOn: null };
    const { drawer } = await open(invoice({ lateFee }));
    expect(
      drawer.getByText(
        'A late fee of $5.00 is added if it is not paid by the end of Mon, Dec 7, Eastern Time.',
      ),
    ).toBeVisible();
  });

  it('has the late fee as a line with its day, and nothing to waive it with for whoever owes it', async () => {
    const { drawer } = await open(late());
    const lines = within(drawer.getByRole('region', { name: 'What it is for' })).getAllByRole('listitem');
    expect(lines[1]).toHaveTextContent(/Late fee.*added Dec 8, 2026.*\$5\.00/);
    expect(drawer.queryByText(/is added if it is not paid/)).toBeNull();
    expect(drawer.queryByRole('button', { name: 'Waive the late fee' })).toBeNull();
  });

  it('is spared it by who collects, with why', async () => {
    network.on('POST', '/invoices/I1/late-fee/waiver', accepted);
    const { user, press, dialog } = await open(late({ me: collecting }));
    await press('Waive the late fee');
    const asked = await dialog('Waive the late fee of $5.00?');
    await user.type(asked.getByRole('textbox'), 'Was in hospital');
    await user.click(asked.getByRole('button', { name: 'Waive the late fee' }));
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/late-fee/waiver')).toEqual({ reason: 'Was in hospital' }),
    );
    expect(await screen.findByText('The late fee is waived')).toBeVisible();
  });

  it('says why it cannot be waived', async () => {
    const detail = 'What is paid cannot be waived. Refund that amount of the payment instead.';
    network.on(
      'POST',
      '/invoices/I1/late-fee/waiver',
      problem(409, 'late_fee_paid', 'The late fee is paid', { detail }),
    );
    const { user, press, dialog } = await open(late({ me: collecting }));
    await press('Waive the late fee');
    const asked = await dialog('Waive the late fee of $5.00?');
    await user.type(asked.getByRole('textbox'), 'Was in hospital');
    await user.click(asked.getByRole('button', { name: 'Waive the late fee' }));
    expect(await asked.findByText(new RegExp(detail))).toBeVisible();
  });

  it('says that it was waived, and has nothing more to waive', async () => {
    const waived = { ...lateLine, amountMinor: 0, openMinor: 0 };
    const lines = [...(fee ? [fee] : []), waived];
    const { drawer } = await open(late({ lateFee: null, lines, openMinor: 8_000, me: collecting }));
    expect(drawer.getByText('added Dec 8, 2026 · waived')).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Waive the late fee' })).toBeNull();
  });
});

it('shows nothing to collect with to whoever only owes it', async () => {
  const { drawer } = await open(invoice({ payments: [payment()] }));
  expect(drawer.queryByRole('region', { name: 'Manage' })).toBeNull();
  expect(drawer.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

it('says that it could not be loaded, and asks again', async () => {
  network.on('GET', '/invoices', { body: { position: '', invoices: [] } });
  network.on('GET', '/invoices/I1', problem(500, 'broken', 'Broken'));
  const { user } = renderApp(AT);
  const drawer = within(await screen.findByRole('dialog', { name: 'Invoice' }));
  expect(await drawer.findByText('The invoice could not be loaded')).toBeVisible();
  network.on('GET', '/invoices/I1', { body: invoice() });
  await user.click(drawer.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Spring dues' })).toBeVisible();
});

describe('a payment that a bank has taken back', () => {
  const disputed = payment({ ...kims, state: 'disputed', leftMinor: 0 });
  const evidenceBy = '2026-12-01T17:00:00.000Z';

  it('is answered with a pack of evidence by who looks after the money', async () => {
    network.on(
      'GET',
      '/invoices/I1/payments/P2/evidence.zip',
      problem(409, 'not_disputed', 'Not disputed', { detail: 'No bank has taken this payment back.' }),
    );
    const { drawer, press } = await open(invoice({ payments: [disputed], me: collecting }));
    await press('Download evidence for $80.00 of Kim Young');
    expect(await drawer.findByText(/No bank has taken this payment back/)).toBeVisible();
    expect(network.sent('GET', '/invoices/I1/payments/P2/evidence.zip')).toHaveLength(1);
  });

  it('is not answered by who owes it, nor where no bank asks', async () => {
    const { drawer } = await open(invoice({ payments: [{ ...disputed, evidenceBy }] }));
    expect(drawer.queryByRole('button', { name: /^Download evidence/ })).toBeNull();
    expect(drawer.queryByText(/Answer it by/)).toBeNull();
  });

  it('can be refunded as far as the bank has left it, once that has decided', async () => {
    const lost = payment({ ...kims, state: 'lost', disputedMinor: 3_000, leftMinor: 5_000 });
    const { drawer, press, dialog } = await open(invoice({ payments: [lost], me: collecting }));
    await press('Refund: $80.00 of Kim Young');
    expect((await dialog('Refund Kim Young')).getByRole('button', { name: 'Refund $50.00' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('says by when to answer, and reminds and writes off only what nobody decides about', async () => {
    const waits = { payments: [{ ...disputed, evidenceBy }], disputed: { openMinor: 8_000, evidenceBy } };
    const { drawer } = await open(invoice({ ...waits, me: collecting }));
    expect(drawer.getByText(new RegExp(`Answer it by ${exactTime(evidenceBy)}`))).toBeVisible();
    for (const name of [/^Remind/, /^Write off/]) expect(drawer.queryByRole('button', { name })).toBeNull();
  });

  it('is not asked for again: no button to pay, no link, nothing to split', async () => {
    const waits = { payments: [disputed], disputed: { openMinor: 10_000, evidenceBy } };
    const { drawer } = await open(teamBill({ ...waits, dueMinor: 0, dueOn: null, parts: [] }));
    for (const name of [/^Pay \$/, 'Payment link', 'Split among members'])
      expect(drawer.queryByRole('button', { name })).toBeNull();
  });

  it('leaves the rest to be paid by a link', async () => {
    const waits = { payments: [disputed], disputed: { openMinor: 3_000, evidenceBy } };
    const { press, dialog } = await open(invoice(waits));
    await press('Payment link');
    expect((await dialog('Make a payment link')).getByText(/now \$50\.00$/)).toBeVisible();
  });

  it('leaves the rest to be reminded of and written off', async () => {
    const waits = { payments: [disputed], disputed: { openMinor: 3_000, evidenceBy } };
    const { press } = await open(invoice({ ...waits, me: collecting }));
    await press('Write off');
    expect(await screen.findByRole('dialog', { name: 'Write off $50.00?' })).toBeVisible();
  });
});

it('says what is still asked for of each share, and that nothing is of what a bank has taken', async () => {
  const share = (accountId: string, name: string, paidMinor: number, openMinor: number) => ({
    ...{ accountId, name, amountMinor: 4_000, paidMinor, openMinor },
  });
  const shares = [
    share('kim', 'Kim Young', 1_000, 3_000),
    share('ned', 'Ned Fox', 4_000, 0),
    share('lee', 'Lee Park', 0, 0),
    share('mia', 'Mia Cruz', 2_500, 0),
  ];
  const { drawer } = await open(teamBill({ totalMinor: 16_000, shares }));
  const rows = within(drawer.getByRole('region', { name: 'Shares' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Kim Young$30.00 to go$40.00',
    'Ned FoxPaid$40.00',
    'Lee ParkNothing to pay$40.00',
    'Mia Cruz$25.00 paid, nothing more to pay$40.00',
  ]);
});

describe('splitting a team’s bill', () => {
  const split = async () => {
    network.on('GET', '/teams/T1', {
      body: team({
        members: [...team().members, member({ memberId: 'm-lee', accountId: null, name: 'Lee' })],
      }),
    });
    network.on('PUT', '/invoices/I1/shares', accepted);
    const app = await open(teamBill());
    await app.press('Split among members');
    const dialog = await app.dialog('Split among members');
    await dialog.findByRole('checkbox', { name: 'Kim Young' });
    return { ...app, dialog };
  };

  it('splits evenly without losing a cent, and says what stays', async () => {
    const { user, dialog } = await split();
    const meter = dialog.getByRole('meter', { name: 'Shares' });
    expect(meter).toHaveAttribute(
      'aria-valuetext',
      '$0.00 of $100.00 is split; $100.00 stays with Ana Brook',
    );
    await user.click(dialog.getByRole('button', { name: 'Split evenly among all' }));
    expect(meter).toHaveAttribute(
      'aria-valuetext',
      '$100.00 of $100.00 is split; $0.00 stays with Ana Brook',
    );
    await user.click(dialog.getByRole('button', { name: 'Save the shares' }));
    await waitFor(() =>
      expect(bodyOf('PUT', '/invoices/I1/shares')).toEqual({
        shares: [
          { accountId: 'ana', amountMinor: 5_000 },
          { accountId: 'kim', amountMinor: 5_000 },
        ],
      }),
    );
  });

  it('takes no more than the bill, and keeps what was entered', async () => {
    const { user, dialog } = await split();
    await user.click(dialog.getByRole('checkbox', { name: 'Kim Young' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount of Kim Young' });
    expect(amount).toHaveValue('100.00');
    await user.clear(amount);
    await user.type(amount, '120');
    expect(dialog.getByText('$120.00 of $100.00 is split; $20.00 too much')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save the shares' }));
    expect(await dialog.findByText('The shares are more than the invoice. Lower some of them')).toBeVisible();
    expect(amount).toHaveValue('120.00');
    expect(network.sent('PUT', '/invoices/I1/shares')).toHaveLength(0);
  });

  it('offers nobody who has no account', async () => {
    const { dialog } = await split();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  });
});

describe('collecting', () => {
  it('records cash with what proves it, from whom and when', async () => {
    network.on('POST', '/invoices/I1/payments', accepted);
    const shares = [
      { accountId: 'kim', name: 'Kim Young', amountMinor: 4_000, paidMinor: 0, openMinor: 4_000 },
    ];
    const { user, press, dialog } = await open(teamBill({ shares, me: collecting }));
    await press('Record a payment');
    const form = await dialog('Record a payment of River Hawks');
    const send = form.getByRole('button', { name: 'Record the payment' });
    await user.click(send);
    expect(await form.findByText('Say what proves it, such as the number of the receipt')).toBeVisible();
    const amount = form.getByRole('textbox', { name: 'Amount' });
    await user.clear(amount);
    await user.type(amount, '200');
    await user.type(form.getByRole('textbox', { name: 'What proves it' }), 'Receipt 17');
    await user.click(send);
    expect(await form.findByText('Only $100.00 is still unpaid. Enter that or less')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '40');
    await user.click(form.getByRole('combobox', { name: 'Who paid' }));
    await user.click(await screen.findByRole('option', { name: 'Kim Young' }));
    const day = form.getByLabelText('Received on');
    await user.clear(day);
    await user.type(day, '2999-01-01');
    await user.click(send);
    expect(await form.findByText('It cannot have been received later than today')).toBeVisible();
    expect(network.sent('POST', '/invoices/I1/payments')).toHaveLength(0);
    await user.clear(day);
    await user.type(day, '2026-11-01');
    await user.click(send);
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/payments')).toEqual({
        ...{ amountMinor: 4_000, currency: 'USD', way: 'cash', receivedOn: '2026-11-01' },
        ...{ paidBy: 'kim', proof: 'Receipt 17' },
      }),
    );
  });

  describe('what somebody else has dealt with meanwhile', () => {
    const stale = problem(412, 'stale_revision', 'Changed in the meantime');
    const since = (path: string, revision: number) =>
      network.on('POST', path, ({ headers }) =>
        headers.get('if-match') === `"${revision}"` ? accepted : stale,
      );
    const bill = (more: Parameters<typeof teamBill>[0] = {}) => teamBill({ ...more, me: collecting });
    const record = async (amount: string) => {
      const app = await open(bill());
      await app.press('Record a payment');
      const form = await app.dialog('Record a payment of River Hawks');
      const field = form.getByRole('textbox', { name: 'Amount' });
      await app.user.clear(field);
      await app.user.type(field, amount);
      await app.user.type(form.getByRole('textbox', { name: 'What proves it' }), 'Receipt 17');
      const send = () => app.user.click(form.getByRole('button', { name: 'Record the payment' }));
      return { ...app, form, field, send };
    };
    const seenAt = (path: string) => network.sent('POST', path).map(({ headers }) => headers.get('if-match'));
    const cash = { ...kims, way: 'cash', amountMinor: 4_000, leftMinor: 4_000 } as const;

    it('is not recorded twice: what is open by then is looked at first, and what was typed stays', async () => {
      since('/invoices/I1/payments', 4);
      const { form, field, send } = await record('40');
      network.on('GET', '/invoices/I1', {
        body: bill({ revision: 4, payments: [cash], paidMinor: 4_000, openMinor: 6_000 }),
      });
      await send();
      expect(
        await form.findByText(/^What is unpaid has changed meanwhile: it is \$60\.00 now/),
      ).toBeVisible();
      expect(field).toHaveValue('40.00');
      expect(form.getByRole('textbox', { name: 'What proves it' })).toHaveValue('Receipt 17');
      expect(seenAt('/invoices/I1/payments')).toEqual(['"3"']);
      await send();
      await waitFor(() => expect(seenAt('/invoices/I1/payments')).toEqual(['"3"', '"4"']));
    });

    it('is recorded all the same when something else of the invoice has changed', async () => {
      since('/invoices/I1/payments', 4);
      const { send } = await record('40');
      network.on('GET', '/invoices/I1', { body: bill({ revision: 4, reminders: 1 }) });
      await send();
      expect(await screen.findByText('The payment is recorded')).toBeVisible();
      expect(seenAt('/invoices/I1/payments')).toEqual(['"3"', '"4"']);
    });

    it('that was all keeps the form with what was typed, and says that nothing is open', async () => {
      since('/invoices/I1/payments', 4);
      const { form, send } = await record('100');
      const paid = { ...cash, amountMinor: 10_000, leftMinor: 10_000 };
      network.on('GET', '/invoices/I1', {
        body: bill({
          ...{ revision: 4, payments: [paid], paidMinor: 10_000, openMinor: 0, dueMinor: 0 },
          standing: 'paid',
        }),
      });
      await send();
      expect(await form.findByText(/^Nothing is unpaid anymore/)).toBeVisible();
      expect(form.getByRole('textbox', { name: 'What proves it' })).toHaveValue('Receipt 17');
      expect(form.getByRole('button', { name: 'Record the payment' })).toBeDisabled();
    });

    it('is not given back twice', async () => {
      since('/invoices/I1/payments/P2/refunds', 4);
      const { user, press, dialog } = await open(bill({ payments: [cash] }));
      await press('Refund: $40.00 of Kim Young');
      const form = await dialog('Refund Kim Young');
      await user.click(form.getByRole('radio', { name: 'Another amount' }));
      const amount = form.getByRole('textbox', { name: 'Amount' });
      await user.clear(amount);
      await user.type(amount, '15');
      await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Injured');
      network.on('GET', '/invoices/I1', {
        body: bill({
          revision: 4,
          payments: [{ ...cash, state: 'refunded_part', refundedMinor: 1_500, leftMinor: 2_500 }],
        }),
      });
      await user.click(form.getByRole('button', { name: 'Refund $15.00' }));
      expect(await form.findByText(/has gone back meanwhile: \$25\.00 is left/)).toBeVisible();
      expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('Injured');
      expect(amount).toHaveValue('15.00');
      expect(seenAt('/invoices/I1/payments/P2/refunds')).toEqual(['"3"']);
    });
  });

  describe('a question that somebody else answers meanwhile', () => {
    const WRITE_OFF = '/invoices/I1/write-off';
    const bill = (more: Parameters<typeof teamBill>[0] = {}) => teamBill({ ...more, me: collecting });
    const told = (view: InvoiceView): void => {
      network.on('GET', '/invoices/I1', { body: view });
      act(() => streamChanged('invoice', '9'));
    };
    const asking = async (label: string, title: string, view = bill(), why: string | null = 'Moved away') => {
      const app = await open(view);
      await waitFor(() => expect(followedKinds.get('invoice')).toEqual(['I1']));
      await app.press(label);
      const asked = await app.dialog(title);
      if (why !== null) await app.user.type(asked.getByRole('textbox'), why);
      return { ...app, asked };
    };
    const part = { revision: 4, paidMinor: 4_000, openMinor: 6_000, dueMinor: 6_000 } as const;

    it('gives up no other amount than the one that was read, and keeps why', async () => {
      const stale = problem(412, 'stale_revision', 'Changed in the meantime');
      network.on('POST', WRITE_OFF, ({ headers }) => (headers.get('if-match') === '"4"' ? accepted : stale));
      const { user, asked } = await asking('Write off', 'Write off $100.00?');
      network.on('GET', '/invoices/I1', { body: bill(part) });
      await user.click(asked.getByRole('button', { name: 'Write off $100.00' }));
      expect(await asked.findByText(/^This has changed since you opened it/)).toBeVisible();
      expect(asked.getByRole('textbox')).toHaveValue('Moved away');
      await user.click(await asked.findByRole('button', { name: 'Write off $60.00' }));
      expect(await screen.findByText('The rest is written off')).toBeVisible();
    });

    it('is looked at once more where what it says has changed before their eyes', async () => {
      network.on('POST', WRITE_OFF, problem(412, 'stale_revision', 'Changed in the meantime'));
      const { user, asked } = await asking('Write off', 'Write off $100.00?');
      told(bill(part));
      await user.click(await asked.findByRole('button', { name: 'Write off $60.00' }));
      await waitFor(() => expect(network.sent('POST', WRITE_OFF)[0]?.headers.get('if-match')).toBe('"3"'));
    });

    it('is answered all the same where nothing of what it says has changed', async () => {
      network.on('POST', WRITE_OFF, accepted);
      const { user, drawer, asked } = await asking('Write off', 'Write off $100.00?');
      told(bill({ revision: 4, reminders: 1, remindedAt: '2026-11-20T12:00:00.000Z' }));
      expect(await drawer.findByText(/was reminded/)).toBeInTheDocument();
      await user.click(asked.getByRole('button', { name: 'Write off $100.00' }));
      await waitFor(() => expect(network.sent('POST', WRITE_OFF)[0]?.headers.get('if-match')).toBe('"4"'));
    });

    it.each([
      ['Write off', 'Write off $100.00?', bill()],
      ['Void', 'Void this invoice?', bill()],
    ])('stays with what was typed, and says that it is over: %s', async (label, title, view) => {
      const { asked } = await asking(label, title, view);
      told(bill({ revision: 4, standing: 'void', openMinor: 0, dueMinor: 0, totalMinor: 0 }));
      expect(await asked.findByText(/^This cannot be done anymore: it has changed/)).toBeVisible();
      expect(asked.getByRole('textbox')).toHaveValue('Moved away');
      expect(asked.getByRole('button', { name: new RegExp(`^${label}`) })).toBeDisabled();
    });

    it('stays too where a refund is decided: who was about to say why reads that it is', async () => {
      const asks = refund({ mayApprove: true });
      const refunded = (one: typeof asks) => bill({ payments: [kims], refunds: [one] });
      const { asked } = await asking(
        'Decline: $80.00 to Kim Young',
        'Decline the refund of $80.00?',
        refunded(asks),
      );
      told(refunded({ ...asks, state: 'succeeded', mayApprove: false }));
      expect(await asked.findByText(/^This cannot be done anymore/)).toBeVisible();
      expect(asked.getByRole('textbox')).toHaveValue('Moved away');
    });

    it('records nothing as handed back twice', async () => {
      const path = '/invoices/I1/refunds/R1/handover';
      network.on('POST', path, problem(412, 'stale_revision', 'Changed in the meantime'));
      const waits = refund({
        state: 'pending',
        way: 'cash',
        askedBy: null,
        mayApprove: false,
        mayGive: true,
      });
      const back = (one: typeof waits, revision = 3) =>
        bill({ revision, payments: [{ ...kims, way: 'cash', leftMinor: 0 }], refunds: [one] });
      const { user, asked } = await asking(
        ...(['Handed back: $80.00 to Kim Young', 'Have you handed $80.00 back to Kim Young?'] as const),
        ...([back(waits), null] as const),
      );
      network.on('GET', '/invoices/I1', { body: back({ ...waits, state: 'succeeded', mayGive: false }, 4) });
      await user.click(asked.getByRole('button', { name: 'It is handed back' }));
      expect(await asked.findByText(/^This cannot be done anymore/)).toBeVisible();
      expect(network.sent('POST', path)[0]?.headers.get('if-match')).toBe('"3"');
    });

    it('leaves the form of a payment where the invoice is void or given up by then, and says which', async () => {
      const { user, press, dialog } = await open(bill());
      await press('Record a payment');
      const form = await dialog('Record a payment of River Hawks');
      await user.type(form.getByRole('textbox', { name: 'What proves it' }), 'Receipt 17');
      told(bill({ revision: 4, standing: 'written_off', openMinor: 0, writtenOffMinor: 10_000 }));
      expect(await form.findByText(/^What was unpaid is written off by now/)).toBeVisible();
      told(bill({ revision: 5, standing: 'void', openMinor: 0, totalMinor: 0 }));
      expect(await form.findByText(/^This invoice is void by now/)).toBeVisible();
      expect(form.getByRole('textbox', { name: 'What proves it' })).toHaveValue('Receipt 17');
    });
  });

  it('gives back without the fee, and says that somebody else has to approve it', async () => {
    network.on('POST', '/invoices/I1/payments/P2/refunds', accepted);
    const paid = { ...kims, feeMinor: 262 };
    const { user, press, dialog } = await open(
      invoice({ payments: [paid], openMinor: 0, standing: 'paid', me: collecting }),
    );
    network.on('GET', '/finance/team/T1/invoices', {
      body: payeeInvoices({
        terms: moneyTerms({ approvalAboveMinor: 5_000 }),
      }),
    });
    await press('Refund: $80.00 of Kim Young');
    const form = await dialog('Refund Kim Young');
    expect(form.getByRole('radio', { name: /All of it/ })).toBeChecked();
    await user.click(form.getByRole('radio', { name: /Without the processing fee/ }));
    expect(await form.findByText(/Above \$50.00, somebody else/)).toBeVisible();
    expect(form.getByText(/\$77.38 goes back to the card of Kim Young/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Refund $77.38' }));
    expect(await form.findByText('Give a reason of at least 3 characters')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Injured');
    await user.click(form.getByRole('button', { name: 'Refund $77.38' }));
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/payments/P2/refunds')).toEqual({
        choice: { kind: 'net_of_fee' },
        reason: 'Injured',
      }),
    );
    expect(await screen.findByText('Somebody else has to approve the refund')).toBeVisible();
  });

  it('gives back a chosen amount, never more than is left', async () => {
    network.on('POST', '/invoices/I1/payments/P2/refunds', accepted);
    const paid = {
      ...kims,
      way: 'cash',
      refundedMinor: 6_000,
      leftMinor: 2_000,
      state: 'refunded_part',
    } as const;
    const { user, press, dialog } = await open(invoice({ payments: [paid], me: collecting }));
    await press('Refund: $80.00 of Kim Young');
    const form = await dialog('Refund Kim Young');
    expect(form.queryByRole('radio', { name: /processing fee/ })).toBeNull();
    await user.click(form.getByRole('radio', { name: 'Another amount' }));
    const amount = form.getByRole('textbox', { name: 'Amount' });
    await user.clear(amount);
    await user.type(amount, '20.01');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Injured');
    await user.click(form.getByRole('button', { name: /^Refund/ }));
    expect(await form.findByText('Enter an amount up to $20.00')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '15');
    const meaning = form.getByText(/You hand \$15.00 back to Kim Young yourself/);
    expect(meaning).toHaveTextContent('What was owed stays paid: nobody is asked for it again.');
    expect(meaning).toHaveTextContent('recorded by mistake, undo it instead: then it is owed again.');
    await user.click(form.getByRole('button', { name: 'Refund $15.00' }));
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/payments/P2/refunds')).toMatchObject({
        choice: { kind: 'amount', amountMinor: 1_500 },
      }),
    );
  });

  it.each([
    ['had paid what was due at once', true],
    ['had not', false],
  ])(
    'says that what was owed stays paid to who gives back of a place that is not held, if they %s',
    async (_, secured) => {
      const lost = { holdUntil: '2026-11-10T12:00:00.000Z', openMinor: 0, dueMinor: 0, secured } as const;
      const { press, dialog } = await open(
        invoice({ ...lost, standing: 'partially_paid', payments: [kims], me: collecting }),
      );
      await press('Refund: $80.00 of Kim Young');
      const form = await dialog('Refund Kim Young');
      const meaning = await form.findByText(/goes back to the card of Kim Young/);
      expect(meaning.textContent.includes('What was owed stays paid')).toBe(secured);
    },
  );

  it('asks for a second person where the limit was said in another currency, and nothing compares', async () => {
    const { press, dialog } = await open(
      invoice({ payments: [kims], openMinor: 0, standing: 'paid', me: collecting }),
    );
    network.on('GET', '/finance/team/T1/invoices', {
      body: payeeInvoices({ terms: moneyTerms({ approvalAboveMinor: 50_000, approvalCurrency: 'JPY' }) }),
    });
    await press('Refund: $80.00 of Kim Young');
    const form = await dialog('Refund Kim Young');
    expect(await form.findByText(/^Somebody else who manages the money has to approve it/)).toBeVisible();
  });

  it('offers to hand it back once the card could not take it, and counts parts together', async () => {
    network.on('POST', '/invoices/I1/payments/P2/refunds', accepted);
    network.on('GET', '/finance/:kind/:id/invoices', {
      body: payeeInvoices({
        terms: moneyTerms({ approvalAboveMinor: 7_000 }),
      }),
    });
    const { user, press, dialog } = await open(
      invoice({
        ...{
          payments: [{ ...kims, leftMinor: 3_000, askedBackMinor: 5_000 }],
          openMinor: 0,
          standing: 'paid',
          me: collecting,
        },
        refunds: [
          refund({ state: 'failed' }),
          refund({ refundId: 'R2', state: 'succeeded', amountMinor: 5_000, mayApprove: false }),
        ],
      }),
    );
    network.on('GET', '/finance/:kind/:id/invoices', {
      body: payeeInvoices({
        terms: moneyTerms({ approvalAboveMinor: 7_000 }),
      }),
    });
    await press('Refund: $80.00 of Kim Young');
    const form = await dialog('Refund Kim Young');
    expect(await form.findByText(/has to approve it first/)).toBeVisible();
    await user.click(form.getByRole('combobox', { name: 'How it goes back' }));
    await user.click(await screen.findByRole('option', { name: 'Cash' }));
    expect(form.getByText(/You hand \$30\.00 back to Kim Young yourself/)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Card closed');
    await user.click(form.getByRole('button', { name: 'Refund $30.00' }));
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/payments/P2/refunds')).toEqual({
        ...{ choice: { kind: 'whole' }, reason: 'Card closed', way: 'cash' },
      }),
    );
  });

  it('says that cash has been handed back, after asking', async () => {
    network.on('POST', '/invoices/I1/refunds/R1/handover', accepted);
    const waits = refund({ state: 'pending', way: 'cash', askedBy: null, mayApprove: false, mayGive: true });
    const { user, drawer, press, dialog } = await open(
      invoice({ payments: [{ ...kims, way: 'cash', leftMinor: 0 }], refunds: [waits], me: collecting }),
    );
    expect(drawer.getByText('To hand back')).toBeVisible();
    await press('Handed back: $80.00 to Kim Young');
    const asked = await dialog('Have you handed $80.00 back to Kim Young?');
    await user.click(asked.getByRole('button', { name: 'It is handed back' }));
    await waitFor(() => expect(network.sent('POST', '/invoices/I1/refunds/R1/handover')).toHaveLength(1));
  });

  it('takes back a refund by hand that was none, with why, and says what becomes of it', async () => {
    network.on('POST', '/invoices/I1/refunds/R1/reversal', accepted);
    const given = refund({ state: 'succeeded', way: 'cash', mayApprove: false, mayReverse: true });
    const { user, drawer, press, dialog } = await open(
      invoice({
        ...{ payments: [{ ...kims, way: 'cash', state: 'refunded', leftMinor: 0 }], refunds: [given] },
        ...{ openMinor: 0, standing: 'paid', me: collecting },
        said: [said({ about: 'R1', kind: 'refund_reversed', words: 'It was Pat’s' })],
      }),
    );
    expect(drawer.getByText(/^Taken back by Lee Park, .*: “It was Pat’s”$/)).toBeVisible();
    await press('Take back: $80.00 to Kim Young');
    const asked = await dialog('Take back the refund of $80.00 to Kim Young?');
    expect(asked.getByText(/\$80\.00 counts as paid again, and Kim Young is told/)).toBeVisible();
    expect(asked.queryByText(/waits to be handed back again/)).toBeNull();
    await user.type(asked.getByRole('textbox'), 'Wrong person');
    await user.click(asked.getByRole('button', { name: 'Take the refund back' }));
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/refunds/R1/reversal')).toEqual({ reason: 'Wrong person' }),
    );
    expect(await screen.findByText('The refund is taken back')).toBeVisible();
  });

  it('says of one that nobody asked for that it waits to be handed back again', async () => {
    const given = refund({
      ...{ state: 'succeeded', way: 'cash', askedBy: null, mayApprove: false, mayReverse: true },
    });
    const paid = { ...kims, way: 'cash', state: 'refunded', leftMinor: 0 } as const;
    const { press, dialog } = await open(invoice({ payments: [paid], refunds: [given], me: collecting }));
    await press('Take back: $80.00 to Kim Young');
    const asked = await dialog('Take back the refund of $80.00 to Kim Young?');
    expect(asked.getByText(/It then waits to be handed back again/)).toBeVisible();
  });

  it('lets a second person approve or decline, after saying what that does', async () => {
    network.on('POST', '/invoices/I1/refunds/R1/refusal', accepted);
    const { user, drawer, press, dialog } = await open(
      invoice({
        ...{ payments: [kims], refunds: [refund()], openMinor: 0, standing: 'paid', me: collecting },
        said: [said({ about: 'R1', kind: 'refund_asked', words: 'Broken wrist' })],
      }),
    );
    expect(drawer.getByText(/^Asked for by Lee Park, .*: “Broken wrist”$/)).toBeVisible();
    await press('Approve: $80.00 to Kim Young');
    expect(
      (await dialog('Refund $80.00 to Kim Young?')).getByText(
        /^Lee Park asks for it: “Broken wrist”.* It cannot be called back/,
      ),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Refund \$80/ })).toBeNull());
    await press('Decline: $80.00 to Kim Young');
    const asked = await dialog('Decline the refund of $80.00?');
    await user.type(asked.getByRole('textbox'), 'Too late');
    await user.click(asked.getByRole('button', { name: 'Decline the refund' }));
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/refunds/R1/refusal')).toEqual({ reason: 'Too late' }),
    );
  });

  it('shows who recorded cash with what proves it, took it back, or gave up the rest, and why', async () => {
    const cash = payment({ paymentId: 'P3', way: 'cash', state: 'reversed', receivedOn: '2026-11-08' });
    const { drawer } = await open(
      invoice({
        ...{ payments: [cash], standing: 'written_off', me: collecting },
        said: [
          said({ about: 'P3', words: 'Receipt 17' }),
          said({ about: 'P3', kind: 'reversed', words: 'Another member paid' }),
          said({ kind: 'written_off', by: null, words: '' }),
        ],
      }),
    );
    const row = within(within(drawer.getByRole('region', { name: 'Payments' })).getByRole('listitem'));
    expect(row.getByText('received Nov 8, 2026 · Cash')).toBeVisible();
    expect(row.getByText(/^Recorded by Lee Park, .*: “Receipt 17”$/)).toBeVisible();
    expect(row.getByText(/^Undone by Lee Park, .*: “Another member paid”$/)).toBeVisible();
    expect(drawer.getByText(/^Written off by itself, Thu, Nov 12/)).toBeVisible();
  });

  it('takes back what was recorded by mistake, with a reason', async () => {
    network.on('POST', '/invoices/I1/payments/P2/reversal', accepted);
    const { user, press, dialog } = await open(
      invoice({ payments: [{ ...kims, way: 'cash' }], openMinor: 0, standing: 'paid', me: collecting }),
    );
    await press('Undo: $80.00 of Kim Young');
    const asked = await dialog('Undo $80.00 of Kim Young?');
    const confirm = asked.getByRole('button', { name: 'Undo the payment' });
    expect(confirm).toBeDisabled();
    await user.type(asked.getByRole('textbox'), 'Wrong person');
    await user.click(confirm);
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/payments/P2/reversal')).toEqual({ reason: 'Wrong person' }),
    );
  });

  it('takes it back too while it waits to be handed back by itself, and says that nothing is owed instead', async () => {
    network.on('POST', '/invoices/I1/payments/P2/reversal', accepted);
    const waits = refund({ state: 'pending', way: 'cash', askedBy: null, mayApprove: false, mayGive: true });
    const { user, press, dialog } = await open(
      invoice({
        ...{ payments: [{ ...kims, way: 'cash', leftMinor: 0 }], refunds: [waits], openMinor: 0 },
        ...{ standing: 'paid', me: collecting },
      }),
    );
    await press('Undo: $80.00 of Kim Young');
    const asked = await dialog('Undo $80.00 of Kim Young?');
    expect(asked.getByText(/nothing is to be handed back, and nothing is owed in its place/)).toBeVisible();
    await user.type(asked.getByRole('textbox'), 'Never came');
    await user.click(asked.getByRole('button', { name: 'Undo the payment' }));
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/payments/P2/reversal')).toEqual({ reason: 'Never came' }),
    );
  });

  it('says that nothing is owed instead where what it was for has ended, and nothing was to go back', async () => {
    const { press, dialog } = await open(
      invoice({
        ...{ payments: [{ ...kims, way: 'cash' }], openMinor: 0, ended: true },
        ...{ standing: 'paid', me: collecting },
      }),
    );
    await press('Undo: $80.00 of Kim Young');
    const asked = await dialog('Undo $80.00 of Kim Young?');
    expect(asked.getByText(/nothing is to be handed back, and nothing is owed in its place/)).toBeVisible();
    expect(asked.queryByText(/unpaid again/)).toBeNull();
  });

  it('says of a refund of what has ended that the terms hold when it is declined', async () => {
    const { press, dialog } = await open(
      invoice({ payments: [kims], refunds: [refund()], ended: true, openMinor: 0, me: collecting }),
    );
    await press('Decline: $80.00 to Kim Young');
    const asked = await dialog('Decline the refund of $80.00?');
    expect(
      asked.getByText('Only what the terms give back goes back. Lee Park reads your reason.'),
    ).toBeVisible();
  });

  it('takes back nothing of which somebody has asked for a part to go back: that was no mistake', async () => {
    const asked = refund({ amountMinor: 1_000 });
    const { drawer } = await open(
      invoice({ payments: [{ ...kims, way: 'cash', leftMinor: 7_000 }], refunds: [asked], me: collecting }),
    );
    expect(drawer.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('voids what nobody has paid of, and writes off the rest of what somebody has', async () => {
    network.on('POST', '/invoices/I1/void', accepted);
    const { user, drawer, press, dialog } = await open(invoice({ me: collecting }));
    expect(drawer.getByRole('button', { name: 'Write off' })).toBeVisible();
    await press('Void');
    const asked = await dialog('Void this invoice?');
    await user.type(asked.getByRole('textbox'), 'Asked twice');
    await user.click(asked.getByRole('button', { name: 'Void the invoice' }));
    await waitFor(() => expect(bodyOf('POST', '/invoices/I1/void')).toEqual({ reason: 'Asked twice' }));
  });

  it('voids nothing that somebody has paid of', async () => {
    const { drawer } = await open(
      invoice({ payments: [kims], openMinor: 2_000, standing: 'partially_paid', me: collecting }),
    );
    expect(drawer.queryByRole('button', { name: 'Void' })).toBeNull();
    expect(drawer.getByRole('button', { name: 'Write off' })).toBeVisible();
  });

  it('says until when the place is held that it is for', async () => {
    const held = { holdUntil: '2026-12-01T12:00:00.000Z', zone: 'America/New_York', secured: false };
    const { drawer } = await open(invoice(held));
    expect(drawer.getByText(/^Your place is held until .*7:00 AM/)).toBeVisible();
  });

  it('says that nothing is to be paid while it is not held, and records what was handed over for it', async () => {
    const lost = {
      holdUntil: '2026-11-10T12:00:00.000Z',
      openMinor: 0,
      dueMinor: 0,
      secured: false,
    } as const;
    const { drawer, user } = await open(invoice({ ...lost, me: { ...collecting, pays: true } }));
    expect(drawer.getByText('Nothing is to be paid now.')).toBeVisible();
    expect(drawer.queryByText(/is held until/)).toBeNull();
    expect(drawer.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(drawer.getByText(/Your place is not held\./)).toBeVisible();
    for (const name of [/^Remind/, 'Void', 'Write off'])
      expect(drawer.queryByRole('button', { name })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Record a payment' }));
    const form = within(await screen.findByRole('dialog', { name: 'Record a payment of Ana Brook' }));
    expect(form.getByText('$80.00 is unpaid')).toBeVisible();
  });

  it('names whose place is not held to who only collects it', async () => {
    const holdUntil = '2026-11-10T12:00:00.000Z';
    const lost = { holdUntil, openMinor: 0, dueMinor: 0, secured: false } as const;
    const { drawer } = await open(invoice({ ...lost, me: collecting }));
    expect(drawer.getByText(/The place of Ana Brook is not held\./)).toBeVisible();
  });

  it('writes off nothing that nobody owes yet', async () => {
    const holdUntil = '2026-12-01T12:00:00.000Z';
    const { drawer } = await open(invoice({ holdUntil, secured: false, me: collecting }));
    expect(drawer.getByRole('button', { name: 'Remind: Ana Brook' })).toBeVisible();
    for (const name of ['Void', 'Write off']) expect(drawer.queryByRole('button', { name })).toBeNull();
  });

  it('says before a write-off that it can be taken back', async () => {
    const { user, press, dialog } = await open(invoice({ me: collecting }));
    await press('Write off');
    const asks = await dialog('Write off $80.00?');
    expect(asks.getByText(/You can take it back, if they pay after all/)).toBeVisible();
    await user.click(asks.getByRole('button', { name: 'Cancel' }));
  });

  it('takes back a write-off, with why', async () => {
    network.on('POST', '/invoices/I1/write-off/taking-back', accepted);
    const { user, drawer, press, dialog } = await open(
      invoice({
        ...{ payments: [kims], openMinor: 0, writtenOffMinor: 2_000, standing: 'written_off' },
        me: collecting,
      }),
    );
    expect(drawer.queryByRole('button', { name: 'Record a payment' })).toBeNull();
    await press('Take back the write-off');
    const asked = await dialog('Ask for $20.00 again?');
    await user.type(asked.getByRole('textbox'), 'They pay after all');
    await user.click(asked.getByRole('button', { name: 'Ask for $20.00 again' }));
    await waitFor(() =>
      expect(bodyOf('POST', '/invoices/I1/write-off/taking-back')).toEqual({ reason: 'They pay after all' }),
    );
    expect(await screen.findByText('It is asked for again')).toBeVisible();
  });

  it('voids nothing that is written off: that is taken back first', async () => {
    const lost = { openMinor: 0, writtenOffMinor: 8_000, standing: 'written_off' as const };
    const { drawer } = await open(invoice({ ...lost, payments: [], me: collecting }));
    expect(drawer.getByRole('button', { name: 'Take back the write-off' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Void' })).toBeNull();
  });

  it('has nothing to take back where a bank has decided that it is lost', async () => {
    const { drawer } = await open(
      invoice({ payments: [kims], openMinor: 0, standing: 'written_off', me: collecting }),
    );
    expect(drawer.queryByRole('button', { name: 'Take back the write-off' })).toBeNull();
  });

  it('reminds at most every other day, and says when it can again', async () => {
    const nudgeAt = new Date(Date.now() + 3_600_000).toISOString();
    const reminded = { remindedAt: '2026-11-10T12:00:00.000Z', reminders: 3 };
    const { drawer } = await open(invoice({ ...reminded, me: { ...collecting, nudgeAt } }));
    expect(drawer.getByText(/was reminded Nov 10, 2026, 3 times in all\. Again from/)).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Remind: Ana Brook' })).toBeDisabled();
  });
});

it('goes on with a page that was left only while something is to be paid', async () => {
  const begun = payment({ state: 'open', leftMinor: 0 });
  const first = await open(invoice({ payments: [begun] }));
  expect(first.drawer.getByRole('button', { name: 'Continue: $80.00' })).toBeVisible();
  first.unmount();
  const { drawer } = await open(invoice({ payments: [begun], standing: 'void', openMinor: 0 }));
  expect(drawer.getByText('Not finished')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Continue: $80.00' })).toBeNull();
});

it('makes a link to pay, passes it on and ends it', async () => {
  network.on('POST', '/invoices/I1/links', () => {
    const link = {
      linkId: 'K1',
      path: '/api/pay/abc',
      amountMinor: null,
      expiresAt: '2026-12-24T00:00:00Z',
      used: false,
    };
    network.on('GET', '/invoices/I1', { body: invoice({ links: [link] }) });
    return accepted;
  });
  network.on('DELETE', '/invoices/I1/links/K1', accepted);
  const { user, drawer, press, dialog } = await open(invoice());
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await press('Payment link');
  await user.click((await dialog('Make a payment link')).getByRole('button', { name: 'Make the link' }));
  const links = within(await drawer.findByRole('region', { name: 'Payment links' }));
  expect(bodyOf('POST', '/invoices/I1/links')).toEqual({ amountMinor: null, days: 14 });
  await user.click(await links.findByRole('button', { name: 'Copy the link for The full balance' }));
  expect(copied.mock.calls[0]?.[0]).toBe(
    `River Hawks asks for the full balance: Spring dues. Pay here: ${window.location.origin}/api/pay/abc`,
  );
  await press('Revoke: the link for The full balance');
  await user.click((await dialog('Revoke this link?')).getByRole('button', { name: 'Revoke the link' }));
  await waitFor(() => expect(network.sent('DELETE', '/invoices/I1/links/K1')).toHaveLength(1));
});

describe('a card that is kept', () => {
  const ahead = [{ lineId: 'fee', at: '2027-04-01T15:00:00.000Z', amountMinor: 8_000, chargeMinor: 8_000 }];
  const kept = {
    cardId: 'P0',
    purpose: 'instalments',
    card: { brand: 'visa', last4: '4242' },
    ahead,
  } as const;

  it('says what it is charged and when, and is taken back by its owner', async () => {
    network.on('DELETE', '/invoices/I1/cards/P0', accepted);
    const { drawer, press, dialog, user } = await open(invoice({ kept }));
    const part = within(drawer.getByRole('region', { name: 'Kept card' }));
    expect(part.getByRole('heading', { name: 'Visa ending in 4242' })).toBeVisible();
    expect(part.getByText('The card will be charged:')).toBeVisible();
    expect(part.getByText('Apr 1, 2027').nextElementSibling).toHaveTextContent('$80.00');
    await press('Take the card back');
    const asked = await dialog('Take the card back?');
    await user.click(asked.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(network.sent('DELETE', '/invoices/I1/cards/P0')).toHaveLength(1));
  });

  it('says whether it is charged now, or has nothing to be charged for', async () => {
    const auto = { lineId: 'fee', retryAt: null };
    const charging = payment({ state: 'open', leftMinor: 0, auto });
    const first = await open(invoice({ kept: { ...kept, ahead: [] }, payments: [charging] }));
    expect(first.drawer.getByText('It is being charged now.')).toBeVisible();
    first.unmount();
    const { drawer } = await open(invoice({ kept: { ...kept, ahead: [] }, payments: [kims], openMinor: 0 }));
    expect(drawer.getByText(/^Nothing of what it was kept for is unpaid/)).toBeVisible();
    expect(drawer.queryByText('It is being charged now.')).toBeNull();
  });

  it('says why nothing is charged while a bank decides, or the place is not held', async () => {
    const nothing = { kept: { ...kept, ahead: [] } };
    const disputed = { openMinor: 8_000, evidenceBy: null };
    const first = await open(invoice({ ...nothing, disputed }));
    expect(first.drawer.getByText(/^Nothing is charged while a bank decides about a payment/)).toBeVisible();
    first.unmount();
    const lost = { holdUntil: '2026-11-10T12:00:00.000Z', openMinor: 0, dueMinor: 0 };
    const { drawer } = await open(invoice({ ...nothing, ...lost }));
    expect(drawer.getByText('Nothing is charged while the place is not held.')).toBeVisible();
  });

  it('is known to whoever collects without its number, and is not theirs to take back', async () => {
    const { drawer } = await open(invoice({ kept: { ...kept, card: null }, me: collecting }));
    expect(drawer.getByRole('heading', { name: 'A card of Ana Brook is kept' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Take the card back' })).toBeNull();
  });

  it('that failed is said with its reason and the next try, and at last of the whole invoice', async () => {
    const auto = { lineId: 'fee', retryAt: '2027-04-02T15:00:00.000Z' };
    const failed = payment({ state: 'cancelled', leftMinor: 0, code: 'insufficient_funds', auto });
    const lines = invoice().lines.map((line) => ({ ...line, failed: true }));
    const { drawer } = await open(invoice({ failed: true, lines, payments: [failed], me: collecting }));
    expect(drawer.getByText('Payment failed')).toBeVisible();
    expect(drawer.getByText(/^payment failed · due Nov 20, 2026$/)).toBeVisible();
    const row = within(drawer.getByRole('region', { name: 'Payments' })).getByRole('listitem');
    expect(row).toHaveTextContent('charged automatically · There was not enough money on the card.');
    expect(row).toHaveTextContent(/Tried again on /);
    expect(row).toHaveTextContent('Declined');
  });
});
