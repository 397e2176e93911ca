import type { BetaApplicationView, DraftLeagueCard } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';
import { draftLeague } from '../../../test/samples';
import { loadParts } from './dashboard/parts';

const show = (...leagues: readonly DraftLeagueCard[]): void => {
  network.on('GET', '/draft-leagues', { body: { leagues } });
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

const beta = (...applications: readonly Partial<BetaApplicationView>[]) => ({
  applications: applications.map((one) => ({
    complexName: 'Riverside Arena',
    timeline: [{ status: one.status, at: '2026-11-20T18:00:00.000Z', by: null, reason: null }],
    ...one,
  })),
  applyAgainAt: null,
  spots: { limit: 50, taken: 3 },
});

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/beta/application', { body: beta() });
  network.on('GET', '/leagues/invitations', { body: [] });
});

it('greets the person by their own clock', async () => {
  show();
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(9);
  renderApp('/dashboard');
  expect(await screen.findByText('Good morning, Ana.')).toBeVisible();
  jest.restoreAllMocks();
});

it('lists what the person is invited to, until they have answered', async () => {
  show();
  const invitation = {
    token: 'tok',
    leagueId: 'L9',
    leagueName: 'Thursday Soccer',
    offer: { kind: 'team', teamId: 'T1', teamName: 'Owls', role: 'co_captain' },
    sentAt: '2026-11-20T18:00:00.000Z',
    expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  };
  network.on('GET', '/leagues/invitations', { body: [invitation] });
  network.on('POST', '/leagues/invites/tok/accept', () => {
    network.on('GET', '/leagues/invitations', { body: [] });
    return { body: { streamId: 'league-L9', revision: 4, position: '1' } };
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
  show(
    league({ leagueId: 'L4', leagueName: 'Old', status: 'completed', role: 'commissioner' }),
    league({ leagueId: 'L3', leagueName: 'Later', startsAt: '2027-03-02T18:00:00.000Z' }),
    league({ leagueId: 'L2', leagueName: 'Sooner', startsAt: '2027-03-01T18:00:00.000Z' }),
    league({ leagueName: 'Tonight', status: 'live' }),
    league({ leagueId: 'L5', leagueName: 'Watched', status: 'live', role: 'player', teamId: null }),
  );
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
  show(
    league({
      status: 'configuring',
      role: 'commissioner',
      teamId: null,
      teamName: null,
      poolSize: 0,
      startsAt: '2027-03-01T18:00:00.000Z',
    }),
  );
  renderApp('/dashboard');
  expect(await needs()).toEqual(['Tuesday Softball: import or add the players']);
  expect(
    within(screen.getByRole('region', { name: 'Upcoming' })).getByText('Draft of Tuesday Softball'),
  ).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'My draft leagues' })).getByText(/Commissioner/),
  ).toBeVisible();
});

it('tells who runs a draft that its time has passed', async () => {
  show(league({ status: 'lobby', role: 'commissioner', startsAt: '2026-01-05T20:00:00.000Z' }));
  renderApp('/dashboard');
  expect(await needs()).toEqual(['Tuesday Softball has not started']);
  expect(screen.getByText(/It was to start .* ago/)).toBeVisible();
});

it('shows a new person three first steps and the beta, and nothing that needs them', async () => {
  show();
  renderApp('/dashboard');
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Nothing right now. You are all set.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply for Beta Access' })).toHaveAttribute('href', '/complex');
});

it('asks whoever began an application to finish it, and shows where a submitted one stands', async () => {
  show();
  network.on('GET', '/beta/application', { body: beta({ status: 'draft' }) });
  const { unmount } = renderApp('/dashboard');
  expect(await needs()).toEqual(['Finish your application for Riverside Arena']);
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/complex');
  unmount();
  network.on('GET', '/beta/application', { body: beta({ status: 'in_review' }) });
  renderApp('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your beta application' }));
  expect(card.getByText('Riverside Arena')).toBeVisible();
  expect(card.getByText(/In review/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply for Beta Access' })).not.toBeInTheDocument();
});

it('tells site admins what waits to be read, and nobody else', async () => {
  show();
  const [application] = beta({ status: 'submitted' }).applications;
  network.on('GET', '/admin/beta/applications', {
    body: { applications: [application, application], next: 'more', spots: { limit: 50, taken: 3 } },
  });
  network.on('GET', '/admin/contact', { body: { tickets: [{ ticketId: 'T1' }], next: null } });
  const { unmount } = renderApp('/dashboard', { user: { roles: ['site_admin'] } });
  expect(await needs()).toEqual(['More than 2 beta applications to read', '1 message to read']);
  unmount();
  const asked = network.sent('GET', '/admin/contact').length;
  renderApp('/dashboard');
  expect(await screen.findByText('Nothing right now. You are all set.')).toBeVisible();
  expect(network.sent('GET', '/admin/contact')).toHaveLength(asked);
});

it('asks a site admin without a second factor to turn it on', async () => {
  show();
  const closed = problem(403, 'second_factor_required', 'One more step');
  for (const path of ['/admin/beta/applications', '/admin/contact']) network.on('GET', path, closed);
  renderApp('/dashboard', { user: { roles: ['site_admin'] } });
  expect(await needs()).toEqual(['Turn your second factor on']);
});

it('lets each part load and fail alone', async () => {
  network.on('GET', '/draft-leagues', problem(503, 'store_unavailable', 'Temporarily unavailable'));
  const { user } = renderApp('/dashboard');
  expect(await screen.findByText('Your drafts could not be loaded', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText('Your leagues could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  show(league({ status: 'live' }));
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) await user.click(retry);
  expect(await needs()).toEqual(['Tuesday Softball is drafting']);
});

it('finds its parts in the folders of the features', async () => {
  const { needs: asked, cards } = await loadParts();
  expect([...asked, ...cards].map(({ name }) => name)).toEqual(
    expect.arrayContaining(['drafts', 'my-leagues', 'upcoming-drafts']),
  );
});

it('asks an unconfirmed person to confirm the e-mail, sends another mail and counts down to the next', async () => {
  show();
  network.on('POST', '/auth/confirm/resend', { status: 204 });
  const { user } = renderApp('/dashboard', { user: { email_confirmed_at: null } });
  expect(await needs()).toEqual(['Confirm your e-mail']);
  expect(screen.queryByText(/You are all set/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText(/A new mail is on its way to ana@example.org/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Resend in (1:00|0:5\d)/ })).toBeDisabled();
});
