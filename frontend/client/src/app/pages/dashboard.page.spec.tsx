import type { BetaStatus, DraftLeagueCard, OwnInvitationView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { followedKinds, streamChanged } from '../../../test/fake-live';
import { managedLeague } from '../../../test/league-samples';
import { renderApp } from '../../../test/render-app';
import { dashboard, draftLeague, myTeam, teamCard } from '../../../test/samples';

const show = (...answer: Parameters<typeof dashboard>): void => {
  network.on('GET', '/dashboard', { body: dashboard(...answer) });
};
const needs = async (): Promise<readonly (string | null)[]> => {
  const list = await screen.findByRole('list', { name: 'Needs you' });
  await within(list).findAllByRole('listitem');
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent ?? null);
};

const league = (more: Partial<DraftLeagueCard> = {}): DraftLeagueCard =>
  draftLeague({ status: 'order_locked', ...more });

const beta = (status: BetaStatus) => ({
  complexName: 'Riverside Arena',
  status,
  since: '2026-11-20T18:00:00.000Z',
});

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  show();
});

it('greets the person by their own clock', async () => {
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(9);
  renderApp('/dashboard');
  expect(await screen.findByText('Good morning, Ana.')).toBeVisible();
  jest.restoreAllMocks();
});

it('shows in which chats something waits', async () => {
  const chat = { chatId: 'T1', kind: 'team', name: 'River Hawks', mentioned: 2 } as const;
  show({
    chats: {
      chats: [
        { ...chat, unread: 12, reported: 0 },
        { ...chat, chatId: 'T2', unread: 0, reported: 1 },
      ],
    },
  });
  renderApp('/dashboard');
  const chats = within(await screen.findByRole('region', { name: 'Unread messages' }));
  expect(chats.getByRole('link', { name: 'River Hawks' })).toHaveAttribute('href', '/teams/T1?tab=chat');
  expect(chats.getByText('12 unread · 2 mentions of you')).toBeVisible();
  expect(chats.getAllByRole('listitem')).toHaveLength(1);
  expect(await needs()).toEqual(['1 reported message to judge']);
  expect(screen.getByRole('link', { name: /^Open the chat/ })).toHaveAttribute('href', '/teams/T2?tab=chat');
});

it('shows what is to be paid soon, what is held first', async () => {
  const due = { title: 'Registration', amountMinor: 12_000, currency: 'USD', dueOn: '2099-12-01' };
  const holdUntil = new Date(Date.now() + 10 * 60_000).toISOString();
  show({
    payments: [
      { ...due, invoiceId: 'I1', payeeName: 'Spring League', holdUntil: null },
      { ...due, invoiceId: 'I2', payeeName: 'Fall League', holdUntil },
    ],
  });
  renderApp('/dashboard');
  expect(await needs()).toEqual(['$120.00 for Fall League', '$120.00 for Spring League']);
  // A day ends at another time in each place: no time of day is made up for it.
  expect(screen.getByText('Registration, due Dec 1, 2099')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Pay' })[0]).toHaveAttribute(
    'href',
    '/player-profile?tab=payments&invoice=I2',
  );
});

it('shows my teams, and what waits for me there', async () => {
  const expiresAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const owls = { ...teamCard, teamId: 'T2', name: 'Owls' };
  show({
    teams: {
      teams: [myTeam({ waiting: 2 }), myTeam({ teamId: 'T3', name: 'Rats', status: 'suspended' })],
      invitations: [{ token: 'tok', team: owls, role: 'admin', sentAt: expiresAt, expiresAt }],
    },
  });
  renderApp('/dashboard');
  expect(await needs()).toEqual(['Owls invited you', '2 requests to join River Hawks']);
  expect(screen.getAllByRole('link', { name: 'Answer' }).map((link) => link.getAttribute('href'))).toEqual([
    '/teams',
    '/teams/T1?tab=roster',
  ]);
  const mine = within(screen.getByRole('region', { name: 'My teams' }));
  expect(mine.getAllByText('Captain · Softball · Springfield · 12 players')[0]).toBeVisible();
  expect(mine.getByText('Suspended')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

it('leads to the leagues that the person runs, with what is taken in each', async () => {
  show({
    'managed-leagues': [
      managedLeague({ leagueId: 'L1', name: 'Harbor Coed', stage: 'open', teams: 2, teamCount: 8 }),
      managedLeague({ leagueId: 'L2', name: 'Winter League', stage: 'draft' }),
    ],
  });
  renderApp('/dashboard');
  const run = within(await screen.findByRole('region', { name: 'Leagues you run' }));
  expect(run.getByRole('link', { name: 'Harbor Coed' })).toHaveAttribute('href', '/leagues/L1/teams');
  expect(run.getByText(/· 2 of 8 teams$/)).toBeVisible();
  expect(run.getByRole('link', { name: 'Winter League' })).toHaveAttribute(
    'href',
    '/complex/leagues?league=L2&step=review',
  );
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

it('leads whoever helps with a league to what they do there', async () => {
  show({
    'managed-leagues': [
      managedLeague({ leagueId: 'L1', name: 'Harbor Coed', staffRoles: ['treasurer'] }),
      managedLeague({ leagueId: 'L2', name: 'Winter League', stage: 'open', staffRoles: ['scorekeeper'] }),
      managedLeague({ leagueId: 'L3', name: 'Both', staffRoles: ['treasurer', 'scorekeeper'] }),
    ],
  });
  renderApp('/dashboard');
  const run = within(await screen.findByRole('region', { name: 'Leagues you run or help with' }));
  expect(run.getByText('Spring 2027 · Treasurer and Scorekeeper')).toBeVisible();
  expect(run.getByText('Spring 2027 · Treasurer')).toBeVisible();
  expect(run.getByRole('link', { name: 'Harbor Coed' })).toHaveAttribute(
    'href',
    '/leagues/L1/teams?tab=finance',
  );
  expect(run.getByRole('link', { name: 'Winter League' })).toHaveAttribute(
    'href',
    '/leagues/L2/teams?tab=conduct',
  );
});

it('says how the person stands in their leagues, and leads captains to their team’s page', async () => {
  const one = { leagueName: 'Harbor Coed', season: 'Spring 2027', teamName: 'Harbor Lights' };
  show({
    registrations: [
      { ...one, registrationId: 'r1', leagueId: 'L1', kind: 'team', status: 'confirmed' },
      {
        ...{ ...one, leagueName: 'Fall League', registrationId: 'r2', leagueId: 'L2' },
        ...{ kind: 'member', status: 'pending_approval' },
      },
    ],
  });
  renderApp('/dashboard');
  const mine = within(await screen.findByRole('region', { name: 'My leagues' }));
  expect(mine.getByRole('link', { name: 'Harbor Coed' })).toHaveAttribute('href', '/leagues/L1/teams');
  expect(mine.getByRole('link', { name: 'Fall League' })).toHaveAttribute(
    'href',
    '/discover-leagues?league=L2&register=1',
  );
  expect(mine.getAllByText('Spring 2027 · Harbor Lights')).toHaveLength(2);
  expect(mine.getByText('Confirmed')).toBeVisible();
});

it('lists what the person is invited to, until they have answered', async () => {
  const invitation: OwnInvitationView = {
    token: 'tok',
    leagueId: 'L9',
    leagueName: 'Thursday Soccer',
    offer: { kind: 'team', teamId: 'T1', teamName: 'Owls', role: 'co_captain' },
    sentAt: '2026-11-20T18:00:00.000Z',
    expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  };
  show({ invitations: [invitation] });
  network.on('POST', '/leagues/invites/tok/accept', () => {
    show();
    return { body: { streamId: 'league-L9', revision: 4, position: '00000000000000000001' } };
  });
  const { user } = renderApp('/dashboard');
  const section = within(await screen.findByRole('region', { name: 'Invitations' }));
  expect(section.getByText('Thursday Soccer invited you to Owls')).toBeVisible();
  expect(section.getByText(/Ends in 5 days\./)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Invitation accepted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
});

it('lists what needs the person by deadline: under way, then dated, then what can wait', async () => {
  const drafts = [
    league({ leagueId: 'L4', leagueName: 'Old', status: 'completed', role: 'commissioner' }),
    league({ leagueId: 'L3', leagueName: 'Later', startsAt: '2027-03-02T18:00:00.000Z' }),
    league({ leagueId: 'L2', leagueName: 'Sooner', startsAt: '2027-03-01T18:00:00.000Z' }),
    league({ leagueName: 'Tonight', status: 'live' }),
    league({ leagueId: 'L5', leagueName: 'Watched', status: 'live', role: 'player', picksFor: [] }),
  ];
  show({ drafts });
  renderApp('/dashboard');
  expect(await needs()).toEqual([
    'Tonight is drafting',
    'Prepare for the draft of Sooner',
    'Prepare for the draft of Later',
    'Publish the rosters of Old',
  ]);
  expect(screen.getByText('Now · pick 14 of 180')).toBeVisible();
  const [enter] = screen.getAllByRole('link', { name: 'Enter room' });
  expect(enter).toHaveAttribute('href', '/complex/leagues/L1/draft/room');
});

it('tells a league admin what is missing, and shows upcoming drafts and own leagues', async () => {
  const draft = league({
    status: 'configuring',
    role: 'commissioner',
    picksFor: [],
    poolSize: 0,
    startsAt: '2027-03-01T18:00:00.000Z',
  });
  show({ drafts: [draft] });
  renderApp('/dashboard');
  expect(await needs()).toEqual(['Tuesday Softball: import or add the players']);
  expect(
    within(screen.getByRole('region', { name: 'Upcoming' })).getByText('Draft of Tuesday Softball'),
  ).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'My draft leagues' })).getByText(/Commissioner/),
  ).toBeVisible();
});

it('shows a team whose season runs without one, and takes nobody for a newcomer', async () => {
  show({ teams: { teams: [myTeam({ role: 'player', status: 'inactive' })], invitations: [] } });
  renderApp('/dashboard');
  const mine = within(await screen.findByRole('region', { name: 'My teams' }));
  expect(
    mine.getAllByText('Player · not active this season · Softball · Springfield · 12 players')[0],
  ).toBeVisible();
  expect(mine.getByText('Inactive')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

it.each(['commissioner', 'captain'] as const)(
  'tells a %s that the time of a draft has passed',
  async (role) => {
    const picksFor = role === 'captain' ? [{ teamId: 't1', teamName: 'Hawks', slot: null }] : [];
    show({ drafts: [league({ status: 'lobby', role, picksFor, startsAt: '2026-01-05T20:00:00.000Z' })] });
    renderApp('/dashboard');
    expect(await needs()).toEqual(['Tuesday Softball has not started']);
    expect(screen.getByText(/It was to start .* ago/)).toBeVisible();
    expect(screen.queryAllByText(/Start it, or set a new time/)).toHaveLength(
      role === 'commissioner' ? 1 : 0,
    );
  },
);

it('shows a new person three first steps and the beta, and nothing that needs them', async () => {
  renderApp('/dashboard');
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(steps.getByRole('link', { name: 'Browse leagues' })).toHaveAttribute('href', '/discover-leagues');
  expect(steps.queryByRole('link', { name: 'Start a draft league' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Start a draft league' })).toHaveAttribute(
    'href',
    '/draft-leagues?new',
  );
  expect(screen.getByRole('link', { name: 'Create a league' })).toHaveAttribute(
    'href',
    '/complex/leagues?new',
  );
  expect(screen.getByText('Nothing right now. You are all set.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply for Beta Access' })).toHaveAttribute('href', '/complex');
});

it('asks whoever began an application to finish it, and shows where a submitted one stands', async () => {
  show({ beta: beta('draft') });
  const { unmount } = renderApp('/dashboard');
  expect(await needs()).toEqual(['Finish your application for Riverside Arena']);
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/complex');
  unmount();
  show({ beta: beta('in_review') });
  renderApp('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your beta application' }));
  expect(card.getByText('Riverside Arena')).toBeVisible();
  expect(card.getByText(/In review/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply for Beta Access' })).not.toBeInTheDocument();
});

it('tells site admins what waits to be read', async () => {
  show({ 'beta-inbox': 12, 'contact-inbox': 1 });
  renderApp('/dashboard', { user: { roles: ['site_admin'] } });
  expect(await needs()).toEqual(['12 beta applications to read', '1 message to read']);
});

it.each([
  ['factor', 'Turn on two-step verification'],
  ['code', 'Enter a code for the pages of site admins'],
] as const)('asks a site admin who lacks a %s to see to it', async (lack, title) => {
  show({ 'admin-proof': lack });
  renderApp('/dashboard');
  expect(await needs()).toEqual([title]);
});

it('says in which league registrations wait for the person, and leads there', async () => {
  const asked = { leagueId: 'L1', leagueName: 'Spring League' };
  show({
    'registration-requests': [
      { ...asked, waiting: 1 },
      { leagueId: 'L2', leagueName: 'Fall League', waiting: 3 },
    ],
  });
  renderApp('/dashboard');
  expect(await needs()).toEqual(['1 registration waits for you', '3 registrations wait for you']);
  expect(screen.getByText('Spring League')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Answer' })[0]).toHaveAttribute('href', '/leagues/L1/teams');
});

it('says which place is offered until when, and which teams want the person', async () => {
  const asked = {
    leagueId: 'L1',
    leagueName: 'Spring League',
    registrationId: 'r1',
    invitedBy: [],
    invitedUntil: null,
  };
  const invited = { leagueId: 'L2', leagueName: 'Fall League', registrationId: 'r2', offeredUntil: null };
  const invitedUntil = new Date(Date.now() + 20 * 3_600_000).toISOString();
  show({
    'registration-offers': [
      { ...invited, invitedBy: ['Owls', 'Rats'], invitedUntil },
      { ...asked, offeredUntil: new Date(Date.now() + 90 * 60_000).toISOString() },
    ],
  });
  renderApp('/dashboard');
  expect(await needs()).toEqual(['A place is offered to you', 'Owls and Rats want you on the team']);
  expect(screen.getByText(/^Spring League · in \d hours?, /)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Answer' })[0]).toHaveAttribute(
    'href',
    '/discover-leagues?league=L1&register=1',
  );
});

it('says which part could not be loaded, leaves the others alone and asks again', async () => {
  show({ 'contact-inbox': 1 }, ['drafts']);
  const { user } = renderApp('/dashboard');
  expect(await screen.findByText('Your drafts could not be loaded')).toBeVisible();
  expect(await needs()).toEqual(['1 message to read']);
  // Whether they are new here is not known.
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  show({ drafts: [league({ status: 'live' })] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Tuesday Softball is drafting')).toBeVisible();
  expect(screen.queryByText('Your drafts could not be loaded')).toBeNull();
});

it('says that it could not be loaded at all, and asks again', async () => {
  network.on('GET', '/dashboard', problem(500, 'internal_error', 'Something went wrong'));
  const { user } = renderApp('/dashboard');
  expect(await screen.findByText('Your dashboard could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  show({ drafts: [league({ status: 'live' })] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await needs()).toEqual(['Tuesday Softball is drafting']);
});

it('asks once for everything', async () => {
  show({ drafts: [league({ status: 'live' })], beta: beta('in_review'), 'contact-inbox': 2 });
  renderApp('/dashboard');
  await screen.findByRole('region', { name: 'Your beta application' });
  // The bell of the frame asks for its own.
  const asked = network.seen.map(({ path }) => path).filter((path) => path !== '/notifications');
  expect(asked).toEqual(['/dashboard']);
});

it('is told of changes of what the answer was read from, and reads it again once', async () => {
  const own = { leagueId: 'L77', status: 'live' } as const;
  show({ drafts: [league(own)] });
  renderApp('/dashboard');
  await needs();
  await waitFor(() => expect(followedKinds.get('draft')).toEqual(['L77']));
  show({ drafts: [league({ ...own, picksMade: 14 })], beta: beta('draft') });
  streamChanged('draft', '00000000000000000009');
  streamChanged('betaApplication', '00000000000000000010', true);
  expect(await screen.findByText('Now · pick 15 of 180')).toBeVisible();
  expect(await screen.findByText('Finish your application for Riverside Arena')).toBeVisible();
  const [, again, ...more] = network.sent('GET', '/dashboard');
  expect(again?.query.get('atLeast')).toBe('00000000000000000010');
  expect(more).toEqual([]);
});

it('asks an unconfirmed person to confirm the e-mail, sends another mail and counts down to the next', async () => {
  show({ 'confirm-email': 'ana@example.org' });
  network.on('POST', '/auth/confirm/resend', { status: 204 });
  const { user } = renderApp('/dashboard', { user: { email_confirmed_at: null } });
  expect(await needs()).toEqual(['Confirm your e-mail']);
  expect(screen.queryByText(/You are all set/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText(/A new e-mail is on its way to ana@example.org/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Resend in (1:00|0:5\d)/ })).toBeDisabled();
});
