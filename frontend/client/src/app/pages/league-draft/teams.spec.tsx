import type { LeagueView } from '@fieldhouse/api-contract';
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

it('takes no new team once the rosters are published, and says why', async () => {
  const [first, ...rest] = league().teams;
  if (!first) throw new Error('the league has no team');
  const roster = [{ playerId: 'p1', name: 'Ada Lund' }];
  network.on('GET', '/leagues/L1', { body: league({ teams: [{ ...first, roster }, ...rest] }) });
  renderApp(AT);
  const add = await screen.findByRole('button', { name: 'Add team' });
  expect(add).toBeDisabled();
  expect(add).toHaveAccessibleDescription(/^The draft is published/);
});

it('offers no team more than the league is for, and says how to have one', async () => {
  const { teams } = league();
  network.on('GET', '/leagues/L1', { body: league({ teamCount: teams.length }) });
  renderApp(AT);
  const add = await screen.findByRole('button', { name: 'Add team' });
  expect(add).toBeDisabled();
  expect(add).toHaveAccessibleDescription(/^All teams of the league are there/);
});

it.each(['lobby', 'live', 'paused', 'completed'] as const)(
  'lets no team be withdrawn from a draft that counts on it (%s), and says why',
  async (status) => {
    const order = league().teams.map(({ teamId }) => teamId);
    network.on('GET', '/leagues/L1/draft/room', { body: room({ status, order }) });
    renderApp(AT);
    expect(await screen.findByText(/^The draft counts on these teams/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change Hawks' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  },
);

it('lets a team go that came after the order, and says what one more means for the lobby', async () => {
  const [first] = league().teams;
  const order = first ? [first.teamId] : [];
  network.on('GET', '/leagues/L1', { body: league({ teamCount: 12 }) });
  network.on('GET', '/leagues/L1/draft/room', { body: room({ status: 'lobby', order }) });
  renderApp(AT);
  expect(await screen.findByText(/^The lobby is open: with another team/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw Owls' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw Hawks' })).toBeNull();
});

it('takes no new team while the draft is under way', async () => {
  network.on('GET', '/leagues/L1', { body: league({ teamCount: 12 }) });
  network.on('GET', '/leagues/L1/draft/room', { body: room({ status: 'live' }) });
  renderApp(AT);
  const add = await screen.findByRole('button', { name: 'Add team' });
  expect(add).toBeDisabled();
  expect(add).toHaveAccessibleDescription(/^The draft is under way/);
});

it('adds a team with a name and a colour', async () => {
  network.on('GET', '/leagues/L1', { body: league({ teamCount: 12 }) });
  network.on('POST', '/leagues/L1/teams', accepted);
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Add team' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Team name'), 'Ironbirds');
  await user.click(within(dialog).getByRole('button', { name: 'Teal' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add team' }));
  await waitFor(() =>
    expect(network.sent('POST', '/leagues/L1/teams')[0]?.body).toEqual({
      name: 'Ironbirds',
      color: '#00838F',
    }),
  );
});

it('says at its field what the service has against a team, and leads there', async () => {
  network.on('GET', '/leagues/L1', { body: league({ teamCount: 12 }) });
  const errors = [{ field: 'name', message: 'Another team has this name' }];
  network.on(
    'POST',
    '/leagues/L1/teams',
    problem(409, 'name_taken', 'Name taken', { detail: 'Choose another name.', errors }),
  );
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Add team' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Team name'), 'Hawks');
  await user.click(dialog.getByRole('button', { name: 'Add team' }));
  expect(await dialog.findByText('Another team has this name')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Team name')).toHaveFocus());
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose another name.');
});

it('takes back no name that somebody else has given a team meanwhile', async () => {
  const [hawks, ...others] = league().teams;
  if (!hawks) throw new Error('the league has no team');
  network.on('PUT', '/leagues/L1/teams/t1', ({ headers }) => {
    if (headers.get('if-match') === '"4"') return accepted;
    const teams = [{ ...hawks, name: 'Harriers' }, ...others];
    network.on('GET', '/leagues/L1', { body: league({ revision: 4, teams }) });
    return problem(412, 'stale', 'Changed meanwhile');
  });
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Change Hawks' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Teal' }));
  await user.click(dialog.getByRole('button', { name: 'Save team' }));
  expect(await dialog.findByText(/^Somebody changed this meanwhile/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save team' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.sent('PUT', '/leagues/L1/teams/t1').at(-1)?.body).toEqual({
    name: 'Harriers',
    color: '#00838F',
  });
});

it('enters all teams and invites their captains from one pasted list', async () => {
  network.on('GET', '/leagues/L1', { body: league({ teams: [], teamCount: 3 }) });
  network.on('POST', '/leagues/L1/teams/list', accepted);
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('textbox', { name: 'Name of team 1' }));
  await user.paste('Hawks\tcal@example.org\nOwls\t\n\tdee@example.org');
  expect(screen.getByRole('textbox', { name: 'Captain’s e-mail of team 3' })).toHaveValue('dee@example.org');
  expect(screen.getByRole('textbox', { name: 'Name of team 1' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2 captains invited by e-mail.')).toBeVisible();
  expect(network.sent('POST', '/leagues/L1/teams/list')[0]?.body).toEqual({
    teams: [
      { name: 'Hawks', color: '#C62828', captainEmail: 'cal@example.org' },
      { name: 'Owls', color: '#1565C0', captainEmail: null },
      { name: 'Team 3', color: '#2E7D32', captainEmail: 'dee@example.org' },
    ],
  });
});

it('says beside the row what is wrong with an address, and keeps the list', async () => {
  network.on('GET', '/leagues/L1', { body: league({ teams: [], teamCount: 3 }) });
  const { user } = renderApp(AT);
  await user.type(await screen.findByRole('textbox', { name: 'Captain’s e-mail of team 2' }), 'dee@');
  await user.click(screen.getByRole('button', { name: 'Add 1 team, invite 1 captain' }));
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  const [, second] = screen
    .getAllByRole('listitem')
    .filter((row) => within(row).queryAllByRole('textbox').length > 0);
  expect(second).toHaveTextContent('Invalid email address');
  expect(screen.getByRole('textbox', { name: 'Captain’s e-mail of team 2' })).toHaveValue('dee@');
  expect(network.sent('POST', '/leagues/L1/teams/list')).toEqual([]);
});

it('says in the form why a list was refused, and keeps it', async () => {
  network.on('GET', '/leagues/L1', { body: league({ teams: [], teamCount: 3 }) });
  network.on(
    'POST',
    '/leagues/L1/teams/list',
    problem(409, 'too_many_invitations', 'Too many', { detail: '60 invitations wait for an answer.' }),
  );
  const { user } = renderApp(AT);
  const first = await screen.findByRole('textbox', { name: 'Name of team 1' });
  await user.type(first, 'Hawks');
  await user.click(screen.getByRole('button', { name: 'Add 1 team' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('60 invitations wait for an answer.');
  expect(first).toHaveValue('Hawks');
});

const invitation = (more: Partial<LeagueView['invitations'][number]> = {}) => ({
  invitationId: 'I1',
  email: 'luis@example.org',
  offer: { kind: 'team', teamId: 't1', role: 'co_captain' } as const,
  sentAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  expiresAt: new Date(Date.now() + 12 * 86_400_000).toISOString(),
  undelivered: false,
  seenAt: null,
  ...more,
});

it('invites a co-captain by e-mail and tells what stands against it', async () => {
  network.on(
    'POST',
    '/leagues/L1/invitations',
    problem(409, 'too_many_invitations', 'Too many', { detail: '60 invitations wait for an answer.' }),
  );
  const { user } = renderApp(AT);
  const hawks = within(await screen.findByRole('article', { name: 'Hawks' }));
  await user.click(hawks.getByRole('button', { name: 'Invite by e-mail' }));
  await user.type(hawks.getByLabelText('E-mail address'), 'luis@example.org');
  await user.click(hawks.getByRole('button', { name: 'Invite' }));
  expect(await hawks.findByText('60 invitations wait for an answer.')).toBeVisible();
  expect(network.sent('POST', '/leagues/L1/invitations')[0]?.body).toEqual({
    email: 'luis@example.org',
    offer: { kind: 'team', teamId: 't1', role: 'co_captain' },
  });
  expect(hawks.getByLabelText('E-mail address')).toHaveValue('luis@example.org');
});

it('shows who is invited since when, sends it again and withdraws it', async () => {
  network.on('GET', '/leagues/L1', { body: league({ invitations: [invitation()] }) });
  network.on('POST', '/leagues/L1/invitations/I1/send', accepted);
  network.on('DELETE', '/leagues/L1/invitations/I1', accepted);
  const { user } = renderApp(AT);
  const hawks = within(await screen.findByRole('article', { name: 'Hawks' }));
  expect(await hawks.findByText('luis@example.org')).toBeVisible();
  expect(hawks.getByText('Co-captain · sent 2 days ago, not opened yet · ends in 12 days')).toBeVisible();
  const owls = within(screen.getByRole('article', { name: 'Owls' }));
  expect(owls.queryByText('luis@example.org')).toBeNull();
  await user.click(hawks.getByRole('button', { name: 'Send the invitation to luis@example.org again' }));
  expect(await screen.findByText('Invitation sent again')).toBeVisible();
  await user.click(hawks.getByRole('button', { name: 'Withdraw the invitation to luis@example.org' }));
  await waitFor(() => expect(network.sent('DELETE', '/leagues/L1/invitations/I1')).toHaveLength(1));
});

it('says that an invitation did not get through', async () => {
  network.on('GET', '/leagues/L1', { body: league({ invitations: [invitation({ undelivered: true })] }) });
  renderApp(AT);
  const hawks = within(await screen.findByRole('article', { name: 'Hawks' }));
  expect(await hawks.findByText('Not delivered: check the address')).toBeVisible();
  expect(hawks.getByText('Co-captain · sent 2 days ago · ends in 12 days')).toBeVisible();
});

it('leaves invitations to the staff to its owners', async () => {
  const invitations = [invitation({ email: 'tim@example.org', offer: { kind: 'staff', role: 'treasurer' } })];
  const me = { staffRoles: ['commissioner' as const], teamId: null, teamRole: null, playerId: null };
  network.on('GET', '/leagues/L1', { body: league({ invitations, me }) });
  renderApp(AT);
  const staff = within(await screen.findByRole('region', { name: 'League staff' }));
  expect(await staff.findByText('tim@example.org')).toBeVisible();
  expect(staff.queryByRole('button', { name: /invitation to tim/ })).toBeNull();
});

it('lets a captain leave the team, after asking', async () => {
  const [hawks, ...others] = league().teams;
  const teams = hawks
    ? [{ ...hawks, people: [{ accountId: 'ana', name: 'Ana Brook', role: 'captain' as const }] }, ...others]
    : [];
  const me = { staffRoles: [], teamId: 't1', teamRole: 'captain' as const, playerId: null };
  network.on('GET', '/leagues/L1', { body: league({ teams, me, staff: [] }) });
  network.on('DELETE', '/leagues/L1/teams/t1/people/ana', accepted);
  const app = renderApp('/complex/leagues/L1/draft?tab=order');
  await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Leave Hawks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Hawks?' }));
  await app.user.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(network.sent('DELETE', '/leagues/L1/teams/t1/people/ana')).toHaveLength(1));
  await waitFor(() => expect(app.path()).toBe('/draft-leagues'));
});

it('lets go of the staff and of a player one by one', async () => {
  const staff = [
    { accountId: 'ana', name: 'Ana Brook', role: 'owner' as const },
    { accountId: 'ben', name: 'Ben Okri', role: 'owner' as const },
  ];
  const me = { staffRoles: ['owner' as const], teamId: null, teamRole: null, playerId: 'p1' };
  network.on('GET', '/leagues/L1', { body: league({ staff, me }) });
  network.on('DELETE', '/leagues/L1/staff/ana', accepted);
  network.on('DELETE', '/leagues/L1/pool/players/p1/account', accepted);
  const app = renderApp(AT);
  for (const [item, path] of [
    ['Unlink my player', '/leagues/L1/pool/players/p1/account'],
    ['Leave the staff', '/leagues/L1/staff/ana'],
  ] as const) {
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = within(await screen.findByRole('dialog', { name: `${item}?` }));
    await app.user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(network.sent('DELETE', path)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(app.path()).toBe('/complex/leagues/L1/draft?tab=teams');
});

it('takes one role of the staff after a question, and says what stays', async () => {
  const ben = { accountId: 'ben', name: 'Ben Okri' };
  const staff = [
    { accountId: 'ana', name: 'Ana Brook', role: 'owner' as const },
    { ...ben, role: 'commissioner' as const },
    { ...ben, role: 'treasurer' as const },
  ];
  const me = { staffRoles: ['owner' as const], teamId: null, teamRole: null, playerId: null };
  network.on('GET', '/leagues/L1', { body: league({ staff, me }) });
  network.on('DELETE', '/leagues/L1/staff/ben/roles/treasurer', accepted);
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Remove Ben Okri, Treasurer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ben Okri as treasurer?' }));
  expect(dialog.getByText(/^They stay commissioner\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove the role' }));
  await waitFor(() =>
    expect(network.sent('DELETE', '/leagues/L1/staff/ben/roles/treasurer')).toHaveLength(1),
  );
});

it('takes a captain from a team after a question alone', async () => {
  network.on('DELETE', '/leagues/L1/teams/t1/people/cal', accepted);
  const [hawks, ...others] = league().teams;
  if (!hawks) throw new Error('the league has no team');
  const people = [{ accountId: 'cal', name: 'Cal Reyes', role: 'captain' as const }];
  network.on('GET', '/leagues/L1', { body: league({ teams: [{ ...hawks, people }, ...others] }) });
  const { user } = renderApp(AT);
  const article = within(await screen.findByRole('article', { name: 'Hawks' }));
  await user.click(article.getByRole('button', { name: 'Remove Cal Reyes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Cal Reyes from Hawks?' }));
  expect(dialog.getByText(/Until somebody accepts one, the team has no captain\.$/)).toBeVisible();
  expect(network.sent('DELETE', '/leagues/L1/teams/t1/people/cal')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove the captain' }));
  await waitFor(() => expect(network.sent('DELETE', '/leagues/L1/teams/t1/people/cal')).toHaveLength(1));
});

it('takes nobody from a team who has become something else there meanwhile, and asks once more', async () => {
  const path = '/leagues/L1/teams/t1/people/cal';
  const [hawks, ...others] = league().teams;
  if (!hawks) throw new Error('the league has no team');
  const calAs = (role: 'captain' | 'co_captain', revision: number) => ({
    body: league({
      revision,
      teams: [{ ...hawks, people: [{ accountId: 'cal', name: 'Cal Reyes', role }] }, ...others],
    }),
  });
  network.on('GET', '/leagues/L1', calAs('co_captain', 8));
  network.on('DELETE', path, () => {
    network.on('GET', '/leagues/L1', calAs('captain', 9));
    return problem(412, 'stale', 'Changed', { detail: 'It changed.' });
  });
  const { user } = renderApp(AT);
  const article = within(await screen.findByRole('article', { name: 'Hawks' }));
  await user.click(article.getByRole('button', { name: 'Remove Cal Reyes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Cal Reyes from Hawks?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the co-captain' }));
  expect(await dialog.findByText(/^This has changed since you opened it/)).toBeVisible();
  const captain = await dialog.findByRole('button', { name: 'Remove the captain' });
  network.on('DELETE', path, accepted);
  await user.click(captain);
  await waitFor(() =>
    expect(network.sent('DELETE', path).map(({ headers }) => headers.get('if-match'))).toEqual([
      '"8"',
      '"9"',
    ]),
  );
});

it('says whose place somebody takes who is invited to be captain', async () => {
  const [hawks, ...others] = league().teams;
  if (!hawks) throw new Error('the league has no team');
  const people = [{ accountId: 'cal', name: 'Cal Reyes', role: 'captain' as const }];
  network.on('GET', '/leagues/L1', { body: league({ teams: [{ ...hawks, people }, ...others] }) });
  const { user } = renderApp(AT);
  const article = within(await screen.findByRole('article', { name: 'Hawks' }));
  await user.click(article.getByRole('button', { name: 'Invite by e-mail' }));
  const role = article.getByRole('combobox', { name: 'Role' });
  expect(role).not.toHaveAccessibleDescription(/Cal Reyes/);
  await user.click(role);
  await user.click(await screen.findByRole('option', { name: 'Captain' }));
  expect(role).toHaveAccessibleDescription(
    'Once it is accepted, Cal Reyes no longer picks for Hawks: a team has one captain.',
  );
  await user.click(article.getByRole('button', { name: 'Cancel' }));
  await user.click(article.getByRole('button', { name: 'Invitation link' }));
  expect(
    await screen.findByRole('menuitem', { name: 'For its captain, in place of Cal Reyes' }),
  ).toBeVisible();
});

it('says of one way to leave nothing that was refused of another', async () => {
  const [hawks, ...others] = league().teams;
  if (!hawks) throw new Error('the league has no team');
  const people = [{ accountId: 'ana', name: 'Ana Brook', role: 'captain' as const }];
  const me = { staffRoles: [], teamId: 't1', teamRole: 'captain' as const, playerId: 'p1' };
  network.on('GET', '/leagues/L1', {
    body: league({ teams: [{ ...hawks, people }, ...others], me, staff: [] }),
  });
  const detail = 'The store is busy.';
  network.on('DELETE', '/leagues/L1/teams/t1/people/ana', problem(409, 'busy', 'Busy', { detail }));
  const { user } = renderApp('/complex/leagues/L1/draft?tab=order');
  const leave = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog', { name: `${item}?` }));
  };
  const team = await leave('Leave Hawks');
  await user.click(team.getByRole('button', { name: 'Leave' }));
  expect(await team.findByText(detail)).toBeVisible();
  await user.click(team.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const player = await leave('Unlink my player');
  expect(player.queryByText(detail)).toBeNull();
});

it('lets the last owner go nowhere', async () => {
  renderApp(AT);
  await screen.findByRole('article', { name: 'Hawks' });
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
});

it('makes an invite link for a role, and copies one', async () => {
  network.on('POST', '/leagues/L1/teams/t2/invites', accepted);
  const { user } = renderApp(AT);
  const owls = within(await screen.findByRole('article', { name: 'Owls' }));
  await user.click(owls.getByRole('button', { name: 'Invitation link' }));
  const [owl, ...others] = league().teams.filter(({ teamId }) => teamId === 't2');
  const invites = [
    {
      inviteId: 'i1',
      role: 'proxy' as const,
      expiresAt: '2027-01-01T00:00:00.000Z',
      path: '/auth#invite=tok',
    },
  ];
  network.on('GET', '/leagues/L1', { body: league({ teams: owl ? [{ ...owl, invites }, ...others] : [] }) });
  await user.click(await screen.findByRole('menuitem', { name: 'For a proxy' }));
  expect(network.sent('POST', '/leagues/L1/teams/t2/invites')[0]?.body).toEqual({ role: 'proxy' });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith('http://localhost/auth#invite=tok');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'QR code: Invitation for a proxy of Owls' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitation for a proxy of Owls' }));
  expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost/auth#invite=tok');
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
    body: league({ me: { staffRoles: ['commissioner'], teamId: null, teamRole: null, playerId: null } }),
  });
  renderApp(AT);
  expect(await screen.findByRole('region', { name: 'League staff' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite staff by e-mail' })).not.toBeInTheDocument();
});
