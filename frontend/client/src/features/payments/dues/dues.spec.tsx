import type { TeamDuesView } from '@fieldhouse/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { dues, invoiceCard, waitingRefund, springDues, teamBill } from '../../../../test/payment-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted, member, team } from '../../../../test/samples';
import { exactTime, weekdayOf } from '../../../shared/lib/times';
import { saveCsv } from '../../../shared/lib/save-csv';

jest.mock('../../../shared/lib/save-csv', () => ({ saveCsv: jest.fn() }));

const AT = '/teams/T1?tab=dues';
let network: FakeApi;
const open = (view: TeamDuesView, more: Parameters<typeof team>[0] = {}) => {
  network = fakeApi();
  const lee = member({ memberId: 'm-lee', accountId: 'lee', name: 'Lee Park' });
  const sam = member({ memberId: 'm-sam', accountId: null, name: 'Sam West' });
  network.on('GET', '/teams/T1', { body: team({ members: [...team().members, lee, sam], ...more }) });
  network.on('GET', '/teams/T1/dues', { body: view });
  return renderApp(AT);
};
const bodyOf = (method: string, path: string) => network.sent(method, path)[0]?.body;
const member1 = { collects: false, leads: false };

it('says what will stand here to members of a team that asks for nothing', async () => {
  open(dues({ me: member1 }));
  expect(await screen.findByRole('heading', { name: 'No dues yet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New dues' })).toBeNull();
});

it('says so where more was asked than is listed', async () => {
  open(dues({ fees: [springDues()], cut: true }));
  expect(await screen.findByText(/^There are more than these \d+: what is unpaid comes first/)).toBeVisible();
});

it('asks for a fee: the same of all, another amount of some, nothing of whoever is exempt', async () => {
  const { user } = open(dues());
  network.on('POST', '/teams/T1/fees', accepted);
  await user.click(await screen.findByRole('button', { name: 'New dues' }));
  const form = within(await screen.findByRole('dialog', { name: 'New dues' }));
  expect(form.getByText(/Sam West has no account yet/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'What it is for' }), 'Spring dues');
  await user.click(form.getByRole('button', { name: 'Ask for it' }));
  // What is missing of everybody is said once, where it is entered.
  const each = form.getByRole('textbox', { name: 'Amount per member' });
  await waitFor(() => expect(each).toHaveAccessibleDescription('Enter an amount'));
  expect(form.getByRole('textbox', { name: 'Amount of Kim Young' })).not.toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await user.type(form.getByRole('textbox', { name: 'Amount per member' }), '80');
  expect(form.getByRole('textbox', { name: 'Amount of Kim Young' })).toHaveValue('80.00');
  const kims = form.getByRole('textbox', { name: 'Amount of Kim Young' });
  await user.clear(kims);
  await user.type(kims, '40');
  await user.click(form.getByRole('checkbox', { name: 'Lee Park' }));
  await user.click(form.getByRole('button', { name: 'The payer' }));
  await user.click(form.getByRole('button', { name: 'Ask for $120.00 in all' }));
  await waitFor(() =>
    expect(bodyOf('POST', '/teams/T1/fees')).toMatchObject({
      ...{ title: 'Spring dues', currency: 'USD', bearer: 'payer' },
      members: [
        { accountId: 'ana', amountMinor: 8_000 },
        { accountId: 'kim', amountMinor: 4_000 },
      ],
    }),
  );
  // The invoices are made a moment later.
  expect(await screen.findByText('The invoices are being sent…')).toBeVisible();
  network.on('GET', '/teams/T1/dues', { body: dues({ fees: [springDues()] }) });
  expect(await screen.findByRole('region', { name: 'Spring dues' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('The invoices are being sent…')).toBeNull());
});

it('asks for as many yen as were typed for dollars: the number stays, and nothing is converted', async () => {
  const { user } = open(dues());
  network.on('POST', '/teams/T1/fees', accepted);
  await user.click(await screen.findByRole('button', { name: 'New dues' }));
  const form = within(await screen.findByRole('dialog', { name: 'New dues' }));
  await user.type(form.getByRole('textbox', { name: 'What it is for' }), 'Spring dues');
  await user.type(form.getByRole('textbox', { name: 'Amount per member' }), '80');
  await user.click(form.getByRole('checkbox', { name: 'Lee Park' }));
  await user.click(form.getByRole('switch', { name: 'Add a late fee if it is not paid in time' }));
  await user.type(form.getByRole('textbox', { name: 'Late fee' }), '5');
  await user.click(form.getByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByRole('option', { name: /^JPY/ }));
  expect(form.getByRole('textbox', { name: 'Amount per member' })).toHaveValue('80');
  expect(form.getByRole('textbox', { name: 'Amount of Kim Young' })).toHaveValue('80');
  await user.click(form.getByRole('button', { name: 'Ask for ¥160 in all' }));
  await waitFor(() =>
    expect(bodyOf('POST', '/teams/T1/fees')).toMatchObject({
      ...{ currency: 'JPY', lateFee: { amountMinor: 5, graceDays: 7 } },
      members: [
        { accountId: 'ana', amountMinor: 80 },
        { accountId: 'kim', amountMinor: 80 },
      ],
    }),
  );
});

describe('a fee that costs more when it is late', () => {
  const filled = async () => {
    const app = open(dues());
    network.on('POST', '/teams/T1/fees', accepted);
    await app.user.click(await screen.findByRole('button', { name: 'New dues' }));
    const form = within(await screen.findByRole('dialog', { name: 'New dues' }));
    await app.user.type(form.getByRole('textbox', { name: 'What it is for' }), 'Spring dues');
    await app.user.type(form.getByRole('textbox', { name: 'Amount per member' }), '80');
    const offer = form.getByRole('switch', { name: 'Add a late fee if it is not paid in time' });
    const send = () => app.user.click(form.getByRole('button', { name: /^Ask for \$/ }));
    return { ...app, form, offer, send };
  };
  const sent = () => bodyOf('POST', '/teams/T1/fees');

  it('is not due on a day that is over', async () => {
    const { form, send } = await filled();
    fireEvent.change(form.getByLabelText('Due on'), { target: { value: '2026-01-05' } });
    await send();
    expect(await form.findByText('Choose today or a later day')).toBeVisible();
    expect(network.sent('POST', '/teams/T1/fees')).toHaveLength(0);
  });

  it('is one only if somebody says so', async () => {
    const { user, form, offer, send } = await filled();
    expect(offer).not.toBeChecked();
    expect(form.queryByRole('textbox', { name: 'Late fee' })).toBeNull();
    await user.click(offer);
    expect(form.getByRole('textbox', { name: 'Late fee' })).toBeVisible();
    await user.click(offer);
    await send();
    await waitFor(() => expect(sent()).toMatchObject({ title: 'Spring dues' }));
    expect(sent()).not.toHaveProperty('lateFee');
  });

  it('says from when on and how much more, and is asked for with both', async () => {
    const { user, form, offer, send } = await filled();
    await user.click(offer);
    await send();
    expect(await form.findByText('Enter an amount')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Late fee' }), '5');
    const days = form.getByRole('spinbutton', { name: 'Days after the due day' });
    expect(days).toHaveValue(7);
    await user.clear(days);
    await user.type(days, '3');
    const due = form.getByLabelText<HTMLInputElement>('Due on').value;
    expect(form.getByText(/^Anyone who has not paid all of theirs by the end of/)).toHaveTextContent(
      `by the end of ${weekdayOf(new Date(Date.parse(due) + 3 * 86_400_000).toISOString().slice(0, 10))} owes $5.00 more, once.`,
    );
    await send();
    await waitFor(() => expect(sent()).toMatchObject({ lateFee: { amountMinor: 500, graceDays: 3 } }));
  });

  it('costs nobody more than what they are asked for', async () => {
    const { user, form, offer, send } = await filled();
    await user.click(offer);
    await user.type(form.getByRole('textbox', { name: 'Late fee' }), '80.01');
    await send();
    expect(await form.findByText('At most the smallest amount that somebody is asked for')).toBeVisible();
    expect(network.sent('POST', '/teams/T1/fees')).toHaveLength(0);
  });
});

it('says what it costs to be late before and after, to whoever owes it and to who collects', async () => {
  const ahead = { amountMinor: 500, lastOn: '2026-12-07', chargedOn: null };
  const added = { ...ahead, chargedOn: '2026-12-08' };
  const late = { totalMinor: 8_500, openMinor: 8_500, dueMinor: 8_500, overdue: true, lateFee: added };
  const [mine, theirs] = [invoiceCard({ lateFee: ahead }), invoiceCard({ ...late, invoiceId: 'I2' })];
  const kims = invoiceCard({ ...mine, invoiceId: 'I3', payer: { accountId: 'kim', name: 'Kim Young' } });
  const fee = springDues({ invoices: [theirs, kims] });
  const { user } = open(dues({ mine: [mine, theirs], fees: [fee] }));
  expect(
    await screen.findAllByText(
      'A late fee of $5.00 is added if it is not paid by the end of Mon, Dec 7, Eastern Time.',
    ),
  ).toHaveLength(2);
  expect(screen.getAllByText(/with a late fee of \$5\.00 since Dec 8, 2026/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Add members: Spring dues' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add members to Spring dues' }));
  const [first] = form.getAllByRole('checkbox');
  if (first) await user.click(first);
  // Whoever is asked now is asked for the fee alone.
  expect(form.getAllByRole('textbox')[0]).toHaveValue('80.00');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
});

it('changes the amount of those who have none of their own', async () => {
  const { user } = open(dues());
  await user.click(await screen.findByRole('button', { name: 'New dues' }));
  const form = within(await screen.findByRole('dialog', { name: 'New dues' }));
  const each = form.getByRole('textbox', { name: 'Amount per member' });
  await user.type(each, '80');
  const kims = form.getByRole('textbox', { name: 'Amount of Kim Young' });
  await user.clear(kims);
  await user.type(kims, '40');
  await user.clear(each);
  await user.type(each, '90');
  expect(kims).toHaveValue('40.00');
  expect(form.getByRole('textbox', { name: 'Amount of Lee Park' })).toHaveValue('90.00');
});

describe('a fee', () => {
  it('shows how much is there and who has paid, and opens each', async () => {
    const { user, path } = open(dues({ fees: [springDues()] }));
    const card = within(await screen.findByRole('region', { name: 'Spring dues' }));
    expect(card.getByRole('meter', { name: 'Paid of Spring dues' })).toHaveAttribute(
      'aria-valuetext',
      '$80.00 of $160.00 paid',
    );
    const [ana, kim] = card.getAllByRole('listitem');
    expect(ana).toHaveTextContent('Paid');
    expect(kim).toHaveTextContent('Overdue');
    await user.click(card.getByRole('button', { name: 'Kim Young' }));
    await waitFor(() => expect(path()).toBe(`${AT}&invoice=I2`));
  });

  it('reminds one, or all who owe and were not reminded lately', async () => {
    const lately = invoiceCard({ invoiceId: 'I3', remindedAt: new Date().toISOString(), reminders: 1 });
    const lee = invoiceCard({ invoiceId: 'I4', payer: { accountId: 'lee', name: 'Lee Park' } });
    const fee = springDues({ invoices: [...springDues().invoices, lately, lee] });
    const { user } = open(dues({ fees: [fee] }));
    network.on('POST', '/invoices/:id/reminders', accepted);
    expect(await screen.findAllByRole('button', { name: /^Remind: / })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remind all: Spring dues' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Remind 2 members?' }));
    await user.click(asked.getByRole('button', { name: 'Send the reminders' }));
    expect(await screen.findByText('2 reminders sent')).toBeVisible();
    expect(network.seen.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/invoices/I2/reminders',
      '/invoices/I4/reminders',
    ]);
  });

  it('offers to remind nobody of what a bank decides about, and says until when to answer it', async () => {
    const disputed = { openMinor: 8_000, evidenceBy: '2026-12-01T17:00:00.000Z' };
    const taken = invoiceCard({ invoiceId: 'I2', dueMinor: 0, dueOn: null, parts: [], disputed });
    open(dues({ fees: [springDues({ invoices: [taken] })] }));
    const card = within(await screen.findByRole('region', { name: 'Spring dues' }));
    expect(card.getByRole('listitem')).toHaveTextContent(
      `answer the bank by ${exactTime(disputed.evidenceBy)}`,
    );
    expect(card.queryByRole('button', { name: /^Remind/ })).toBeNull();
  });

  it('offers to remind nobody whose account was deleted', async () => {
    const gone = invoiceCard({ invoiceId: 'I2', payer: { accountId: 'kim', name: null } });
    open(dues({ fees: [springDues({ invoices: [gone] })] }));
    expect(await screen.findByRole('button', { name: 'Deleted player' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  });

  it('that nobody owes anything of is folded up until somebody looks', async () => {
    const [paid] = springDues().invoices;
    const gone = invoiceCard({ invoiceId: 'I2', standing: 'void', openMinor: 0, dueMinor: 0, dueOn: null });
    const fee = springDues({ invoices: [...(paid ? [paid] : []), gone] });
    const { user } = open(dues({ fees: [fee] }));
    const card = within(await screen.findByRole('region', { name: 'Spring dues' }));
    expect(card.getByText('1 of 1 has paid')).toBeVisible();
    expect(card.queryByRole('listitem')).toBeNull();
    await user.click(card.getByRole('button', { name: 'Who has paid: Spring dues' }));
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    await user.click(card.getByRole('button', { name: 'Hide: Spring dues' }));
    expect(card.queryByRole('listitem')).toBeNull();
  });

  it('that are withdrawn count those who still have a part in them', async () => {
    const part = invoiceCard({
      ...{ invoiceId: 'I2', payer: { accountId: 'kim', name: 'Kim Young' } },
      ...{ standing: 'partially_paid', paidMinor: 2_000, openMinor: 6_000 },
    });
    const free = invoiceCard({ invoiceId: 'I3', standing: 'void', openMinor: 0, dueMinor: 0, dueOn: null });
    const lost = { ...free, invoiceId: 'I4', standing: 'written_off' } as const;
    const [paid] = springDues().invoices;
    const invoices = [...(paid ? [paid] : []), part, free, lost];
    open(dues({ fees: [springDues({ withdrawn: true, invoices })] }));
    const card = within(await screen.findByRole('region', { name: 'Spring dues' }));
    expect(card.getByText('1 of 2 has paid')).toBeVisible();
    expect(card.getByText('Withdrawn')).toBeVisible();
    expect(card.getByText('Paid in part')).toBeVisible();
  });

  it('that nobody has a part in anymore say so', async () => {
    const free = invoiceCard({ standing: 'void', openMinor: 0, dueMinor: 0, dueOn: null });
    open(dues({ fees: [springDues({ withdrawn: true, invoices: [free] })] }));
    expect(await screen.findByText('Nobody owes anything of it')).toBeVisible();
  });

  it('of many shows a hundred at a time', async () => {
    const invoices = Array.from({ length: 130 }, (_, n) => invoiceCard({ invoiceId: `I${n}` }));
    const { user } = open(dues({ fees: [springDues({ invoices })], me: member1 }));
    const board = within(await screen.findByRole('list', { name: 'Who has paid Spring dues' }));
    expect(board.getAllByRole('listitem')).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Show more (30 left)' }));
    expect(board.getAllByRole('listitem')).toHaveLength(130);
  });

  it('is asked of further members, who are not of it yet', async () => {
    const { user } = open(dues({ fees: [springDues()] }));
    network.on('POST', '/teams/T1/fees/F1/members', accepted);
    await user.click(await screen.findByRole('button', { name: 'Add members: Spring dues' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add members to Spring dues' }));
    const [lee, ...more] = form.getAllByRole('checkbox');
    expect(more).toEqual([]);
    expect(form.getByText('If the due day is over, it is due today for the people you add.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Add them to these dues' }));
    expect(await form.findByText('Choose who pays')).toBeVisible();
    if (lee) await user.click(lee);
    expect(form.getByRole('textbox', { name: 'Amount of Lee Park' })).toHaveValue('80.00');
    await user.click(form.getByRole('button', { name: 'Add them to these dues' }));
    await waitFor(() =>
      expect(bodyOf('POST', '/teams/T1/fees/F1/members')).toEqual({
        members: [{ accountId: 'lee', amountMinor: 8_000 }],
      }),
    );
  });

  it('says so when somebody else has asked them for another amount meanwhile, and asks nobody', async () => {
    const { user } = open(dues({ fees: [springDues()] }));
    const detail = 'Somebody named is asked for another amount by now.';
    const refused = problem(409, 'asked_already', 'Asked already', { detail });
    network.on('POST', '/teams/T1/fees/F1/members', refused);
    await user.click(await screen.findByRole('button', { name: 'Add members: Spring dues' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add members to Spring dues' }));
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Add them to these dues' }));
    expect(await form.findByText(detail)).toBeVisible();
    expect(screen.queryByText(/is asked of more members/)).toBeNull();
  });

  it('is withdrawn after saying what that does', async () => {
    const { user } = open(dues({ fees: [springDues()] }));
    network.on('DELETE', '/teams/T1/fees/F1', accepted);
    await user.click(await screen.findByRole('button', { name: 'Withdraw: Spring dues' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Withdraw Spring dues?' }));
    expect(asked.getByText(/What is paid stays paid/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Withdraw these dues' }));
    await waitFor(() => expect(network.sent('DELETE', '/teams/T1/fees/F1')).toHaveLength(1));
  });

  it('goes to a spreadsheet, where no name is a formula', async () => {
    const payer = { accountId: 'kim', name: '=HYPERLINK("x")' };
    const lateFee = { amountMinor: 500, lastOn: '2026-12-07', chargedOn: '2026-12-08' };
    const late = invoiceCard({ invoiceId: 'I2', totalMinor: 8_500, openMinor: 8_500, lateFee });
    const fee = springDues({ invoices: [invoiceCard({ payer }), late] });
    const { user } = open(dues({ fees: [fee] }));
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    const [, csv = ''] = jest.mocked(saveCsv).mock.calls[0] ?? [];
    expect(csv).toContain('"Amount","Late fee","Card fee","Paid","Refunded"');
    expect(csv).toContain('"85.00","5.00","0.00","0.00","0.00","85.00","USD"');
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('"80.00","0.00","0.00","0.00","0.00","80.00","USD","Not paid yet"');
  });

  it('has the card fee with what was paid and what went back', async () => {
    const over = { standing: 'paid', openMinor: 0, dueMinor: 0, dueOn: null } as const;
    const back = invoiceCard({ ...over, paidMinor: 8_000, surchargeMinor: 270, refundedMinor: 8_270 });
    const { user } = open(dues({ fees: [springDues({ invoices: [back] })] }));
    expect(await screen.findByRole('meter', { name: 'Paid of Spring dues' })).toHaveAttribute(
      'aria-valuetext',
      '$80.00 of $80.00 paid, and $2.70 card fee, $82.70 of it refunded',
    );
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const [, csv = ''] = jest.mocked(saveCsv).mock.lastCall ?? [];
    expect(csv).toContain('"80.00","0.00","2.70","82.70","82.70","0.00","USD","Refunded"');
  });

  it('can be looked at by members where the board is open, and no more', async () => {
    open(dues({ fees: [springDues()], me: member1, mine: [invoiceCard()] }));
    const board = within(await screen.findByRole('list', { name: 'Who has paid Spring dues' }));
    expect(board.getByText('Kim Young')).toBeVisible();
    expect(board.queryByRole('button')).toBeNull();
    for (const name of ['New dues', 'Export CSV', /^Remind/, /^Withdraw/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay $80.00 for Spring dues' })).toBeVisible();
  });
});

it('shows a bill of the team once to who leads and answers for it, with an amount to pay', async () => {
  const bill = teamBill({ dueMinor: 10_000, openMinor: 10_000 });
  open(dues({ mine: [bill], owed: [bill] }));
  expect(await screen.findByRole('list', { name: 'Team invoices' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Pay / }).map(({ textContent }) => textContent)).toEqual([
    'Pay $100.00',
  ]);
  expect(screen.queryByRole('region', { name: 'Mine' })).toBeNull();
});

it('shows how much of a league’s bill is in the pot', async () => {
  open(dues({ owed: [teamBill({ paidMinor: 2_500, openMinor: 7_500 })] }));
  const meter = await screen.findByRole('meter', { name: 'Pot for Tuesday Softball' });
  expect(meter).toHaveAttribute('aria-valuetext', '$25.00 of $100.00 is in the pot');
});

it('lets who collects say who sees the board, and from which amount two decide', async () => {
  const { user } = open(dues());
  network.on('PUT', '/finance/team/T1/terms', accepted);
  const form = within(await screen.findByRole('form', { name: 'Money settings' }));
  // A team has no places to give up.
  expect(form.queryByRole('spinbutton')).toBeNull();
  await user.click(form.getByRole('switch', { name: /Members see who has paid/ }));
  await user.type(form.getByRole('textbox', { name: /Refunds above this/ }), '50');
  await user.click(form.getByRole('button', { name: 'Save the settings' }));
  await waitFor(() =>
    expect(bodyOf('PUT', '/finance/team/T1/terms')).toEqual({
      ...{ approvalAboveMinor: 5_000, approvalCurrency: 'USD', board: true, forfeitDays: null },
    }),
  );
});

it('shows whoever collects which refunds wait for a second person, and why', async () => {
  open(dues({ fees: [springDues()], waiting: [waitingRefund({ mayApprove: false })] }));
  const list = within(await screen.findByRole('list', { name: 'Refunds to handle' }));
  expect(
    list.getByText('waits for somebody else’s yes · to Kim Young · asked for by Lee Park · “Broken wrist”'),
  ).toBeVisible();
  expect(list.getByRole('button', { name: 'Look at the refund of Spring dues' })).toBeVisible();
});

it('keeps the money of an archived team within reach, and asks for nothing more', async () => {
  open(dues({ fees: [springDues()] }), { archived: true });
  const card = within(await screen.findByRole('region', { name: 'Spring dues' }));
  expect(card.getByRole('button', { name: 'Ana Brook' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New dues' })).toBeNull();
  expect(card.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});
