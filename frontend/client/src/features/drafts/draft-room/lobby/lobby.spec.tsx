import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, streamChanged } from '../../../../../test/fake-live';
import { fakeRoom } from '../testing/fake-room';
import { accepted, onDesktop, renderRoom } from '../testing/render-room';
import { turn } from '../testing/sample-room';

beforeAll(onDesktop);
afterEach(() => fakeRoom.reset());

const lobby = { status: 'lobby', turn: null, me: { role: 'commissioner', teamIds: [] } } as const;

it('leaves the keyboard in the room when the draft is started from there', async () => {
  const { user, api, base } = await renderRoom(lobby);
  api.on('POST', `${base}/start`, () => {
    fakeRoom.append(() => ({ status: 'live', turn: turn(1) }));
    return accepted(11);
  });
  await user.click(await screen.findByRole('button', { name: 'Start the draft' }));
  await act(async () => (await screen.findByRole('button', { name: 'Start now' })).click());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lobby' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('main', { name: 'Draft room' })).toHaveFocus());
});

it('starts nothing while something is missing, and says what, in the lobby and with the controls', async () => {
  const { user, api, base } = await renderRoom(lobby);
  const message = '1 team without a captain or proxy.';
  const missing = {
    code: 'team_without_picker',
    ok: false,
    caution: false,
    waits: false,
    message,
    facts: {},
  };
  api.on('GET', `${base}/checklist`, { body: { status: 'lobby', items: [missing] } });
  streamChanged('draft', '00000000000000000099');
  const start = await screen.findByRole('button', { name: 'Start the draft' });
  await waitFor(() => expect(start).toBeDisabled());
  expect(start).toHaveAccessibleDescription(expect.stringContaining(message));
  await user.click(screen.getByRole('button', { name: 'Run the draft' }));
  const controls = within(await screen.findByRole('region', { name: 'Start' }));
  expect(controls.getByRole('button', { name: 'Start the draft' })).toBeDisabled();
  expect(controls.getByText(message)).toBeVisible();
});

it('says to a team that came after the order what it waits for, and counts the teams of the order', async () => {
  const me = { role: 'captain', teamIds: ['owls'] } as const;
  await renderRoom({ ...lobby, me, order: ['hawks'], board: ['hawks', 'hawks'] });
  const { leagueId } = fakeRoom.room;
  act(() =>
    fakeServer.emit('room.presence', { leagueId, teamIds: ['owls'], commissioners: 1, spectators: 0 }),
  );
  expect(await screen.findByText(/^Owls came after the order was made/)).toBeVisible();
  expect(await screen.findByText('0 of 1 teams are here')).toBeVisible();
  expect(screen.queryByText('Your roster is full')).toBeNull();
});

it('names the one of several teams that came after the order', async () => {
  const me = { role: 'captain', teamIds: ['hawks', 'owls'] } as const;
  await renderRoom({ ...lobby, me, order: ['hawks'], board: ['hawks', 'hawks'] });
  expect(await screen.findByText(/^Owls came after the order was made/)).toBeVisible();
  expect(screen.getByText('You pick first')).toBeVisible();
});

it('has no controls to run a draft with whose rosters are published', async () => {
  await renderRoom({ ...lobby, status: 'published', completedAt: '2026-06-01T20:00:00.000Z' });
  expect(screen.queryByRole('button', { name: 'Run the draft' })).not.toBeInTheDocument();
});
