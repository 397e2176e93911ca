import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { accepted, ownPlayer } from '../../../../test/samples';

const { week: empty } = ownPlayer().availability;
const week = { ...empty, tue: ['evening' as const] };
const past = { from: '2020-01-01', to: '2020-01-05', available: false, note: 'Ski' };
const may = { from: '2099-05-01', to: '2099-05-03', available: false, note: '' };
let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/player', { body: ownPlayer({ availability: { week, exceptions: [past, may] } }) });
  network.on('PUT', '/player/availability', accepted);
});
const open = async () => {
  const app = renderApp('/player-profile');
  const part = within(await screen.findByRole('region', { name: 'When you play' }));
  const sent = async () => {
    await app.user.click(part.getByRole('button', { name: 'Save availability' }));
    await waitFor(() => expect(network.sent('PUT', '/player/availability')).toHaveLength(1));
    return network.sent('PUT', '/player/availability')[0]?.body;
  };
  return { ...app, part, sent };
};
const day = (row: HTMLElement, label: string, value: string): void => {
  fireEvent.change(within(row).getByLabelText(label), { target: { value } });
};

it('turns times of the week on and off, each with its name', async () => {
  const { user, part, sent } = await open();
  expect(part.getByRole('button', { name: 'Tuesday evening' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(part.getByRole('button', { name: 'Tuesday evening' }));
  await user.click(part.getByRole('button', { name: 'Sunday morning' }));
  expect(await sent()).toEqual({ week: { ...empty, sun: ['morning'] }, exceptions: [past, may] });
});

it('takes whole days and the same time of every day by the heads', async () => {
  const { user, part, sent } = await open();
  const tuesday = part.getByRole('button', { name: 'Tuesday, all day' });
  expect(tuesday).toHaveAttribute('aria-pressed', 'mixed');
  await user.click(tuesday);
  expect(tuesday).toHaveAttribute('aria-pressed', 'true');
  const evenings = part.getByRole('button', { name: 'Evenings, every day' });
  await user.click(evenings);
  expect(evenings).toHaveAttribute('aria-pressed', 'true');
  await user.click(part.getByRole('button', { name: 'Monday, all day' }));
  await user.click(part.getByRole('button', { name: 'Monday, all day' }));
  const all = Object.fromEntries(Object.keys(empty).map((one) => [one, ['evening']]));
  expect(await sent()).toMatchObject({
    week: { ...all, mon: [], tue: ['morning', 'afternoon', 'evening'] },
  });
});

it('adds days and keeps them sorted', async () => {
  const { user, part, sent } = await open();
  await user.click(part.getByRole('button', { name: 'Add days' }));
  const row = part.getByRole('group', { name: 'New exception' });
  await waitFor(() => expect(within(row).getByLabelText('First day')).toHaveFocus());
  day(row, 'First day', '2099-02-01');
  expect(within(row).getByLabelText('Last day')).toHaveValue('2099-02-01');
  day(row, 'Last day', '2099-02-03');
  await user.click(within(row).getByRole('combobox', { name: 'I am' }));
  await user.click(await screen.findByRole('option', { name: 'Available' }));
  await user.type(within(row).getByLabelText('Note'), 'Off work');
  const february = { from: '2099-02-01', to: '2099-02-03', available: true, note: 'Off work' };
  expect(await sent()).toEqual({ week, exceptions: [past, february, may] });
});

it('says at the field when days are missing, turned round or taken', async () => {
  const { user, part } = await open();
  await user.click(part.getByRole('button', { name: 'Add days' }));
  await user.click(part.getByRole('button', { name: 'Save availability' }));
  expect(await part.findByText('Give the first day')).toBeVisible();
  expect(part.getByText('Give the last day')).toBeVisible();
  const row = part.getByRole('group', { name: 'New exception' });
  day(row, 'First day', '2099-05-02');
  expect(await part.findByText(/^Overlaps with Fri, May 1/)).toBeVisible();
  day(row, 'First day', '2099-06-02');
  day(row, 'Last day', '2099-06-01');
  expect(await part.findByText('The last day is before the first')).toBeVisible();
  expect(network.sent('PUT', '/player/availability')).toHaveLength(0);
});

it('brings removed days back', async () => {
  const { user, part } = await open();
  await user.click(part.getByRole('button', { name: /^Remove Fri/ }));
  expect(part.queryByRole('group', { name: /^Fri/ })).toBeNull();
  await user.click(part.getByRole('button', { name: 'Undo' }));
  expect(part.getByRole('group', { name: /^Fri/ })).toBeVisible();
  expect(part.getByRole('button', { name: 'Save availability' })).toBeDisabled();
});

it.each([
  ['new ones', /^Add days$/, 'New exception', 'First day'],
  ['those of before', null, /^Fri/, 'Last day'],
] as const)('takes days digit by digit, as a year is typed: %s', async (_, button, name, label) => {
  const { user, part } = await open();
  if (button) await user.click(part.getByRole('button', { name: button }));
  const field = within(part.getByRole('group', { name })).getByLabelText(label);
  for (const typed of ['0002-12-24', '0020-12-24', '0202-12-24', '2026-12-24']) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field).toBeVisible();
    expect(field).toHaveValue(typed);
  }
  expect(part.getByRole('button', { name: '1 exception over' })).toBeVisible();
});

it('folds away what is over', async () => {
  const { user, part, sent } = await open();
  expect(part.queryByText(/Ski/)).toBeNull();
  const fold = part.getByRole('button', { name: '1 exception over' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(part.getByText(/not available, Ski/)).toBeVisible();
  await user.click(part.getByRole('button', { name: /^Remove Wed/ }));
  expect(await sent()).toEqual({ week, exceptions: [may] });
});
