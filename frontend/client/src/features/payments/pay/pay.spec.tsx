import { act, screen, waitFor, within } from '@testing-library/react';
import type { InvoiceView } from '@fieldhouse/api-contract';
import { followedKinds, streamChanged } from '../../../../test/fake-live';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { invoice, payment, refund } from '../../../../test/payment-samples';
import { inHours, ownRegistration, registration } from '../../../../test/registration-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted } from '../../../../test/samples';
import { baseApi } from '../../../shared/api/base-api';
import { tagOf } from '../../../shared/api/positions';
import { leaveTo } from '../../../shared/lib/leave';

jest.mock('../../../shared/lib/leave', () => ({ leaveTo: jest.fn() }));

const AT = '/player-profile?tab=payments&invoice=I1';
const URL = 'https://checkout.example/c/1';
let network: FakeApi;
beforeEach(() => {
  jest.mocked(leaveTo).mockClear();
  network = fakeApi();
});

const open = (view: InvoiceView, at = AT) => {
  network.on('GET', '/invoices', { body: { position: view.position, invoices: [view] } });
  network.on('GET', '/invoices/I1', { body: view });
  return renderApp(at);
};
const begun = (view: InvoiceView, amountMinor: number): void =>
  network.on('POST', '/invoices/I1/checkouts', () => {
    const payments = [payment({ paymentId: 'P9', state: 'open', leftMinor: 0, amountMinor })];
    network.on('GET', '/invoices/I1', { body: { ...view, payments } });
    return accepted;
  });
const drawer = async (name = 'Spring dues') => within(await screen.findByRole('dialog', { name }));
const payDialog = async ({ user }: ReturnType<typeof renderApp>) => {
  await user.click((await drawer()).getByRole('button', { name: /^Pay \$/ }));
  return within(await screen.findByRole('dialog', { name: 'Pay Spring dues' }));
};
const started = () => network.sent('POST', '/invoices/I1/checkouts');

describe('choosing how much', () => {
  it('offers the own share, what is due, all that is open and another amount, nothing twice', async () => {
    const app = open(invoice({ dueMinor: 3_000, shareOpenMinor: 2_000 }));
    const dialog = await payDialog(app);
    const choices = (await dialog.findAllByRole('radio')).map((one) => one.closest('label')?.textContent);
    expect(choices).toEqual([
      'My share$20.00',
      'What is due now$30.00',
      'The full balance$80.00',
      'Another amount',
    ]);
  });

  it('offers and takes no more than is asked for while a bank decides about the rest', async () => {
    const disputed = { openMinor: 3_000, evidenceBy: null };
    const app = open(invoice({ dueMinor: 0, disputed }));
    const dialog = await payDialog(app);
    const choices = (await dialog.findAllByRole('radio')).map((one) => one.closest('label')?.textContent);
    expect(choices).toEqual(['The full balance$50.00', 'Another amount']);
    await app.user.click(dialog.getByRole('radio', { name: 'Another amount' }));
    expect(dialog.getByText('At most $50.00')).toBeVisible();
  });

  it('shows the fee before anything is paid, where the payer bears it', async () => {
    const view = invoice({ bearer: 'payer', dueMinor: 3_000 });
    begun(view, 8_000);
    network.on('GET', '/invoices/I1/checkouts/P9', { body: { url: URL, expiresAt: '' } });
    const app = open(view);
    const dialog = await payDialog(app);
    await app.user.click(await dialog.findByRole('radio', { name: /The full balance/ }));
    const fee = dialog.getByText('Fee of the card provider').nextElementSibling;
    expect(fee).toHaveTextContent('$2.70');
    await app.user.click(dialog.getByRole('button', { name: 'Pay $82.70 by card' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(URL));
    // The service adds the fee itself.
    expect(started()[0]?.body).toEqual({ amountMinor: 8_000, currency: 'USD' });
  });

  it('says nothing of a fee where the organizer bears it', async () => {
    const app = open(invoice());
    const dialog = await payDialog(app);
    expect(await dialog.findByRole('button', { name: 'Pay $80.00 by card' })).toBeVisible();
    expect(dialog.queryByText('Fee of the card provider')).toBeNull();
  });

  it('takes no more than is open', async () => {
    const app = open(invoice());
    const dialog = await payDialog(app);
    await app.user.click(await dialog.findByRole('radio', { name: 'Another amount' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Amount' }), '80.01');
    await app.user.click(dialog.getByRole('button', { name: /^Pay/ }));
    expect(await dialog.findByText('Only $80.00 is still unpaid. Enter that or less')).toBeVisible();
    expect(started()).toHaveLength(0);
  });
});

describe('what changes while somebody is about to pay', () => {
  const told = (view: InvoiceView): void => {
    network.on('GET', '/invoices/I1', { body: view });
    act(() => streamChanged('invoice', '9'));
  };
  const paying = async (view: InvoiceView) => {
    const app = open(view);
    const dialog = await payDialog(app);
    await waitFor(() => expect(followedKinds.get('invoice')).toEqual(['I1']));
    return { ...app, dialog };
  };

  it('changes what is chosen, and leaves what is typed', async () => {
    const { user, dialog } = await paying(invoice({ dueMinor: 3_000 }));
    await user.click(await dialog.findByRole('radio', { name: /The full balance/ }));
    told(invoice({ revision: 4, dueMinor: 3_000, openMinor: 6_000 }));
    expect(await dialog.findByRole('button', { name: 'Pay $60.00 by card' })).toBeVisible();
    expect(dialog.getByRole('radio', { name: /The full balance/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Another amount' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '45');
    told(invoice({ revision: 5, dueMinor: 3_000, openMinor: 5_000 }));
    expect(await dialog.findByText('At most $50.00')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('45');
    expect(dialog.getByRole('button', { name: 'Pay $45.00 by card' })).toBeVisible();
    // What was chosen is the same as the rest by now.
    told(invoice({ revision: 6, dueMinor: 2_000, openMinor: 2_000 }));
    expect(await dialog.findByText('At most $20.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Pay $45.00 by card' }));
    expect(await dialog.findByText('Only $20.00 is still unpaid. Enter that or less')).toBeVisible();
    expect(started()).toHaveLength(0);
  });

  it('says that nothing is to be paid any more, and closes', async () => {
    const { user, dialog } = await paying(invoice());
    expect(await dialog.findByRole('button', { name: 'Pay $80.00 by card' })).toBeVisible();
    told(invoice({ revision: 4, standing: 'paid', paidMinor: 8_000, openMinor: 0, dueMinor: 0 }));
    expect(await dialog.findByText('Nothing is to be paid now.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pay Spring dues' })).toBeNull());
    expect((await drawer()).queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('keeping the card', () => {
  const ahead = [{ lineId: 'L2', at: '2027-04-01T15:00:00.000Z', amountMinor: 5_000, chargeMinor: 5_180 }];
  const keep = { purpose: 'instalments', ahead } as const;
  const offered = () => invoice({ dueMinor: 3_000, me: { keep } });

  it('is agreed to in words, with what will be charged and when', async () => {
    const view = offered();
    begun(view, 3_000);
    network.on('GET', '/invoices/I1/checkouts/P9', { body: { url: URL, expiresAt: '' } });
    const app = open(view);
    const dialog = await payDialog(app);
    const words = /^Keep this card and charge the remaining installments on their days/;
    const box = await dialog.findByRole('switch', { name: words });
    expect(box).not.toBeChecked();
    expect(dialog.queryByText('Apr 1, 2027')).toBeNull();
    await app.user.click(box);
    expect(dialog.getByText('Your card will be charged:')).toBeVisible();
    expect(dialog.getByText('Apr 1, 2027').nextElementSibling).toHaveTextContent('$51.80');
    await app.user.click(dialog.getByRole('button', { name: 'Pay $30.00 by card' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(URL));
    expect(started()[0]?.body).toEqual({
      ...{ amountMinor: 3_000, currency: 'USD' },
      consent: { purpose: 'instalments', version: 2 },
    });
  });

  it('is not asked of whoever pays everything, and not said by whoever does not agree', async () => {
    const view = offered();
    begun(view, 8_000);
    network.on('GET', '/invoices/I1/checkouts/P9', { body: { url: URL, expiresAt: '' } });
    const app = open(view);
    const dialog = await payDialog(app);
    await app.user.click(await dialog.findByRole('switch'));
    await app.user.click(dialog.getByRole('radio', { name: /The full balance/ }));
    expect(dialog.queryByRole('switch')).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Pay $80.00 by card' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(URL));
    expect(started()[0]?.body).toEqual({ amountMinor: 8_000, currency: 'USD' });
  });
});

describe('on the way to the payment page', () => {
  it('keeps what was chosen when the page does not open, and opens the same payment again', async () => {
    const view = invoice();
    begun(view, 8_000);
    const detail = 'The card provider does not answer.';
    network.on('GET', '/invoices/I1/checkouts/P9', problem(409, 'provider_away', 'Away', { detail }));
    const app = open(view);
    const dialog = await payDialog(app);
    await app.user.click(await dialog.findByRole('button', { name: 'Pay $80.00 by card' }));
    expect(await dialog.findByText(`${detail} Nothing was charged.`)).toBeVisible();
    network.on('GET', '/invoices/I1/checkouts/P9', { body: { url: URL, expiresAt: '' } });
    await app.user.click(dialog.getByRole('button', { name: 'Open the payment page again' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(URL));
    expect(started()).toHaveLength(1);
  });

  it('is not told of the payment by what was asked before it began', async () => {
    const view = invoice();
    const app = open(view);
    const dialog = await payDialog(app);
    const pay = await dialog.findByRole('button', { name: 'Pay $80.00 by card' });
    // Somebody else's payment has the invoice read again, which takes a while.
    let arrive = (): void => undefined;
    network.on('GET', '/invoices/I1', () => new Promise((done) => (arrive = () => done({ body: view }))));
    const asked = network.sent('GET', '/invoices/I1').length;
    app.store.dispatch(baseApi.util.invalidateTags([tagOf('invoice')]));
    await waitFor(() => expect(network.sent('GET', '/invoices/I1')).toHaveLength(asked + 1));
    begun(view, 8_000);
    network.on('GET', '/invoices/I1/checkouts/P9', { body: { url: URL, expiresAt: '' } });
    await app.user.click(pay);
    await waitFor(() => expect(started()).toHaveLength(1));
    arrive();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(URL));
  });

  it('is not on the way any more for whoever comes back by the browser, to the page as they left it', async () => {
    const view = invoice();
    begun(view, 8_000);
    network.on('GET', '/invoices/I1/checkouts/P9', { body: { url: URL, expiresAt: '' } });
    const app = open(view);
    const dialog = await payDialog(app);
    await app.user.click(await dialog.findByRole('button', { name: 'Pay $80.00 by card' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(URL));
    expect(dialog.getByText('Opening the payment page…')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(dialog.queryByText('Opening the payment page…')).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pay Spring dues' })).toBeNull());
  });

  it('says why it cannot be paid, and stays', async () => {
    const detail = 'The time to pay was over, and the place went on.';
    network.on('POST', '/invoices/I1/checkouts', problem(409, 'hold_over', 'Too late', { detail }));
    const app = open(invoice());
    const dialog = await payDialog(app);
    await app.user.click(await dialog.findByRole('button', { name: 'Pay $80.00 by card' }));
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(leaveTo).not.toHaveBeenCalled();
  });
});

describe('back from the payment page', () => {
  const waiting = payment({ state: 'open', leftMinor: 0 });

  it('says that the payment is being confirmed until it is', async () => {
    open(invoice({ payments: [waiting] }), `${AT}&paid=P1`);
    const shown = await drawer();
    expect(await shown.findByText('Payment is being confirmed…')).toBeVisible();
    const about = 'registration.r1';
    const paid = { standing: 'paid', paidMinor: 8_000, openMinor: 0, dueMinor: 0, secured: true } as const;
    network.on('GET', '/invoices/I1', { body: invoice({ ...paid, about, payments: [payment()] }) });
    network.on('GET', '/leagues/T1/registration', { body: ownRegistration() });
    // Nobody tells the page: it was not connected yet when it happened.
    expect(await shown.findByText('Paid: $80.00. Thank you.')).toBeVisible();
    expect(shown.getByText(/^Your place in .+ is paid for\.$/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'See your registration' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/discover-leagues\?league=.+&register=1$/),
    );
    expect(shown.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('says that a deposit is one, and who decides next', async () => {
    const [about, dueOn] = ['registration.r1', '2026-12-20'];
    const line = {
      lineId: 'deposit',
      kind: 'registration',
      label: 'Deposit',
      dueOn,
    } as const;
    const lines = [{ ...line, amountMinor: 3_000, paidMinor: 3_000, openMinor: 0, failed: false }];
    const asked = registration({ registrationId: 'r1', status: 'pending_approval', money: 'deposit' });
    network.on('GET', '/leagues/T1/registration', { body: ownRegistration({ registrations: [asked] }) });
    open(
      invoice({ about, lines, secured: true, paidMinor: 3_000, openMinor: 5_000, payments: [payment()] }),
      `${AT}&paid=P1`,
    );
    const told = await (await drawer()).findByRole('status');
    await waitFor(() => expect(told).toHaveTextContent('Your deposit is paid. The organizers decide next.'));
    expect(told).not.toHaveTextContent('is paid for');
  });

  const goesBack = (more: Parameters<typeof refund>[0] = {}) =>
    refund({ paymentId: 'P1', askedBy: null, state: 'pending', mayApprove: false, ...more });

  it('says that what came too late goes back, and thanks for nothing', async () => {
    const gone = { standing: 'void', openMinor: 0, dueMinor: 0, secured: false } as const;
    const late = { about: 'registration.r1', holdUntil: inHours(-1), payments: [payment()] };
    open(invoice({ ...gone, ...late, refunds: [goesBack()] }), `${AT}&paid=P1`);
    const told = within(await (await drawer()).findByRole('status'));
    expect(told.getByText('It came too late: $80.00 goes back to your card.')).toBeVisible();
    expect(told.queryByText(/Thank you/)).toBeNull();
    expect(told.getByRole('link', { name: 'Register again' })).toBeVisible();
    expect(told.queryByRole('link', { name: 'See your registration' })).toBeNull();
  });

  it('says that what somebody else has paid meanwhile goes back', async () => {
    const paid = { standing: 'paid', paidMinor: 8_000, openMinor: 0, dueMinor: 0 } as const;
    const over = payment({ amountMinor: 8_262, refundedMinor: 8_262, state: 'refunded' });
    const back = goesBack({ amountMinor: 8_262, state: 'succeeded' });
    open(invoice({ ...paid, payments: [over], refunds: [back] }), `${AT}&paid=P1`);
    const told = await (await drawer()).findByRole('status');
    expect(told).toHaveTextContent(
      'It was paid already, or is not owed anymore: $82.62 goes back to your card.',
    );
    expect(told).not.toHaveTextContent('Thank you');
  });

  it('says how much of it goes back', async () => {
    const paid = { standing: 'paid', paidMinor: 8_000, openMinor: 0, dueMinor: 0 } as const;
    open(
      invoice({ ...paid, payments: [payment()], refunds: [goesBack({ amountMinor: 3_000 })] }),
      `${AT}&paid=P1`,
    );
    const told = await (await drawer()).findByRole('status');
    expect(told).toHaveTextContent('Paid: $80.00. Thank you. $30.00 of it goes back to your card.');
  });

  it('thanks for what somebody gives back later, because they were asked to', async () => {
    const paid = { standing: 'paid', paidMinor: 8_000, openMinor: 0, dueMinor: 0 } as const;
    const asked = goesBack({ askedBy: { accountId: 'lee', name: 'Lee Park' } });
    open(invoice({ ...paid, payments: [payment()], refunds: [asked] }), `${AT}&paid=P1`);
    expect(await (await drawer()).findByText('Paid: $80.00. Thank you.')).toBeVisible();
  });

  it.each(['waitlisted', 'offered'] as const)(
    'says that there is no place for what was paid where they are %s by then',
    async (status) => {
      const lost = registration({ registrationId: 'r1', status, money: 'paid' });
      network.on('GET', '/leagues/T1/registration', { body: ownRegistration({ registrations: [lost] }) });
      const paid = { about: 'registration.r1', openMinor: 0, secured: true, payments: [payment()] };
      open(invoice(paid), `${AT}&paid=P1`);
      const told = await (await drawer()).findByRole('status');
      await waitFor(() => expect(told).toHaveTextContent(/^Paid: .*Your place in .+ is not held now\./));
      expect(told).toHaveTextContent('all of it comes back if you withdraw before');
      expect(told).not.toHaveTextContent('is paid for');
    },
  );

  it('says of a page that is over with the place that it is not held', async () => {
    const lost = { openMinor: 0, dueMinor: 0, secured: false, holdUntil: inHours(-1) } as const;
    const ended = payment({ state: 'cancelled', leftMinor: 0 });
    open(invoice({ ...lost, about: 'registration.r1', payments: [ended] }), `${AT}&left=P1`);
    const told = await (await drawer()).findByRole('status');
    expect(told).toHaveTextContent('Nothing was charged. The place is not held now.');
  });

  it('says that it was paid in another window, and has nothing to try again', async () => {
    const other = payment({ paymentId: 'P2', at: '2026-11-10T12:05:00.000Z' });
    const overtaken = payment({ state: 'cancelled', leftMinor: 0 });
    const paid = { standing: 'paid', paidMinor: 8_000, openMinor: 0, dueMinor: 0 } as const;
    open(invoice({ ...paid, payments: [overtaken, other] }), `${AT}&left=P1`);
    const told = await (await drawer()).findByRole('status');
    expect(told).toHaveTextContent('It was paid already in another window: nothing was charged twice.');
    expect(told).not.toHaveTextContent('try again');
  });

  it('says that the place was given up when the time was over, and leads back to register again', async () => {
    const ended = payment({ state: 'cancelled', leftMinor: 0 });
    const gone = { standing: 'void', openMinor: 0, dueMinor: 0, secured: false } as const;
    open(
      invoice({ ...gone, about: 'registration.r1', holdUntil: inHours(-1), payments: [ended] }),
      `${AT}&left=P1`,
    );
    const told = within(await (await drawer()).findByRole('status'));
    expect(told.getByText('The time was over and the place was given up.')).toBeVisible();
    expect(told.getByRole('link', { name: 'Register again' })).toHaveAttribute(
      'href',
      '/discover-leagues?league=T1&register=1',
    );
    expect(told.queryByText(/try again/)).toBeNull();
  });

  it('names the team whose place it is, and leads nobody to a registration who pays a share of it', async () => {
    const share = { accountId: 'kim', name: 'Kim Young' };
    const team = { teamId: 'T1', name: 'River Hawks' };
    const paid = { about: 'registration.r1', payer: share, team, secured: true, payments: [payment()] };
    open(invoice({ ...paid, openMinor: 0 }), `${AT}&paid=P1`);
    const shown = await drawer();
    expect(await shown.findByText(/^The place of River Hawks in .+ is paid for\.$/)).toBeVisible();
    expect(shown.queryByRole('link', { name: 'See your registration' })).toBeNull();
  });

  it('says in words why the card was declined', async () => {
    const declined = payment({ state: 'open', leftMinor: 0, code: 'insufficient_funds' });
    open(invoice({ payments: [declined] }), `${AT}&left=P1`);
    const told = await (await drawer()).findByRole('status');
    expect(told).toHaveTextContent('There was not enough money on the card');
    expect(told).toHaveTextContent('Nothing was charged.');
  });

  it('goes on where somebody left without paying', async () => {
    network.on('GET', '/invoices/I1/checkouts/P1', { body: { url: URL, expiresAt: '' } });
    const app = open(invoice({ payments: [waiting] }), `${AT}&left=P1`);
    const shown = await drawer();
    expect(await shown.findByText('Nothing was charged.')).toBeVisible();
    await app.user.click(shown.getByRole('button', { name: 'Continue paying' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(URL));
    expect(started()).toHaveLength(0);
  });

  it('finds the payment page again that was closed, and says why it cannot', async () => {
    const detail = 'The payment page is over.';
    network.on('GET', '/invoices/I1/checkouts/P1', problem(409, 'checkout_over', 'Over', { detail }));
    const kims = payment({ paymentId: 'P2', state: 'open', by: { accountId: 'kim', name: 'Kim Young' } });
    const app = open(invoice({ payments: [waiting, kims] }));
    const shown = await drawer();
    const [again, ...more] = await shown.findAllByRole('button', { name: 'Continue: $80.00' });
    expect(more).toEqual([]);
    if (again) await app.user.click(again);
    expect(await shown.findByText(detail)).toBeVisible();
    network.on('GET', '/invoices/I1/checkouts/P1', { body: { url: URL, expiresAt: '' } });
    if (again) await app.user.click(again);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(URL));
  });

  it('forgets how somebody came back once it is closed', async () => {
    const app = open(invoice({ payments: [waiting] }), `${AT}&left=P1`);
    await app.user.click((await drawer()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(app.path()).toBe('/player-profile?tab=payments'));
  });
});
