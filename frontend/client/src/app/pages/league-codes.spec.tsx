import type { CodesView, CodeView } from '@fieldhouse/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { prospectusView } from '../../../test/registration-samples';
import { renderApp } from '../../../test/render-app';
import { accepted, league } from '../../../test/samples';

let network: FakeApi;
const code = (more: Partial<CodeView> = {}): CodeView => ({
  ...{ codeId: 'c1', code: 'SUMMER10', discount: { kind: 'percent', percent: 10 }, currency: 'USD' },
  ...{ kinds: ['team'], limit: 20, oncePerPerson: true, validUntil: '2099-04-15', note: 'For the flyer' },
  ...{ madeAt: '2026-11-24T22:10:00.000Z', state: 'in_use', uses: [], ...more },
});
const codes = (...all: readonly CodeView[]): { readonly body: CodesView } => ({
  body: {
    ...{ leagueId: 'L1', position: '00000000000000000001', zone: 'America/New_York' },
    ...{ canceled: false, offer: { currency: 'USD', kinds: ['team', 'free_agent'] }, codes: [...all] },
  },
});
const open = (...all: readonly CodeView[]) => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  network.on('GET', '/leagues/L1/codes', codes(...all));
  return renderApp('/leagues/L1/teams?tab=codes');
};

it('makes a code, at random where it has no text, and lists it', async () => {
  const { user } = open();
  expect(await screen.findByText('No discount codes yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a discount code' }));
  await user.click(dialog.getByRole('button', { name: 'Make code' }));
  expect(await dialog.findByText('Enter a number')).toBeVisible();
  await user.type(dialog.getByRole('spinbutton', { name: 'Percent of the price' }), '10');
  const taken = 'SUMMER10 is in use already. End it first, or choose another text.';
  network.on(
    'POST',
    '/leagues/L1/codes',
    problem(409, 'code_taken', 'There is such a code', { detail: taken }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'summer10');
  await user.click(dialog.getByRole('button', { name: 'Make code' }));
  expect(await dialog.findByText(taken)).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Code' }));
  network.on('POST', '/leagues/L1/codes', accepted);
  network.on('GET', '/leagues/L1/codes', codes(code()));
  await user.click(dialog.getByRole('button', { name: 'Make code' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const list = within(await screen.findByRole('list', { name: 'Discount codes' }));
  expect(list.getByText('SUMMER10')).toBeVisible();
  expect(list.getByText('10% off')).toBeVisible();
  expect(list.getByText('Used 0 of 20 · until Apr 15, 2099 · once for each person · Team')).toBeVisible();
  const [first, second] = network.sent('POST', '/leagues/L1/codes').map(({ body }) => body);
  const terms = {
    kinds: ['team', 'free_agent'],
    limit: null,
    oncePerPerson: true,
    validUntil: null,
    note: '',
  };
  expect(first).toEqual({ code: 'SUMMER10', discount: { kind: 'percent', percent: 10 }, ...terms });
  expect(second).toMatchObject({ code: null });
});

it('makes no code whose last day is over, and says so at the day', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make a code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a discount code' }));
  await user.type(dialog.getByRole('spinbutton', { name: 'Percent of the price' }), '10');
  const day = dialog.getByLabelText('Last day');
  fireEvent.change(day, { target: { value: '2020-04-15' } });
  network.on('POST', '/leagues/L1/codes', accepted);
  await user.click(dialog.getByRole('button', { name: 'Make code' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(/^Choose today or a later day/));
  expect(network.sent('POST', '/leagues/L1/codes')).toHaveLength(0);
  fireEvent.change(day, { target: { value: '2099-04-15' } });
  await user.click(dialog.getByRole('button', { name: 'Make code' }));
  await waitFor(() =>
    expect(network.sent('POST', '/leagues/L1/codes')[0]?.body).toMatchObject({ validUntil: '2099-04-15' }),
  );
});

it('of a canceled league shows its codes and offers none', async () => {
  open();
  const { body } = codes(code({ state: 'ended' }));
  network.on('GET', '/leagues/L1/codes', { body: { ...body, canceled: true } });
  expect(await screen.findByText(/^The league is canceled/)).toBeVisible();
  expect(screen.getByText('SUMMER10')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make a code' })).toBeNull();
});

it('says who has used a code, and names nobody who has left', async () => {
  const use = {
    registrationId: 'r1',
    kind: 'team',
    at: '2026-11-25T22:10:00.000Z',
    currency: 'USD',
  } as const;
  const { user } = open(
    code({
      state: 'used_up',
      uses: [
        { ...use, name: 'Ana Brook', teamName: 'Owls', amountMinor: 1_200 },
        { ...use, registrationId: 'r2', name: null, teamName: null, amountMinor: 500 },
      ],
    }),
  );
  expect(await screen.findByText('Used up')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Who has used SUMMER10' }));
  const uses = within(screen.getByRole('list', { name: 'Uses of SUMMER10' }));
  expect(uses.getByText('Owls')).toBeVisible();
  expect(uses.getByText('−$12.00')).toBeVisible();
  expect(uses.getByText('Deleted player')).toBeVisible();
});

it('ends a code once it is confirmed', async () => {
  const { user } = open(code());
  await user.click(await screen.findByRole('button', { name: 'End code SUMMER10' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End SUMMER10?' }));
  network.on('DELETE', '/leagues/L1/codes/c1', accepted);
  network.on('GET', '/leagues/L1/codes', codes(code({ state: 'ended' })));
  await user.click(dialog.getByRole('button', { name: 'End the code' }));
  expect(await screen.findByText('Ended')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End code SUMMER10' })).toBeNull();
  expect(network.sent('DELETE', '/leagues/L1/codes/c1')).toHaveLength(1);
});
