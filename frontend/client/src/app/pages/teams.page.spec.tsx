import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { fakeServer, streamChanged } from '../../../test/fake-live';
import { renderApp } from '../../../test/render-app';
import { accepted, myTeam, teamCard, teams } from '../../../test/samples';

const owls = { ...teamCard, teamId: 'T2', name: 'Owls', players: 1 };
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
});

it('shows what the person is on each team, and what waits for them there', async () => {
  network.on('GET', '/teams', {
    body: teams({
      teams: [
        myTeam({ waiting: 2 }),
        myTeam({ teamId: 'T2', name: 'Owls', role: 'player', status: 'inactive', city: null }),
        myTeam({ teamId: 'T3', name: 'Rats', archived: true }),
      ],
    }),
  });
  renderApp('/teams');
  const hawks = within(await screen.findByRole('article', { name: 'River Hawks' }));
  expect(hawks.getByText('Captain · Softball · Springfield · 12 players')).toBeVisible();
  expect(hawks.getByRole('link', { name: 'River Hawks' })).toHaveAttribute('href', '/teams/T1');
  expect(hawks.getByRole('link', { name: '2 requests to join' })).toHaveAttribute(
    'href',
    '/teams/T1?tab=roster',
  );
  expect(within(screen.getByRole('article', { name: 'Owls' })).getByText('Inactive')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Rats' })).getByText('Archived')).toBeVisible();
});

it('says what to do for somebody who is on no team', async () => {
  network.on('GET', '/teams', { body: teams() });
  renderApp('/teams');
  expect(await screen.findByRole('heading', { name: 'You’re not on a team yet' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Create a team' })).toHaveAttribute('href', '/teams/new');
  // What is not there yet is in the navigation, and no way to a team.
  expect(main.queryByRole('link', { name: 'Find teams' })).toBeNull();
  expect(main.getByRole('button', { name: 'Join by code' })).toBeVisible();
});

it('tells a failure and tries again', async () => {
  network.on('GET', '/teams', problem(500, 'internal_error', 'Something went wrong'));
  const { user } = renderApp('/teams');
  expect(await screen.findByText('Your teams could not be loaded')).toBeVisible();
  network.on('GET', '/teams', { body: teams({ teams: [myTeam()] }) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'River Hawks' })).toBeVisible();
});

it('accepts an invitation to run a team, whose pages are then in the navigation without a reload', async () => {
  const invitation = { token: 'tok', team: owls, role: 'admin' as const };
  network.on('GET', '/teams', {
    body: teams({ invitations: [{ ...invitation, sentAt: inDays(-1), expiresAt: inDays(13) }] }),
  });
  network.on('POST', '/teams/invites/tok/accept', () => {
    network.on('GET', '/teams', {
      body: teams({ teams: [myTeam({ teamId: 'T2', name: 'Owls', role: 'admin' })] }),
    });
    return accepted;
  });
  const { user } = renderApp('/teams');
  const region = within(await screen.findByRole('region', { name: 'Invitations' }));
  expect(region.getByText(/You will be an admin\. Ends in 13 days\./)).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Join Owls' }));
  expect(await screen.findByRole('article', { name: 'Owls' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Create Team' })).toBeVisible();
});

it('lists what somebody is invited to become on a team of theirs', async () => {
  const invitation = { token: 'tok', team: owls, role: 'treasurer' as const };
  network.on('GET', '/teams', {
    body: teams({
      teams: [myTeam({ ...owls, role: 'player' })],
      invitations: [{ ...invitation, sentAt: inDays(-1), expiresAt: inDays(13) }],
    }),
  });
  network.on('POST', '/teams/invites/tok/accept', accepted);
  const { user } = renderApp('/teams');
  const region = within(await screen.findByRole('region', { name: 'Invitations' }));
  expect(region.getByText(/You are invited to be its treasurer; you are a player now\. Ends/)).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Owls: Treasurer')).toBeVisible();
});

it('brings what the own address is invited to once it is confirmed on another page', async () => {
  network.on('GET', '/teams', { body: teams() });
  renderApp('/teams');
  await screen.findByRole('heading', { name: 'You’re not on a team yet' });
  const invitation = { token: 'tok', team: owls, role: 'player' as const };
  network.on('GET', '/teams', {
    body: teams({ invitations: [{ ...invitation, sentAt: inDays(-1), expiresAt: inDays(13) }] }),
  });
  await waitFor(() => expect(fakeServer.connected()).toHaveLength(1));
  act(() => streamChanged('account', '9', true));
  expect(await screen.findByRole('region', { name: 'Invitations' })).toBeVisible();
});

it('declines an invitation, and says what stands against accepting one', async () => {
  network.on('GET', '/teams', {
    body: teams({
      invitations: [{ token: 'tok', team: owls, role: 'player', sentAt: inDays(-1), expiresAt: inDays(2) }],
    }),
  });
  const detail = 'The roster is full: 15 of 15 play.';
  network.on('POST', '/teams/invites/tok/accept', problem(409, 'team_full', 'Full', { detail }));
  network.on('POST', '/teams/invites/tok/decline', accepted);
  const { user } = renderApp('/teams');
  await user.click(await screen.findByRole('button', { name: 'Join Owls' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Invitation declined')).toBeVisible();
});

it('withdraws a request, and keeps past teams folded up', async () => {
  network.on('GET', '/teams', {
    body: teams({
      requests: [{ team: owls, requestedAt: inDays(-3) }],
      past: [{ ...teamCard, leftAt: '2026-05-06T12:00:00.000Z' }],
    }),
  });
  network.on('DELETE', '/teams/T2/requests/mine', accepted);
  const { user } = renderApp('/teams');
  expect(await screen.findByText('Asked 3 days ago')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the request to Owls' }));
  await waitFor(() => expect(network.sent('DELETE', '/teams/T2/requests/mine')).toHaveLength(1));
  const folded = screen.getByText('Past teams (1)').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toHaveTextContent('River Hawks');
  expect(folded).toHaveTextContent('Until May 6, 2026');
});

it('joins by a code, after showing which team it is', async () => {
  network.on('GET', '/teams', { body: teams() });
  network.on('GET', '/teams/codes/:code', (_request, [code]) =>
    code === 'k7qm%202rzx'
      ? { body: { token: 'tok', team: owls, role: 'player', addressed: false, state: 'open' } }
      : problem(404, 'not_found', 'Not found', {
          detail: 'It does not exist or is no longer shared with you.',
        }),
  );
  network.on('GET', '/teams/T2', problem(404, 'not_found', 'Not found'));
  network.on('POST', '/teams/invites/tok/accept', accepted);
  const app = renderApp('/teams');
  await app.user.click(await screen.findByRole('button', { name: 'Join by code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Join by code' }));
  await app.user.type(dialog.getByRole('textbox', { name: 'Code' }), 'nonsense{Enter}');
  const unknown = 'No team has this code. It has 8 letters and digits; ask the captain for the newest.';
  expect(await dialog.findByText(unknown)).toBeVisible();
  expect(dialog.queryByText(/no longer shared/)).toBeNull();
  await app.user.clear(dialog.getByRole('textbox', { name: 'Code' }));
  await app.user.type(dialog.getByRole('textbox', { name: 'Code' }), 'k7qm 2rzx{Enter}');
  expect(await dialog.findByText('Owls invited you')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Decline' })).toBeNull();
  await app.user.click(dialog.getByRole('button', { name: 'Join Owls' }));
  await waitFor(() => expect(app.path()).toBe('/teams/T2'));
});

it('reads again when it is told that one of the teams has changed', async () => {
  network.on('GET', '/teams', { body: teams({ teams: [myTeam()] }) });
  renderApp('/teams');
  await screen.findByRole('article', { name: 'River Hawks' });
  network.on('GET', '/teams', { body: teams({ teams: [myTeam({ waiting: 1 })] }) });
  streamChanged('team', '00000000000000000009');
  expect(await screen.findByRole('link', { name: '1 request to join' })).toBeVisible();
});
