import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { accepted, league, player, pool, room, softball } from '../../../../test/samples';

const AT = '/complex/leagues/L1/draft?tab=teams';
let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/draft/room', { body: room() });
  network.on('GET', '/leagues/L1/pool', { body: pool([player({})]) });
});

it('adds a team with a name and a colour', async () => {
  network.on('POST', '/leagues/L1/teams', accepted);
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Add team' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Team name'), 'Ironbirds');
  await user.click(within(dialog).getByRole('button', { name: '#00838F' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add team' }));
  await waitFor(() =>
    expect(network.sent('POST', '/leagues/L1/teams')[0]?.body).toEqual({
      name: 'Ironbirds',
      color: '#00838F',
    }),
  );
});

it('adds a co-captain by e-mail and tells what stands against it', async () => {
  network.on(
    'POST',
    '/leagues/L1/teams/t1/people',
    problem(404, 'account_unknown', 'No such account', { detail: 'Nobody has signed up with this address.' }),
  );
  const { user } = renderApp(AT);
  const hawks = within(await screen.findByRole('article', { name: 'Hawks' }));
  await user.click(hawks.getByRole('button', { name: 'Add by e-mail' }));
  await user.type(hawks.getByLabelText('E-mail of the account'), 'luis@example.org');
  await user.click(hawks.getByRole('button', { name: 'Add' }));
  expect(await hawks.findByText('Nobody has signed up with this address.')).toBeVisible();
  expect(network.sent('POST', '/leagues/L1/teams/t1/people')[0]?.body).toEqual({
    email: 'luis@example.org',
    role: 'co_captain',
  });
  expect(hawks.getByLabelText('E-mail of the account')).toHaveValue('luis@example.org');
});

it('makes an invite link for a role, and copies one', async () => {
  network.on('POST', '/leagues/L1/teams/t2/invites', accepted);
  const { user } = renderApp(AT);
  const owls = within(await screen.findByRole('article', { name: 'Owls' }));
  await user.click(owls.getByRole('button', { name: 'Invite link' }));
  const [owl, ...others] = league().teams.filter(({ teamId }) => teamId === 't2');
  const invites = [
    {
      inviteId: 'i1',
      role: 'proxy' as const,
      expiresAt: '2027-01-01T00:00:00.000Z',
      path: '/auth?invite=tok',
    },
  ];
  network.on('GET', '/leagues/L1', { body: league({ teams: owl ? [{ ...owl, invites }, ...others] : [] }) });
  await user.click(await screen.findByRole('menuitem', { name: 'For a proxy' }));
  expect(network.sent('POST', '/leagues/L1/teams/t2/invites')[0]?.body).toEqual({ role: 'proxy' });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith('http://localhost/auth?invite=tok');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

it('names the player that a captain is', async () => {
  network.on('PUT', '/leagues/L1/teams/t3/captain-player', accepted);
  const { user } = renderApp(AT);
  const rats = within(await screen.findByRole('article', { name: 'Rats' }));
  await waitFor(() => expect(rats.getByLabelText('The captain as a player')).toBeEnabled());
  await user.type(rats.getByLabelText('The captain as a player'), 'Alt');
  await user.click(await screen.findByRole('option', { name: 'José Altuve' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/leagues/L1/teams/t3/captain-player')[0]?.body).toEqual({ playerId: 'p1' }),
  );
});

it('asks before a team is withdrawn', async () => {
  network.on('DELETE', '/leagues/L1/teams/t1', accepted);
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Withdraw Hawks' }));
  expect(network.sent('DELETE', '/leagues/L1/teams/t1')).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Withdraw the team' }));
  await waitFor(() => expect(network.sent('DELETE', '/leagues/L1/teams/t1')).toHaveLength(1));
});

it('lets owners alone change the staff', async () => {
  network.on('GET', '/leagues/L1', {
    body: league({ me: { staffRoles: ['commissioner'], teamId: null, teamRole: null } }),
  });
  renderApp(AT);
  expect(await screen.findByRole('region', { name: 'League staff' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add staff by e-mail' })).not.toBeInTheDocument();
});
