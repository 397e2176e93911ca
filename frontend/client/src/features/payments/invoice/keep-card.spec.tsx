import type { InvoiceView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { invoice, teamBill } from '../../../../test/payment-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted, team } from '../../../../test/samples';
import { leaveTo } from '../../../shared/lib/leave';

jest.mock('../../../shared/lib/leave', () => ({ leaveTo: jest.fn() }));

const AT = '/player-profile?tab=payments&invoice=I1';
const PAGE = 'https://checkout.example/c/setup';
const ahead = [{ lineId: 'L2', at: '2027-04-01T15:00:00.000Z', amountMinor: 8_000, chargeMinor: 8_000 }];
const keep = { purpose: 'team_rest', ahead } as const;
const kept = { cardId: 'C1', purpose: 'team_rest', card: { brand: 'visa', last4: '4242' }, ahead } as const;
const setup = (state: InvoiceView['setups'][number]['state']) => [
  { cardId: 'C1', state, at: '2026-11-20T12:00:00.000Z' },
];
const KEEP = 'Keep a card for the rest';
let network: FakeApi;
beforeEach(() => {
  jest.mocked(leaveTo).mockClear();
  network = fakeApi();
});

const open = async (view: InvoiceView, at = AT) => {
  network.on('GET', '/invoices', { body: { position: view.position, invoices: [] } });
  network.on('GET', '/invoices/I1', { body: view });
  const app = renderApp(at);
  const drawer = within(await screen.findByRole('dialog', { name: view.title }));
  await drawer.findByText(/^In all/);
  const press = async (name: string) => app.user.click(drawer.getByRole('button', { name }));
  const dialog = async (name = KEEP) => within(await screen.findByRole('dialog', { name }));
  return { ...app, drawer, press, dialog };
};
const begun = (view: InvoiceView): void =>
  network.on('POST', '/invoices/I1/cards', () => {
    network.on('GET', '/invoices/I1', { body: { ...view, setups: setup('open') } });
    return accepted;
  });
const started = () => network.sent('POST', '/invoices/I1/cards');
const page = { body: { url: PAGE, expiresAt: '' } };

describe('a card for the rest', () => {
  const view = () => teamBill({ me: { keep } });

  it('is kept without paying, once its owner has agreed to what it will be charged', async () => {
    begun(view());
    network.on('GET', '/invoices/I1/cards/C1', page);
    const { user, press, dialog } = await open(view());
    await press(KEEP);
    const form = await dialog();
    expect(form.getByText(/^Nothing is charged now\./)).toBeVisible();
    expect(form.getByText('Apr 1, 2027').nextElementSibling).toHaveTextContent('$80.00');
    await user.click(form.getByRole('button', { name: 'Enter the card' }));
    expect(await form.findByText('Agree to it first. Without that no card is kept')).toBeVisible();
    expect(started()).toHaveLength(0);
    const words = /^Keep this card and charge it for what the shares leave open at the deadline/;
    await user.click(form.getByRole('switch', { name: words }));
    await user.click(form.getByRole('button', { name: 'Enter the card' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(PAGE));
    expect(started()[0]?.body).toEqual({ consent: { purpose: 'team_rest', version: 1 } });
  });

  it('is begun once where the page does not open, and the same page is opened then', async () => {
    begun(view());
    const detail = 'The card provider does not answer.';
    network.on('GET', '/invoices/I1/cards/C1', problem(409, 'provider_away', 'Away', { detail }));
    const { user, press, dialog } = await open(view());
    await press(KEEP);
    const form = await dialog();
    await user.click(form.getByRole('switch'));
    await user.click(form.getByRole('button', { name: 'Enter the card' }));
    expect(await form.findByText(`${detail} No card is kept yet.`)).toBeVisible();
    network.on('GET', '/invoices/I1/cards/C1', page);
    await user.click(form.getByRole('button', { name: 'Open the card page again' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(PAGE));
    expect(started()).toHaveLength(1);
  });

  it('says why none can be kept, and stays', async () => {
    const detail = 'Nothing of it is due after today.';
    network.on('POST', '/invoices/I1/cards', problem(409, 'nothing_later', 'Nothing later', { detail }));
    const { user, press, dialog } = await open(view());
    await press(KEEP);
    const form = await dialog();
    await user.click(form.getByRole('switch'));
    await user.click(form.getByRole('button', { name: 'Enter the card' }));
    expect(await form.findByText(detail)).toBeVisible();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('is offered to nobody who does not answer for it, and can be another while one is kept', async () => {
    const { drawer } = await open(teamBill({ kept, me: { keep } }));
    expect(drawer.queryByRole('button', { name: KEEP })).toBeNull();
    expect(drawer.getByRole('button', { name: 'Keep another card' })).toBeVisible();
  });

  it('is not offered where nothing is due later', async () => {
    const { drawer } = await open(teamBill());
    expect(drawer.queryByRole('button', { name: KEEP })).toBeNull();
  });

  describe('after a split', () => {
    const split = async (bill: InvoiceView) => {
      network.on('GET', '/teams/T1', { body: team() });
      network.on('PUT', '/invoices/I1/shares', accepted);
      const app = await open(bill);
      await app.press('Split among members');
      const dialog = await app.dialog('Split among members');
      await app.user.click(await dialog.findByRole('checkbox', { name: 'Kim Young' }));
      await app.user.click(dialog.getByRole('button', { name: 'Save the shares' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Split among members' })).toBeNull());
      return app;
    };

    it('is offered at once to whoever answers for the rest', async () => {
      const { user, dialog } = await split(view());
      const form = await dialog();
      await user.click(form.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: KEEP })).toBeNull());
      expect(started()).toHaveLength(0);
    });

    it('is not offered where one is kept', async () => {
      await split(teamBill({ kept, me: { keep } }));
      expect(screen.queryByRole('dialog', { name: KEEP })).toBeNull();
    });
  });
});

describe('back from the card page', () => {
  const told = async (view: InvoiceView, came: string) => {
    const app = await open(view, `${AT}&${came}`);
    return { ...app, status: await app.drawer.findByRole('status') };
  };

  it('says that the card is being confirmed until it is kept, and that nothing was charged', async () => {
    const { drawer, status } = await told(invoice({ setups: setup('open') }), 'kept=C1');
    expect(status).toHaveTextContent('The card is being confirmed…');
    network.on('GET', '/invoices/I1', { body: invoice({ setups: setup('kept'), kept }) });
    expect(await drawer.findByText('Visa ending in 4242 is kept.')).toBeVisible();
    expect(drawer.getByRole('status')).toHaveTextContent('Nothing was charged now.');
  });

  it('goes on where somebody left without a card', async () => {
    network.on('GET', '/invoices/I1/cards/C1', page);
    const { user, status } = await told(invoice({ setups: setup('open') }), 'left=C1');
    expect(status).toHaveTextContent('No card is kept. You left the card page before one was saved.');
    await user.click(within(status).getByRole('button', { name: 'Continue with the card' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(PAGE));
    expect(started()).toHaveLength(0);
  });

  it('says why it cannot go on', async () => {
    const detail = 'A card has been left there, or its time is over.';
    network.on('GET', '/invoices/I1/cards/C1', problem(409, 'checkout_over', 'Over', { detail }));
    const { user, status } = await told(invoice({ setups: setup('open') }), 'left=C1');
    await user.click(within(status).getByRole('button', { name: 'Continue with the card' }));
    expect(await within(status).findByText(detail)).toBeVisible();
  });

  it('says that the page was closed, and that a card is not kept any more', async () => {
    const closed = await told(invoice({ setups: setup('ended') }), 'left=C1');
    expect(closed.status).toHaveTextContent('The card page has been closed.');
    closed.unmount();
    const gone = await told(invoice({ setups: setup('kept') }), 'kept=C1');
    expect(gone.status).toHaveTextContent('This card is not kept anymore.');
  });

  it('forgets how somebody came back once it is closed', async () => {
    const { press, path } = await told(invoice({ setups: setup('kept'), kept }), 'kept=C1');
    await press('Close');
    await waitFor(() => expect(path()).toBe('/player-profile?tab=payments'));
  });
});
