import type { ScheduleRequestsView, ScheduleRequestView } from '@fieldhouse/api-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { streamChanged } from '../../../test/fake-live';
import { freeAgents, prospectusView } from '../../../test/registration-samples';
import { renderApp } from '../../../test/render-app';
import { accepted, league } from '../../../test/samples';

let network: FakeApi;
const PATH = '/leagues/L1/schedule-requests';
const request = (more: Partial<ScheduleRequestView> = {}): ScheduleRequestView => ({
  ...{ requestId: 'q1', teamId: 't1', teamName: 'Hawks', wish: { kind: 'bye', on: '2027-06-01' } },
  ...{ note: null, name: 'Cal Ray', askedAt: '2026-11-24T22:10:00.000Z', answer: null },
  ...more,
});
const answer = (
  given: 'accepted' | 'declined',
  reason: string | null = null,
): ScheduleRequestView['answer'] => ({
  ...{ answer: given, reason, name: 'Ana Brook', at: '2026-11-25T14:00:00.000Z' },
});
const requests = (
  all: readonly ScheduleRequestView[],
  more: Partial<ScheduleRequestsView> = {},
): { readonly body: ScheduleRequestsView } => ({
  body: {
    ...{ leagueId: 'L1', position: '00000000000000000001', team: null, closed: null },
    season: { startsOn: '2027-05-04', endsOn: '2027-06-29' },
    requests: [...all],
    ...more,
  },
});
const asStaff = (...all: readonly ScheduleRequestView[]) => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  network.on('GET', PATH, requests(all));
  return renderApp('/leagues/L1/teams?tab=requests');
};
const HAWKS = { team: { teamId: 't1', name: 'Hawks' } };
const asCaptain = (...all: readonly ScheduleRequestView[]) => {
  network = fakeApi();
  const me = { staffRoles: [], teamId: 't1', teamRole: 'co_captain' as const, playerId: null };
  network.on('GET', '/leagues/L1', { body: league({ me }) });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  network.on('GET', '/leagues/L1/free-agents', { body: freeAgents({}) });
  network.on('GET', PATH, requests(all, HAWKS));
  return renderApp('/leagues/L1/teams');
};
const sent = (method: string, path: string) => network.sent(method, path).map(({ body }) => body);
const listOf = async (name: string) => within(await screen.findByRole('list', { name }));
type User = ReturnType<typeof asStaff>['user'];
const dialogOf = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'New schedule request' }));
  return within(await screen.findByRole('dialog', { name: 'New schedule request' }));
};

describe('what captains ask of the schedule, for the staff', () => {
  it('stands by how it stands, what waits first, and by team', async () => {
    asStaff(
      request({ requestId: 'q1', answer: answer('accepted') }),
      request({
        ...{ requestId: 'q2', teamName: 'Owls', teamId: 't2', note: 'Half of us work until six.' },
        wish: { kind: 'avoid_time', night: 'tue', when: 'before', time: '19:30' },
      }),
      request({ requestId: 'q3', wish: { kind: 'avoid_day', from: '2026-12-05', to: '2026-12-05' } }),
      request({
        ...{ requestId: 'q4', name: null, answer: answer('declined', 'The field is closed') },
        wish: { kind: 'avoid_day', from: '2027-05-29', to: '2027-05-31' },
      }),
      request({ requestId: 'q5', teamId: 't9', teamName: null }),
    );
    const waiting = await listOf('Waiting for an answer');
    expect(
      waiting.getAllByRole('listitem').map((row) => row.querySelector('.row-title')?.textContent),
    ).toEqual(['No game on Sat, Dec 5', 'No game before 7:30 PM on a Tuesday']);
    expect(waiting.getByText(/^Owls · Cal Ray · Tue, Nov 24, 5:10 PM EST/)).toBeVisible();
    expect(waiting.getByText('Half of us work until six.')).toBeVisible();
    const yes = await listOf('Accepted');
    expect(yes.getByText('A bye on Tue, Jun 1')).toBeVisible();
    expect(yes.getByText(/^Accepted by Ana Brook · Wed, Nov 25, 9:00 AM EST/)).toBeVisible();
    const no = await listOf('Declined');
    expect(no.getByText('No game from Sat, May 29 to Mon, May 31')).toBeVisible();
    expect(no.getByText(/^Hawks · Deleted player/)).toBeVisible();
    expect(no.getByText('Reason: The field is closed')).toBeVisible();
    const left = await listOf('Of teams that have left');
    expect(left.getByText(/^A team that has left · Cal Ray/)).toBeVisible();
    expect(left.queryByRole('button')).toBeNull();
    expect(screen.getByText(/nothing is scheduled by itself\.$/)).toBeVisible();
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(-4)
        .map((one) => one.textContent),
    ).toEqual([...['Waiting for an answer', 'Accepted', 'Declined', 'Of teams that have left']]);
  });

  it('is accepted with one press, and the list keeps the focus', async () => {
    const { user } = asStaff(request());
    network.on('PUT', `${PATH}/q1/answer`, () => {
      network.on('GET', PATH, requests([request({ answer: answer('accepted') })]));
      return accepted;
    });
    await user.click(await screen.findByRole('button', { name: 'Accept Hawks: A bye on Tue, Jun 1' }));
    expect((await listOf('Accepted')).getByText(/^Accepted by Ana Brook/)).toBeVisible();
    expect(sent('PUT', `${PATH}/q1/answer`)).toEqual([{ answer: 'accepted', reason: null, from: 'open' }]);
    expect(screen.getByRole('group', { name: 'Requests for the schedule' })).toHaveFocus();
  });

  it('is declined with a reason, and accepted after all', async () => {
    const { user } = asStaff(request());
    network.on('PUT', `${PATH}/q1/answer`, () => {
      network.on('GET', PATH, requests([request({ answer: answer('declined', 'The finals are then') })]));
      return accepted;
    });
    await user.click(await screen.findByRole('button', { name: /^Decline Hawks/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the request of Hawks?' }));
    expect(dialog.getByText('A bye on Tue, Jun 1. You can accept it later.')).toBeVisible();
    expect(dialog.getByText(/Captains of Hawks can read it\.$/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Decline the request' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The finals are then');
    await user.click(dialog.getByRole('button', { name: 'Decline the request' }));
    expect((await listOf('Declined')).getByText('Reason: The finals are then')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Accept after all Hawks/ }));
    await waitFor(() =>
      expect(sent('PUT', `${PATH}/q1/answer`)).toEqual([
        // As it was seen: an answer that somebody else gives meanwhile is looked at first.
        { answer: 'declined', reason: 'The finals are then', from: 'open' },
        { answer: 'accepted', reason: null, from: 'declined' },
      ]),
    );
  });

  it.each([
    ['withdrawn', [], /withdrawn it meanwhile/],
    ['accepted', [request({ answer: answer('accepted') })], /accepted meanwhile/],
    ['declined', [request({ answer: answer('declined', 'No') })], /declined meanwhile/],
    ['of a team that has left', [request({ teamName: null })], /left the league meanwhile/],
  ])(
    'is said to be %s by now to whoever is declining it, and what they wrote stays',
    async (_, now, said) => {
      const { user } = asStaff(request());
      await user.click(await screen.findByRole('button', { name: /^Decline Hawks/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Decline the request of Hawks?' }));
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The finals are then');
      network.on('GET', PATH, requests(now));
      act(() => streamChanged('scheduleRequests', '00000000000000000300'));
      expect(await dialog.findByText(said)).toBeVisible();
      expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The finals are then');
    },
  );

  it('says why an answer is refused', async () => {
    const { user } = asStaff(request());
    const detail = 'The team has withdrawn this request. There is nothing left to answer.';
    network.on(
      'PUT',
      `${PATH}/q1/answer`,
      problem(409, 'schedule_request_withdrawn', 'Withdrawn', { detail }),
    );
    await user.click(await screen.findByRole('button', { name: /^Accept Hawks/ }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('is nothing yet, and says what comes here', async () => {
    asStaff();
    expect(await screen.findByText('No requests yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New schedule request' })).toBeNull();
  });

  it('is not answered any more in a league that is over', async () => {
    asStaff();
    network.on('GET', PATH, requests([request()], { closed: 'season_over' }));
    expect(
      await screen.findByText('The season is over: nothing is asked or answered anymore.'),
    ).toBeVisible();
    expect((await listOf('Waiting for an answer')).queryByRole('button')).toBeNull();
  });

  it('is asked and withdrawn there too by who leads a team beside', async () => {
    const { user } = asStaff();
    network.on('GET', PATH, requests([request(), request({ requestId: 'q2', teamId: 't2' })], HAWKS));
    expect(await screen.findAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
    await dialogOf(user);
  });
});

describe('what a captain asks of the schedule', () => {
  it('is a day off or several, within the season', async () => {
    const { user } = asCaptain();
    expect(await screen.findByText('Nothing asked yet')).toBeVisible();
    const dialog = await dialogOf(user);
    expect(dialog.getByText('The season: Tue, May 4 to Tue, Jun 29')).toBeVisible();
    // As the browser tells a year that is typed.
    for (const value of ['0002-05-29', '0020-05-29', '0202-05-29', '2027-05-29'])
      fireEvent.change(dialog.getByLabelText('First day'), { target: { value } });
    await waitFor(() => expect(dialog.getByLabelText('Last day')).toHaveValue('2027-05-29'));
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2027-05-28' } });
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2027-05-30' } });
    expect(dialog.getByLabelText('Last day')).toHaveValue('2027-05-28');
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2027-05-29' } });
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('The last day comes before the first')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2027-06-12' } });
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('Ask for 14 days at most')).toBeVisible();
    expect(sent('POST', PATH)).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2027-05-31' } });
    const wish = { kind: 'avoid_day', from: '2027-05-29', to: '2027-05-31' } as const;
    network.on('POST', PATH, accepted);
    network.on('GET', PATH, requests([request({ wish })], HAWKS));
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST', PATH)).toEqual([{ teamId: 't1', wish, note: null }]);
    const list = await listOf('Schedule requests');
    expect(list.getByText('No game from Sat, May 29 to Mon, May 31')).toBeVisible();
    expect(list.getByText('Waits for an answer')).toBeVisible();
  });

  it('is a time on a weekday or on any, with a note', async () => {
    const { user } = asCaptain();
    const dialog = await dialogOf(user);
    await user.click(dialog.getByRole('button', { name: 'Times' }));
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText(/^Give a time/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'After' }));
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '21:00' } });
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Babysitters.');
    const detail =
      'A team has 10 requests at a time that are open or accepted. Withdraw one that matters less.';
    network.on('POST', PATH, problem(409, 'too_many_requests_of_team', 'Too many requests', { detail }));
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Babysitters.');
    await user.click(dialog.getByRole('combobox', { name: 'On' }));
    await user.click(await screen.findByRole('option', { name: 'Thursday' }));
    network.on('POST', PATH, accepted);
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('No game after 9:00 PM on a Thursday')).toBeVisible();
    const wish = { kind: 'avoid_time', when: 'after', time: '21:00' };
    expect(sent('POST', PATH)).toEqual([
      { teamId: 't1', wish: { ...wish, night: null }, note: 'Babysitters.' },
      { teamId: 't1', wish: { ...wish, night: 'thu' }, note: 'Babysitters.' },
    ]);
  });

  it('stays as it is being written when another captain asks for the first', async () => {
    const { user } = asCaptain();
    const dialog = await dialogOf(user);
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Babysitters.');
    network.on('GET', PATH, requests([request()], HAWKS));
    act(() => streamChanged('scheduleRequests', '00000000000000000400'));
    expect(await screen.findByText('A bye on Tue, Jun 1')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Babysitters.');
  });

  it('is a bye', async () => {
    const { user } = asCaptain(request({ answer: answer('accepted') }));
    const dialog = await dialogOf(user);
    await user.click(dialog.getByRole('button', { name: 'A bye' }));
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2027-06-08' } });
    network.on('POST', PATH, accepted);
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(sent('POST', PATH)).toEqual([
        { teamId: 't1', wish: { kind: 'bye', on: '2027-06-08' }, note: null },
      ]),
    );
  });

  it('shows what was answered and why, and is withdrawn once that is confirmed', async () => {
    const { user } = asCaptain(request({ answer: answer('declined', 'The finals are then') }));
    const list = await listOf('Schedule requests');
    expect(list.getByText('Declined')).toBeVisible();
    expect(list.getByText('Reason: The finals are then')).toBeVisible();
    expect(list.queryByRole('button', { name: /Accept/ })).toBeNull();
    await user.click(list.getByRole('button', { name: 'Withdraw: A bye on Tue, Jun 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
    expect(sent('DELETE', `${PATH}/q1`)).toEqual([]);
    network.on('DELETE', `${PATH}/q1`, accepted);
    network.on('GET', PATH, requests([], HAWKS));
    await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    expect(await screen.findByText('Nothing asked yet')).toBeVisible();
    expect(network.sent('DELETE', `${PATH}/q1`)).toHaveLength(1);
  });

  it('stays to be seen when the league is canceled, and nothing is asked any more', async () => {
    asCaptain();
    network.on('GET', PATH, requests([request()], { ...HAWKS, closed: 'cancelled' }));
    expect(
      await screen.findByText('The league is canceled: nothing is asked or answered anymore.'),
    ).toBeVisible();
    expect((await listOf('Schedule requests')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New schedule request' })).toBeNull();
  });

  it('can be loaded again where it could not', async () => {
    const { user } = asCaptain(request());
    network.on('GET', PATH, problem(500, 'internal', 'Broken'));
    expect(await screen.findByText('The requests could not be loaded')).toBeVisible();
    network.on('GET', PATH, requests([request()], HAWKS));
    await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect((await listOf('Schedule requests')).getByText('A bye on Tue, Jun 1')).toBeVisible();
  });

  it('is not the proxy’s', async () => {
    network = fakeApi();
    const me = { staffRoles: [], teamId: 't1', teamRole: 'proxy' as const, playerId: null };
    network.on('GET', '/leagues/L1', { body: league({ me }) });
    network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
    renderApp('/leagues/L1/teams');
    expect(await screen.findByText('Hawks')).toBeVisible();
    expect(network.sent('GET', PATH)).toEqual([]);
  });
});
