import type { ProspectusView, RegistrationsView, StaffRegistrationView } from '@fieldhouse/api-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeAnswer, type FakeApi } from '../../../test/fake-api';
import { followedKinds, streamChanged } from '../../../test/fake-live';
import { invoice } from '../../../test/payment-samples';
import {
  freeAgents,
  prospectus,
  prospectusView,
  staffRegistration,
} from '../../../test/registration-samples';
import { renderApp } from '../../../test/render-app';
import { accepted, league } from '../../../test/samples';

let network: FakeApi;
const open = (
  at: string,
  registrations: readonly StaffRegistrationView[],
  terms: Parameters<typeof prospectus>[0] = {},
  players: RegistrationsView['places']['players'] = { capacity: 40, held: 2, waiting: 1 },
) => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView({ prospectus: prospectus(terms) }) });
  network.on('GET', '/leagues/L1/registrations', {
    body: {
      leagueId: 'L1',
      position: '00000000000000000001',
      places: {
        teams: { capacity: 8, held: 3, waiting: 0 },
        players,
      },
      registrations,
      serverNow: new Date().toISOString(),
    },
  });
  return renderApp(at);
};
const people = [staffRegistration('r1', 'Kim Young'), staffRegistration('r2', 'Robin Hale')];
const room = { capacity: 40, held: 2, waiting: 1 };
const moves = (id: string) => network.sent('PUT', `/leagues/L1/registrations/${id}/team`);

it('lists who has registered, and moves somebody on the waitlist with a reason', async () => {
  const waits = staffRegistration('r3', 'Sam West', { status: 'waitlisted', waitlist: { rank: 2, of: 2 } });
  const { user } = open('/leagues/L1/teams?status=waitlisted', [...people, waits]);
  expect(
    await screen.findByText('3 of 8 team places, 0 waiting · 2 of 40 player places, 1 waiting'),
  ).toBeVisible();
  expect(screen.getByText('Waitlisted · 2nd of 2')).toBeVisible();
  expect(screen.queryByText('Kim Young')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open Sam West' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sam West' }));
  expect(drawer.getByText('Feb 3, 1996')).toBeVisible();
  network.on('PUT', '/leagues/L1/registrations/r3/rank', accepted);
  await user.click(drawer.getByRole('button', { name: 'Give a place' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Give a place out of turn?' }));
  await user.type(asked.getByRole('textbox'), 'Plays catcher');
  await user.click(asked.getByRole('button', { name: 'Give the place' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/leagues/L1/registrations/r3/rank')[0]?.body).toEqual({
      to: 'place',
      reason: 'Plays catcher',
    }),
  );
});

it('gives no place while there is none, and says so before a reason is asked', async () => {
  const at = '/leagues/L1/teams?registration=r3';
  const give = () => screen.findByRole('button', { name: 'Give a place' });
  const waits = staffRegistration('r3', 'Sam West', { status: 'waitlisted', waitlist: { rank: 1, of: 1 } });
  const full = { capacity: 2, held: 2, waiting: 1 };
  const { unmount } = open(at, [...people, waits], {}, full);
  expect(await give()).toBeDisabled();
  expect(await give()).toHaveAccessibleDescription(/^There is no place to give/);
  unmount();
  const offered = staffRegistration('r3', 'Sam West', { status: 'offered', waitlist: { rank: 1, of: 1 } });
  open(at, [...people, offered], {}, full);
  expect(await give()).toBeEnabled();
});

it('says before a reason is asked that all places for somebody are taken', async () => {
  const women = { categories: ['gender:woman'] };
  const standing = { status: 'waitlisted', waitlist: { rank: 1, of: 1 } } as const;
  const waits = staffRegistration('r3', 'Sam West', { ...standing, ...women });
  // Who counts as a woman has been noted when she came: whoever is forgotten still does.
  const held = [
    staffRegistration('r1', 'Kim Young', women),
    staffRegistration('r2', '', { ...women, saved: null }),
  ];
  const places = { players: 40, positions: [], genders: [{ gender: 'woman' as const, maximum: 2 }] };
  const first = open('/leagues/L1/teams?registration=r3', [...held, waits], { places });
  const give = await screen.findByRole('button', { name: 'Give a place' });
  expect(give).toHaveAccessibleDescription(/^All places for women are taken\. Raise that limit/);
  expect(give).toBeDisabled();
  first.unmount();
  const room = { ...places, genders: [{ gender: 'woman' as const, maximum: 3 }] };
  const second = open('/leagues/L1/teams?registration=r3', [...held, waits], { places: room });
  expect(await screen.findByRole('button', { name: 'Give a place' })).not.toHaveAccessibleDescription();
  expect(screen.getByRole('button', { name: 'Give a place' })).toBeEnabled();
  second.unmount();
  // Somebody who came before there was such a limit counts nowhere, whatever they are.
  open('/leagues/L1/teams?registration=r3', [...people, waits], { places });
  expect(await screen.findByRole('button', { name: 'Give a place' })).toBeEnabled();
});

it('approves once the document has been seen that is asked for, and says so', async () => {
  const asks = { eligibility: [{ rule: 'document' as const, kind: 'Photo ID' }] };
  const waits = (documents: StaffRegistrationView['documents']) =>
    staffRegistration('r3', 'Sam West', { status: 'pending_approval', documents });
  const at = '/leagues/L1/teams?registration=r3';
  const expired = [{ kind: 'Photo ID', expiresAt: '2020-01-01T05:00:00.000Z' }];
  for (const documents of [[], expired]) {
    const { unmount } = open(at, [waits(documents)], asks);
    const approve = await screen.findByRole('button', { name: 'Approve' });
    expect(approve).toBeDisabled();
    expect(approve).toHaveAccessibleDescription(/^Photo ID has not been seen yet/);
    expect(screen.getByRole('button', { name: 'I have seen: Photo ID' })).toBeVisible();
    unmount();
  }
  open(at, [waits([{ kind: 'Photo ID', expiresAt: null }])], asks);
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
});

it('notes no document as seen whose last day is over, and says so at the day', async () => {
  const asks = { eligibility: [{ rule: 'document' as const, kind: 'Photo ID' }] };
  const waits = staffRegistration('r3', 'Sam West', { status: 'pending_approval' });
  const { user } = open('/leagues/L1/teams?registration=r3', [waits], asks);
  const path = '/leagues/L1/registrations/r3/document';
  network.on('PUT', path, accepted);
  const day = await screen.findByLabelText('Photo ID: valid until (optional)');
  fireEvent.change(day, { target: { value: '2020-12-31' } });
  await user.click(screen.getByRole('button', { name: 'I have seen: Photo ID' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(/^Choose today or a later day/));
  expect(network.sent('PUT', path)).toHaveLength(0);
  fireEvent.change(day, { target: { value: '2099-12-31' } });
  await user.click(screen.getByRole('button', { name: 'I have seen: Photo ID' }));
  await waitFor(() => expect(network.sent('PUT', path)[0]?.body).toEqual({ validUntil: '2099-12-31' }));
});

it('says that it is too late to whoever decides about somebody who withdraws meanwhile', async () => {
  const asks = (status: StaffRegistrationView['status']) => [staffRegistration('r3', 'Sam West', { status })];
  const { user } = open('/leagues/L1/teams?registration=r3', asks('pending_approval'));
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Decline this registration?' }));
  await user.type(asked.getByRole('textbox'), 'Too late');
  network.on('GET', '/leagues/L1/registrations', {
    body: {
      ...{ leagueId: 'L1', position: '00000000000000000300', registrations: asks('withdrawn') },
      places: { teams: room, players: room },
      serverNow: new Date().toISOString(),
    },
  });
  act(() => streamChanged('leaguePlaces', '00000000000000000300'));
  expect(await asked.findByText(/^It has ended meanwhile/)).toBeVisible();
  expect(asked.getByRole('textbox')).toHaveValue('Too late');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Decline/ })).toBeNull());
});

it('counts no places of a league that is canceled', async () => {
  open('/leagues/L1/teams', people);
  const cancelled = { at: '2026-12-24T15:00:00.000Z', reason: 'Fields are flooded.' };
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView({ stage: 'cancelled', cancelled }) });
  expect(await screen.findByText('The league is canceled: nobody has a place in it anymore.')).toBeVisible();
  expect(screen.queryByText(/team places/)).toBeNull();
});

it('says that the money went back as soon as it does, while somebody looks at the registration', async () => {
  const declined = staffRegistration('r1', 'Kim Young', { status: 'rejected', money: 'deposit' });
  const view = { leagueId: 'L1', position: '00000000000000000001', serverNow: new Date().toISOString() };
  const places = { capacity: 8, held: 3, waiting: 0 };
  const { user } = open('/leagues/L1/teams', [declined]);
  network.on('GET', '/invoices/invoice-r1', { body: invoice({ invoiceId: 'invoice-r1' }) });
  await user.click(await screen.findByRole('button', { name: 'Open Kim Young' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Kim Young' }));
  expect(drawer.getByText(/Deposit paid/)).toBeVisible();
  network.on('GET', '/leagues/L1/registrations', {
    body: {
      ...view,
      places: { teams: places, players: places },
      registrations: [{ ...declined, money: 'refunded' }],
    },
  });
  await waitFor(() => expect(followedKinds.get('invoice')).toContain('invoice-r1'));
  act(() => streamChanged('invoice', '00000000000000000009'));
  expect(await drawer.findByText(/Refunded/)).toBeVisible();
});

it('calls a team by its name, with its captain, and whoever is erased a deleted player', async () => {
  const hawks = staffRegistration('r1', 'Kim Young', { kind: 'team', teamId: 't1', teamName: 'Hawks' });
  const gone = staffRegistration('r2', '', { saved: null });
  const { user } = open('/leagues/L1/teams', [hawks, gone]);
  await user.click(await screen.findByRole('button', { name: 'Open Deleted player' }));
  const erased = await screen.findByRole('dialog', { name: 'Deleted player' });
  await user.click(within(erased).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Open Hawks' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Hawks' }));
  expect(drawer.getByRole('heading', { name: 'Hawks' })).toBeVisible();
  expect(drawer.getByText(/^Captain Kim Young · /)).toBeVisible();
});

it('says whoever runs it how it stands, and leads to its setup, its public page and their other leagues', async () => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView({ published: true, stage: 'open' }) });
  renderApp('/leagues/L1/teams?tab=teams');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Open')).toBeVisible();
  const leads = (name: string) => main.getByRole('link', { name }).getAttribute('href');
  expect(leads('Setup')).toBe('/complex/leagues?league=L1&step=review');
  expect(leads('View as people see it')).toBe('/discover-leagues?league=L1');
  expect(leads('Manage Leagues')).toBe('/complex/leagues');
});

it('reads again where the league stands once its clock has moved it on', async () => {
  const windows = { ...prospectus().windows, opensAt: '2020-03-01T14:00:00.000Z' };
  const stands = { startsOn: '2099-04-06', endsOn: '2099-06-01', windows };
  open('/leagues/L1/teams', people, stands);
  let reads = 0;
  network.on('GET', '/leagues/L1/prospectus', () => {
    const stage = (reads += 1) === 1 ? 'announced' : 'full';
    return { body: prospectusView({ stage, prospectus: prospectus(stands) }) };
  });
  expect(await screen.findByText('Full')).toBeVisible();
});

it('says until when a place is held unpaid', async () => {
  const holdUntil = '2099-03-02T19:32:00.000Z';
  open('/leagues/L1/teams', [staffRegistration('r1', 'Kim Young', { status: 'reserved', holdUntil })]);
  expect(await screen.findByText(/^Reserved · until \d+:\d\d [AP]M \w+$/)).toBeVisible();
});

it('shows a hundred at a time, and finds those that are not shown', async () => {
  const many = Array.from({ length: 130 }, (_, n) => staffRegistration(`r${n}`, `Player ${n}`));
  const { user } = open('/leagues/L1/teams', many);
  const list = within(await screen.findByRole('list', { name: 'Registrations' }));
  expect(list.getAllByRole('listitem')).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Show more (30 left)' }));
  expect(list.getAllByRole('listitem')).toHaveLength(130);
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  await user.click(screen.getByRole('searchbox', { name: 'Search by name or team' }));
  await user.paste('player 129');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
});

it('moves a free agent by the list beside their name, and takes it back', async () => {
  const { user } = open('/leagues/L1/teams?tab=board', people);
  network.on('PUT', '/leagues/L1/registrations/:id/team', accepted);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Move Kim Young to…' }), 'Hawks');
  await waitFor(() => expect(moves('r1')[0]?.body).toEqual({ teamId: 't1', fromId: null }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(moves('r1')[1]?.body).toEqual({ teamId: null, fromId: 't1' }));
});

it('suggests teams with the reason, and stops at the first refusal', async () => {
  const { user } = open('/leagues/L1/teams?tab=board', people);
  const detail =
    'Rosters have been frozen since Apr 1, 2027. An organizer can change the date in the league’s setup.';
  network.on(
    'PUT',
    '/leagues/L1/registrations/:id/team',
    problem(409, 'roster_frozen', 'Frozen', { detail }),
  );
  await user.click(await screen.findByRole('button', { name: 'Suggest teams' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggested teams' }));
  expect(dialog.getByText('Kim Young → Hawks')).toBeVisible();
  expect(dialog.getByText('Robin Hale → Owls')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Place 2 players' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(moves('r1')).toHaveLength(1);
  expect(moves('r2')).toHaveLength(0);
});

it('shows the teams alone to whoever does not run the league', async () => {
  network = fakeApi();
  const me = { staffRoles: [], teamId: null, teamRole: null, playerId: 'p1' };
  network.on('GET', '/leagues/L1', { body: league({ me }) });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  renderApp('/leagues/L1/teams');
  expect(await screen.findByText('Hawks')).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
});

const scouted = (registrationId: string, name: string) => ({
  ...{ registrationId, name, positions: ['SS'], level: 6, submittedAt: '2026-11-02T12:00:00.000Z' },
  nights: ['tue' as const],
});
const asCaptain = (view: Parameters<typeof freeAgents>[0]) => {
  network = fakeApi();
  const me = { staffRoles: [], teamId: 't1', teamRole: 'captain' as const, playerId: null };
  network.on('GET', '/leagues/L1', { body: league({ me }) });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  network.on('GET', '/leagues/L1/free-agents', { body: freeAgents(view) });
  network.on('GET', '/leagues/L1/schedule-requests', {
    body: {
      ...{ leagueId: 'L1', position: '00000000000000000001', season: null, closed: null, requests: [] },
      team: { teamId: 't1', name: 'Hawks' },
    },
  });
  return renderApp('/leagues/L1/teams');
};

it('shows a captain nothing that what comes later would push down', async () => {
  let come: (answer: FakeAnswer) => void = () => undefined;
  const later = new Promise<FakeAnswer>((resolve) => (come = resolve));
  asCaptain({});
  network.on('GET', '/leagues/L1/free-agents', () => later);
  expect(await screen.findByText('Hawks')).not.toBeVisible();
  come({ body: freeAgents({}) });
  await waitFor(() => expect(screen.getByText('Hawks')).toBeVisible());
  expect(screen.getByRole('heading', { name: 'Free agents' })).toBeVisible();
});

it('lets a captain invite a free agent, and take it back', async () => {
  const kim = { ...scouted('r1', 'Kim Young'), friends: ['Robin Hale'], invitation: null };
  const { user } = asCaptain({ freeAgents: [kim], minimum: 12 });
  expect(await screen.findByText(/Hawks has 9 of 15 players and needs 3 more to play;/)).toBeVisible();
  expect(await screen.findByText('level 6 · Tue · with Robin Hale')).toBeVisible();
  const path = '/leagues/L1/registrations/r1/invitations/t1';
  network.on('PUT', path, accepted);
  network.on('DELETE', path, accepted);
  network.on('GET', '/leagues/L1/free-agents', {
    body: freeAgents({
      freeAgents: [{ ...kim, invitation: { standing: 'open', at: kim.submittedAt, holdUntil: null } }],
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Invite Kim Young' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation of Kim Young' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw it' }));
  await waitFor(() => expect(network.sent('DELETE', path)).toHaveLength(1));
  expect(network.sent('PUT', path)).toHaveLength(1);
});

it('invites nobody anew whose invitation ends while a captain is asked whether to withdraw it', async () => {
  const kim = { ...scouted('r1', 'Kim Young'), friends: [] };
  const path = '/leagues/L1/registrations/r1/invitations/t1';
  const at = kim.submittedAt;
  const { user } = asCaptain({
    freeAgents: [{ ...kim, invitation: { standing: 'open', at, holdUntil: null } }],
  });
  network.on('PUT', path, accepted);
  network.on('DELETE', path, accepted);
  await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation of Kim Young' }));
  const dialog = within(await screen.findByRole('dialog'));
  network.on('GET', '/leagues/L1/free-agents', {
    body: freeAgents({ freeAgents: [{ ...kim, invitation: { standing: 'expired', at, holdUntil: null } }] }),
  });
  act(() => streamChanged('leaguePlaces', '00000000000000000300'));
  expect(await screen.findByText(/Did not answer/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Withdraw it' }));
  await waitFor(() => expect(network.sent('DELETE', path)).toHaveLength(1));
  expect(network.sent('PUT', path)).toHaveLength(0);
});

it('lets a captain invite somebody again as soon as that may be, on a page that is open', async () => {
  const kim = { ...scouted('r1', 'Kim Young'), friends: [] };
  const serverNow = new Date().toISOString();
  const at = new Date(Date.now() - 86_400_000 + 4_000).toISOString();
  asCaptain({
    serverNow,
    freeAgents: [{ ...kim, invitation: { standing: 'declined', at, holdUntil: null } }],
  });
  const invite = await screen.findByRole('button', { name: 'Invite Kim Young' });
  expect(invite).toBeDisabled();
  expect(screen.getByText(/^Declined: can be invited again from/)).toBeInTheDocument();
  await waitFor(() => expect(invite).toBeEnabled(), { timeout: 10_000 });
  expect(network.sent('GET', '/leagues/L1/free-agents')).toHaveLength(1);
}, 15_000);

it('lets a captain say yes to who asks to join, and no with a reason', async () => {
  const { user } = asCaptain({ requests: [scouted('r1', 'Kim Young'), scouted('r2', 'Robin Hale')] });
  network.on('POST', '/leagues/L1/registrations/r1/approval', accepted);
  network.on('POST', '/leagues/L1/registrations/r2/rejection', accepted);
  await user.click(await screen.findByRole('button', { name: 'Accept Kim Young' }));
  await waitFor(() => expect(network.sent('POST', '/leagues/L1/registrations/r1/approval')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Decline Robin Hale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Robin Hale?' }));
  await user.type(dialog.getByRole('textbox'), 'We are complete');
  await user.click(dialog.getByRole('button', { name: 'Decline the request' }));
  await waitFor(() =>
    expect(network.sent('POST', '/leagues/L1/registrations/r2/rejection')[0]?.body).toEqual({
      reason: 'We are complete',
    }),
  );
});

it('says that it is too late to a captain who declines somebody that withdraws meanwhile', async () => {
  const { user } = asCaptain({ requests: [scouted('r2', 'Robin Hale')] });
  await user.click(await screen.findByRole('button', { name: 'Decline Robin Hale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Robin Hale?' }));
  await user.type(dialog.getByRole('textbox'), 'We are complete');
  network.on('GET', '/leagues/L1/free-agents', { body: freeAgents({ requests: [] }) });
  act(() => streamChanged('leaguePlaces', '00000000000000000300'));
  expect(await dialog.findByText(/^They do not wait for an answer anymore/)).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('We are complete');
  const detail = 'Nothing waits for an answer there anymore.';
  network.on(
    'POST',
    '/leagues/L1/registrations/r2/rejection',
    problem(409, 'not_pending', 'Late', { detail }),
  );
  await user.click(dialog.getByRole('button', { name: 'Decline the request' }));
  expect(await dialog.findByText(detail)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why nobody can be invited, and why a yes was refused', async () => {
  const kim = { ...scouted('r1', 'Kim Young'), friends: [], invitation: null };
  const requests = [scouted('r2', 'Lee')];
  const frozen = asCaptain({ freeAgents: [kim], freezeOn: '2026-01-01', requests });
  expect(await screen.findAllByText('Rosters are frozen: nobody joins a team anymore.')).toHaveLength(2);
  for (const name of ['Invite Kim Young', 'Accept Lee'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Decline Lee' })).toBeEnabled();
  frozen.unmount();
  const { user } = asCaptain({ requests });
  const detail = 'It has 15 players already. Make room first, or choose another team.';
  network.on('POST', '/leagues/L1/registrations/r2/approval', problem(409, 'team_full', 'Full', { detail }));
  await user.click(await screen.findByRole('button', { name: 'Accept Lee' }));
  expect(await screen.findByText(detail)).toBeVisible();
});

describe('the divisions of the teams', () => {
  const divisions = [
    { divisionId: 'a', name: 'Upper' },
    { divisionId: 'b', name: 'Lower' },
  ];
  const said = (teamDivisions: ProspectusView['teamDivisions'], more: Partial<ProspectusView> = {}) => ({
    body: prospectusView({ prospectus: prospectus({ divisions }), teamDivisions, ...more }),
  });
  const path = '/leagues/L1/teams/:teamId/division';
  const sent = () => network.sent('PUT', '/leagues/L1/teams/t2/division');
  const owls = () => screen.findByRole('combobox', { name: 'Division of Owls' });
  const namesIn = (division: string) =>
    within(screen.getByRole('region', { name: division }))
      .queryAllByRole('listitem')
      .map((row) => row.querySelector('.team-name')?.textContent);

  it('are chosen by the staff, and the team goes there with the focus', async () => {
    const { user } = open('/leagues/L1/teams?tab=teams', people);
    network.on('GET', '/leagues/L1/prospectus', said([{ teamId: 't1', divisionId: 'b' }]));
    network.on('PUT', path, accepted);
    await owls();
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles().slice(-3)).toEqual(['Upper', 'Lower', 'No division']);
    expect([namesIn('Upper'), namesIn('Lower'), namesIn('No division')]).toEqual([
      ...[[], ['Hawks'], ['Owls', 'Rats']],
    ]);
    network.on(
      'GET',
      '/leagues/L1/prospectus',
      said([
        { teamId: 't1', divisionId: 'b' },
        { teamId: 't2', divisionId: 'a' },
      ]),
    );
    await user.selectOptions(await owls(), 'Upper');
    await waitFor(() => expect(namesIn('Upper')).toEqual(['Owls']));
    expect(sent()[0]?.body).toEqual({ divisionId: 'a', fromId: null });
    expect(await screen.findByText('Owls is in Upper.')).toBeInTheDocument();
    expect(await owls()).toHaveFocus();
    expect(await owls()).toHaveValue('a');
  });

  it('stay as they are when it is refused, and it says why', async () => {
    const { user } = open('/leagues/L1/teams?tab=teams', people);
    network.on('GET', '/leagues/L1/prospectus', said([{ teamId: 't2', divisionId: 'b' }]));
    const detail = 'The league does not have this division anymore. Reload the page.';
    network.on('PUT', path, problem(404, 'division_unknown', 'No such division', { detail }));
    await user.selectOptions(await owls(), 'No division');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(sent()[0]?.body).toEqual({ divisionId: null, fromId: 'b' });
    expect(await owls()).toHaveValue('b');
  });

  it('are what they are by now when somebody else puts the team back at the same time', async () => {
    const { user } = open('/leagues/L1/teams?tab=teams', people);
    const inLower = [{ teamId: 't2', divisionId: 'b' }];
    network.on('GET', '/leagues/L1/prospectus', said(inLower));
    network.on('PUT', path, { ...accepted, body: { ...accepted.body, position: '00000000000000000400' } });
    await owls();
    let come: (answer: FakeAnswer) => void = () => undefined;
    const later = new Promise<FakeAnswer>((resolve) => (come = resolve));
    network.on('GET', '/leagues/L1/prospectus', () => later);
    await user.selectOptions(await owls(), 'Upper');
    expect(await screen.findByText('Owls is in Upper.')).toBeInTheDocument();
    expect(await owls()).toHaveValue('a');
    come(said(inLower, { position: '00000000000000000401' }));
    await waitFor(async () => expect(await owls()).toHaveValue('b'));
  });

  it('are seen, and not chosen, by whoever does not run the league', async () => {
    network = fakeApi();
    const me = { staffRoles: [], teamId: null, teamRole: null, playerId: 'p1' };
    network.on('GET', '/leagues/L1', { body: league({ me }) });
    network.on('GET', '/leagues/L1/prospectus', said([{ teamId: 't2', divisionId: 'b' }]));
    renderApp('/leagues/L1/teams');
    expect(await screen.findByText('Owls')).toBeVisible();
    expect(namesIn('Lower')).toEqual(['Owls']);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('cannot be chosen once the league is cancelled', async () => {
    open('/leagues/L1/teams?tab=teams', people);
    const cancelled = { at: '2026-11-02T12:00:00.000Z', reason: 'Flooded' };
    network.on('GET', '/leagues/L1/prospectus', said([], { cancelled }));
    expect(await screen.findByText('Owls')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('say who leads each team, and how many play on it', async () => {
    const { teams } = league();
    const [first, ...others] = teams.map((team) => ({ ...team, people: [], roster: null }));
    if (!first) throw new Error('a league has teams');
    const led = {
      ...first,
      people: [{ accountId: 'kim', name: 'Kim Young', role: 'captain' as const }],
      roster: ['p1', 'p2'].map((playerId) => ({ playerId, name: playerId })),
    };
    open('/leagues/L1/teams?tab=teams', people);
    network.on('GET', '/leagues/L1', { body: league({ teams: [led, ...others] }) });
    expect(await screen.findByText('Captain: Kim Young · 2 players')).toBeVisible();
    expect(screen.getAllByText('No captain yet')).toHaveLength(others.length);
  });

  it('are not spoken of where the league has none', async () => {
    open('/leagues/L1/teams?tab=teams', people);
    expect(await screen.findByText('Owls')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText('No division')).toBeNull();
  });
});
