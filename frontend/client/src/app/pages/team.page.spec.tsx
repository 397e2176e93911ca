import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { followedKinds, streamChanged } from '../../../test/fake-live';
import { renderApp } from '../../../test/render-app';
import { accepted, member, team, teams } from '../../../test/samples';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/teams', { body: teams() });
});
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const stranger = { me: null, members: [], running: null } as const;

describe('for whoever founded it', () => {
  const [ana] = team().members;
  const founded = team({ members: ana ? [ana] : [], players: 1 });

  it('says what comes first, and invites from there', async () => {
    network.on('GET', '/teams/T1', { body: founded });
    const { user } = renderApp('/teams/T1');
    const first = within(await screen.findByRole('region', { name: 'First things' }));
    expect(screen.getByText('Softball · Springfield · Recreational · Coed · You: captain')).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Invite people' }));
    expect(await screen.findByRole('dialog', { name: 'Invite people to River Hawks' })).toBeVisible();
  });

  it('says whose the first things are no longer once somebody else is on it', async () => {
    network.on('GET', '/teams/T1', { body: founded });
    renderApp('/teams/T1');
    await screen.findByRole('region', { name: 'First things' });
    expect(followedKinds.get('team')).toEqual(['T1']);
    network.on('GET', '/teams/T1', { body: team() });
    streamChanged('team', '00000000000000000009');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First things' })).toBeNull());
  });

  it('keeps what they are choosing and writing when somebody else comes, and when it is archived meanwhile', async () => {
    network.on('GET', '/teams/T1', { body: founded });
    const { user } = renderApp('/teams/T1');
    const first = within(await screen.findByRole('region', { name: 'First things' }));
    await user.click(first.getByRole('button', { name: 'Choose mine' }));
    const name = 'Number and positions of Ana Brook';
    const choosing = within(await screen.findByRole('dialog', { name }));
    await user.type(choosing.getByRole('textbox', { name: 'Number' }), '4');
    network.on('GET', '/teams/T1', { body: team({ revision: 9 }) });
    act(() => streamChanged('team', '00000000000000000009'));
    await waitFor(() => expect(screen.queryByText('First things')).toBeNull());
    expect(choosing.getByRole('textbox', { name: 'Number' })).toHaveDisplayValue(/4$/);
    await user.click(choosing.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Invite people' }));
    const inviting = within(await screen.findByRole('dialog', { name: 'Invite people to River Hawks' }));
    await user.type(inviting.getByRole('textbox', { name: 'E-mail addresses' }), 'lee@example.org');
    network.on('GET', '/teams/T1', { body: team({ revision: 10, archived: true }) });
    act(() => streamChanged('team', '00000000000000000010'));
    expect(await screen.findByText(/This team is archived/)).toBeInTheDocument();
    expect(inviting.getByRole('textbox', { name: 'E-mail addresses' })).toHaveValue('lee@example.org');
  });

  it('keeps the addresses written beside the roster when somebody else comes', async () => {
    network.on('GET', '/teams/T1', { body: founded });
    const { user } = renderApp('/teams/T1?tab=roster');
    const inviting = within(await screen.findByRole('region', { name: 'Invite people' }));
    await user.type(inviting.getByRole('textbox', { name: 'E-mail addresses' }), 'lee@example.org');
    network.on('GET', '/teams/T1', { body: team({ revision: 9 }) });
    act(() => streamChanged('team', '00000000000000000009'));
    expect(await screen.findByText('Kim Young')).toBeVisible();
    expect(inviting.getByRole('textbox', { name: 'E-mail addresses' })).toHaveValue('lee@example.org');
  });

  it('says that somebody has to come before its only member can leave', async () => {
    network.on('GET', '/teams/T1', { body: founded });
    renderApp('/teams/T1');
    const own = within(await screen.findByRole('region', { name: 'You on this team' }));
    expect(own.getByText(/Invite somebody who can take over, or archive the team/)).toBeVisible();
    expect(own.getByRole('link', { name: 'Open the settings' })).toBeVisible();
    expect(own.queryByRole('button', { name: 'Leave the team' })).toBeNull();
  });

  it('says why one of two captains cannot leave when the other has gone meanwhile', async () => {
    const members = team().members.map((one) => ({ ...one, role: 'captain' as const }));
    network.on('GET', '/teams/T1', { body: team({ members }) });
    const detail = 'You are its last captain. Hand over the captaincy first.';
    network.on('POST', '/teams/T1/leave', problem(409, 'last_captain', 'Last captain', { detail }));
    const app = renderApp('/teams/T1');
    await app.user.click(await screen.findByRole('button', { name: 'Leave the team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave River Hawks?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Leave the team' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
    network.on('POST', '/teams/T1/leave', accepted);
    await app.user.click(dialog.getByRole('button', { name: 'Leave the team' }));
    await waitFor(() => expect(app.path()).toBe('/teams'));
  });
});

it('leads whoever runs it to the leagues that it plays in', async () => {
  const league = { sport: 'softball', season: 'Spring 2027', role: 'captain', teamRole: 'captain' };
  network.on('GET', '/leagues', {
    body: [
      { ...league, leagueId: 'L1', name: 'Harbor Coed', teamId: 'T1' },
      { ...league, leagueId: 'L2', name: 'Another', teamId: 'T2' },
    ],
  });
  network.on('GET', '/teams/T1', { body: team() });
  renderApp('/teams/T1');
  const leagues = within(await screen.findByRole('list', { name: 'Leagues' }));
  expect(leagues.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/leagues/L1/teams',
  ]);
});

it('tells the only captain of an archived team what they have to do before they can leave', async () => {
  network.on('GET', '/teams/T1', { body: team({ archived: true }) });
  renderApp('/teams/T1');
  const own = within(await screen.findByRole('region', { name: 'You on this team' }));
  expect(own.getByText(/Reopen it in its settings to hand the captaincy over/)).toBeVisible();
  expect(own.getByRole('link', { name: 'Open the settings' })).toHaveAttribute(
    'href',
    '/teams/T1?tab=settings',
  );
});

it('tells an only captain how to hand over before they can leave, and lets one of two go', async () => {
  network.on('GET', '/teams/T1', { body: team() });
  const app = renderApp('/teams/T1');
  const own = within(await screen.findByRole('region', { name: 'You on this team' }));
  expect(
    own.getByText(/You are the only captain, and a team needs one\. Hand the captaincy over/),
  ).toBeVisible();
  expect(own.queryByRole('button', { name: 'Leave the team' })).toBeNull();
  await app.user.click(own.getByRole('link', { name: 'Choose somebody' }));
  expect(await screen.findByRole('button', { name: 'What to do about Kim Young' })).toBeVisible();
  network.on('GET', '/teams/T1', {
    body: team({ revision: 9, members: team().members.map((one) => ({ ...one, role: 'captain' })) }),
  });
  streamChanged('team', '00000000000000000009');
  await app.user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(await screen.findByRole('button', { name: 'Leave the team' })).toBeVisible();
});

describe('for a member', () => {
  const kims = team({ me: { memberId: 'm-kim', role: 'player', status: 'active' }, running: null });

  it('offers what they are invited to become, and says that it is so once they accept', async () => {
    const me = { memberId: 'm-kim', role: 'player', status: 'active' } as const;
    const invitation = { token: 'tok', role: 'admin', expiresAt: inDays(9) } as const;
    network.on('GET', '/teams/T1', { body: team({ me, running: null, invitation }) });
    network.on('POST', '/teams/invites/tok/accept', () => {
      network.on('GET', '/teams/T1', { body: team({ me: { ...me, role: 'admin' } }) });
      return accepted;
    });
    const { user } = renderApp('/teams/T1');
    const offer = within(await screen.findByRole('region', { name: 'Invitation' }));
    expect(
      offer.getByText('You are invited to be an admin; you are a player now. Ends in 9 days.'),
    ).toBeVisible();
    expect(offer.getByRole('button', { name: 'Decline' })).toBeVisible();
    await user.click(offer.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('River Hawks: Admin')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitation' })).toBeNull());
    expect(screen.queryByText('You joined River Hawks')).toBeNull();
  });

  it('has no settings and no invitations, but the own number', async () => {
    network.on('GET', '/teams/T1', { body: kims });
    network.on('PUT', '/teams/T1/members/m-kim', accepted);
    const { user } = renderApp('/teams/T1?tab=settings');
    const own = within(await screen.findByRole('region', { name: 'You on this team' }));
    expect(own.getByText('Number 7')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Roster',
      'Chat',
      'Dues',
      'History',
    ]);
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull();
    await user.click(own.getByRole('button', { name: 'Number and positions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Number and positions of Kim Young' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Number' }));
    await user.type(dialog.getByRole('textbox', { name: 'Number' }), '21');
    await user.click(await dialog.findByRole('button', { name: 'Catcher' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.sent('PUT', '/teams/T1/members/m-kim')[0]?.body).toEqual({
        number: '21',
        positions: ['P', 'C'],
      }),
    );
    expect(network.sent('PUT', '/teams/T1/members/m-kim')[0]?.headers.get('if-match')).toBe('"8"');
  });

  it('says so when somebody took them off the team meanwhile, whether or not it may still be seen', async () => {
    network.on('GET', '/teams/T1', { body: kims });
    renderApp('/teams/T1?tab=roster');
    await screen.findByRole('region', { name: 'Roster' });
    network.on('GET', '/teams/T1', { body: team({ ...kims, ...stranger }) });
    await waitFor(() => expect(followedKinds.get('team')).toEqual(['T1']));
    streamChanged('team', '00000000000000000009');
    expect(await screen.findByRole('heading', { name: 'You’re no longer on this team' })).toBeVisible();
    network.on('GET', '/teams/T1', problem(404, 'not_found', 'Not found'));
    streamChanged('team', '00000000000000000011');
    await waitFor(() => expect(network.sent('GET', '/teams/T1').length).toBeGreaterThan(2));
    expect(screen.getByRole('heading', { name: 'You’re no longer on this team' })).toBeVisible();
  });

  it('keeps the tab in the address, and goes back to the one before', async () => {
    network.on('GET', '/teams/T1', { body: kims });
    const app = renderApp('/teams/T1');
    await app.user.click(await screen.findByRole('tab', { name: 'Roster' }));
    expect(app.path()).toBe('/teams/T1?tab=roster');
    expect(await screen.findByRole('region', { name: 'Roster' })).toBeVisible();
    app.history.go(-1);
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  });

  it('says on the tab how much waits in the chat', async () => {
    network.on('GET', '/teams/T1', { body: kims });
    const chats = [{ chatId: 'T1', kind: 'team', name: 'River Hawks', unread: 1, mentioned: 0 }];
    network.on('GET', '/chats', { body: { chats } });
    renderApp('/teams/T1');
    expect(await screen.findByRole('tab', { name: 'Chat 1 unread message' })).toBeVisible();
  });

  it('says that an archived team changes no more', async () => {
    network.on('GET', '/teams/T1', { body: { ...kims, archived: true } });
    renderApp('/teams/T1');
    expect(await screen.findByText(/This team is archived/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Number and positions' })).toBeNull();
  });
});

describe('for others', () => {
  it('is not there when one may not know of it', async () => {
    network.on('GET', '/teams/T1', problem(404, 'not_found', 'Not found'));
    renderApp('/teams/T1');
    expect(await screen.findByText('Not found or no longer shared')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to My Teams' })).toHaveAttribute('href', '/teams');
  });

  describe('who are invited', () => {
    const invitation = { token: 'tok', role: 'admin', expiresAt: inDays(9) } as const;

    it.each(['request', 'invite', 'open'] as const)(
      'offers what they are invited to, however people join (%s)',
      async (joinPolicy) => {
        network.on('GET', '/teams/T1', { body: team({ ...stranger, joinPolicy, invitation }) });
        network.on('POST', '/teams/invites/tok/accept', () => {
          const me = { memberId: 'm-ana', role: 'admin', status: 'active' } as const;
          network.on('GET', '/teams/T1', { body: team({ me, members: [member()] }) });
          return accepted;
        });
        const { user } = renderApp('/teams/T1');
        expect(
          await screen.findByText('You are invited. You will be an admin. Ends in 9 days.'),
        ).toBeVisible();
        for (const name of ['Ask to join', 'Join the team'])
          expect(screen.queryByRole('button', { name })).toBeNull();
        await user.click(screen.getByRole('button', { name: 'Join River Hawks' }));
        expect(await screen.findByRole('tab', { name: 'Overview' })).toBeVisible();
        expect(screen.getByText('You joined River Hawks')).toBeVisible();
      },
    );

    it.each([
      ['public', '/teams/T1'],
      ['private', '/teams'],
    ] as const)('lets them decline, and stay where a %s team is theirs to see', async (privacy, path) => {
      network.on('GET', '/teams', { body: teams() });
      network.on('GET', '/teams/T1', { body: team({ ...stranger, privacy, invitation }) });
      network.on('POST', '/teams/invites/tok/decline', () => {
        network.on(
          'GET',
          '/teams/T1',
          privacy === 'private'
            ? problem(404, 'not_found', 'Not found')
            : { body: team({ ...stranger, privacy }) },
        );
        return accepted;
      });
      const app = renderApp('/teams/T1');
      await app.user.click(await screen.findByRole('button', { name: 'Decline' }));
      expect(await screen.findByText('Invitation declined')).toBeVisible();
      await waitFor(() => expect(app.path()).toBe(path));
    });
  });

  it('takes a request with a message, which can be withdrawn', async () => {
    network.on('GET', '/teams/T1', { body: team(stranger) });
    network.on('POST', '/teams/T1/requests', () => {
      const request = { requestId: 'R1', requestedAt: new Date().toISOString() };
      network.on('GET', '/teams/T1', { body: team({ ...stranger, request }) });
      return accepted;
    });
    network.on('DELETE', '/teams/T1/requests/mine', accepted);
    const { user } = renderApp('/teams/T1');
    expect(await screen.findByText('2 players · captain Ana Brook')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'I pitch.');
    await user.click(screen.getByRole('button', { name: 'Ask to join' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw the request to River Hawks' }));
    await waitFor(() => expect(network.sent('DELETE', '/teams/T1/requests/mine')).toHaveLength(1));
    expect(network.sent('POST', '/teams/T1/requests')[0]?.body).toEqual({ message: 'I pitch.' });
  });

  it('says that a request was not accepted, and takes another', async () => {
    network.on('GET', '/teams/T1', { body: team({ ...stranger, declinedAt: '2026-11-21T18:00:00.000Z' }) });
    renderApp('/teams/T1');
    expect(await screen.findByText('Not accepted on Nov 21, 2026. You can ask again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask to join' })).toBeEnabled();
  });

  it('takes them in at once where it is open to everybody', async () => {
    network.on('GET', '/teams/T1', { body: team({ ...stranger, joinPolicy: 'open' }) });
    network.on('POST', '/teams/T1/requests', () => {
      const me = { memberId: 'm-ana', role: 'player', status: 'active' } as const;
      network.on('GET', '/teams/T1', { body: team({ me, running: null, members: [member()] }) });
      return accepted;
    });
    const { user } = renderApp('/teams/T1');
    await user.click(await screen.findByRole('button', { name: 'Join the team' }));
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeVisible();
  });

  it('takes in at once who has asked before it was open to everybody', async () => {
    const request = { requestId: 'R1', requestedAt: inDays(-3) };
    network.on('GET', '/teams/T1', { body: team({ ...stranger, request, joinPolicy: 'open' }) });
    network.on('POST', '/teams/T1/requests', accepted);
    const { user } = renderApp('/teams/T1');
    expect(await screen.findByText('You asked to join 3 days ago.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw the request to River Hawks' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Join the team' }));
    expect(await screen.findByText('You joined River Hawks')).toBeVisible();
  });

  it('says that one needs an invitation, and why a request is refused', async () => {
    network.on('GET', '/teams/T1', { body: team({ ...stranger, joinPolicy: 'invite' }) });
    const first = renderApp('/teams/T1');
    expect(await screen.findByText(/By invitation only/)).toBeVisible();
    first.unmount();
    network.on('GET', '/teams/T1', { body: team(stranger) });
    const detail = 'Confirm your e-mail first.';
    network.on('POST', '/teams/T1/requests', problem(403, 'email_unconfirmed', 'Not confirmed', { detail }));
    const { user } = renderApp('/teams/T1');
    await user.click(await screen.findByRole('button', { name: 'Ask to join' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});
