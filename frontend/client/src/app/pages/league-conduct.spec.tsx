import type { DisciplineView, OwnDisciplineView, TeamSuspensionsView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeAnswer, type FakeApi } from '../../../test/fake-api';
import { streamChanged } from '../../../test/fake-live';
import { freeAgents, prospectusView } from '../../../test/registration-samples';
import { renderApp } from '../../../test/render-app';
import { accepted, league } from '../../../test/samples';

let network: FakeApi;
type Incident = DisciplineView['incidents'][number];
type Suspension = DisciplineView['suspensions'][number];
const year = new Date().getFullYear();
/** A day of this year, which is written without it. */
const day = (monthAndDay: string): string => `${year}-${monthAndDay}`;
const wordsOf = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    ...({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const),
  });

const incident = (more: Partial<Incident> = {}): Incident => ({
  ...{ incidentId: 'i1', accountId: 'cal', name: 'Cal Ray', by: 'Sam West', kind: 'fighting' },
  ...{ day: day('11-21'), words: 'Pushed the catcher.', recordedAt: `${day('11-21')}T22:10:00.000Z` },
  takenBack: null,
  ...more,
});
const suspension = (more: Partial<Suspension> = {}): Suspension => ({
  ...{ suspensionId: 's1', accountId: 'cal', name: 'Cal Ray', by: 'Ana Brook', incidentId: 'i1' },
  ...{ firstDay: day('11-28'), lastDay: day('12-05'), reason: 'One week', state: 'running' },
  ...{ suspendedAt: `${day('11-22')}T10:00:00.000Z`, lifted: null },
  ...more,
});
const record = (more: Partial<DisciplineView> = {}): { readonly body: DisciplineView } => ({
  body: {
    ...{ leagueId: 'L1', position: '00000000000000000001', today: day('11-27') },
    people: [
      { accountId: 'cal', name: 'Cal Ray', teams: ['Hawks'] },
      { accountId: 'dee', name: 'Dee Ode', teams: [] },
    ],
    ...{ suspensions: [], incidents: [], ...more },
  },
});
const path = '/leagues/L1/discipline';
const open = (more: Partial<DisciplineView> = {}, staffRole: 'owner' | 'scorekeeper' = 'owner') => {
  network = fakeApi();
  const me = { staffRoles: [staffRole], teamId: null, teamRole: null, playerId: null };
  network.on('GET', '/leagues/L1', { body: league({ me }) });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  network.on('GET', path, record(more));
  return renderApp('/leagues/L1/teams?tab=conduct');
};
const posted = (at: string) => network.sent('POST', `${path}${at}`).map(({ body }) => body);
type User = ReturnType<typeof open>['user'];
const dialogOf = async (user: User, button: string, title: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
};

describe('the record of a league', () => {
  it('takes an incident of somebody who is found by typing, and lists it', async () => {
    const { user } = open();
    expect(await screen.findByText('Nothing on record')).toBeVisible();
    const dialog = await dialogOf(user, 'Record an incident', 'Record an incident');
    await user.click(dialog.getByRole('button', { name: 'Record incident' }));
    expect(await dialog.findByText('Choose whom it is about')).toBeVisible();
    expect(dialog.getByText('Say what happened')).toBeVisible();
    await user.type(dialog.getByRole('combobox', { name: 'About' }), 'hawks{Enter}');
    expect(dialog.getByRole('combobox', { name: 'About' })).toHaveValue('Cal Ray · Hawks');
    expect(dialog.getByLabelText('Day')).toHaveValue(day('11-27'));
    await user.click(dialog.getByRole('combobox', { name: 'What it was' }));
    await user.click(await screen.findByRole('option', { name: 'Fighting' }));
    await user.type(dialog.getByRole('textbox', { name: 'What happened' }), 'Pushed the catcher.');
    network.on('POST', `${path}/incidents`, accepted);
    network.on('GET', path, record({ incidents: [incident()] }));
    await user.click(dialog.getByRole('button', { name: 'Record incident' }));
    expect(await screen.findByText('Cal Ray can read it.')).toBeVisible();
    expect(posted('/incidents')).toEqual([
      { accountId: 'cal', day: day('11-27'), kind: 'fighting', words: 'Pushed the catcher.' },
    ]);
    const list = within(await screen.findByRole('list', { name: 'Incidents' }));
    expect(list.getByText('Pushed the catcher.')).toBeVisible();
    expect(list.getByText(`${wordsOf(day('11-21'))} · Recorded by Sam West`)).toBeVisible();
  });

  it('suspends for an incident through a day, and keeps what was entered when it is refused', async () => {
    const { user } = open({ incidents: [incident()] });
    const dialog = await dialogOf(user, 'Suspend Cal Ray', 'Suspend somebody');
    expect(dialog.getByText(`For Cal Ray: fighting on ${wordsOf(day('11-21'))}.`)).toBeVisible();
    await user.type(dialog.getByLabelText('Last day'), day('12-05'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One week');
    const detail = 'They are suspended already. Choose other days, or lift that suspension first.';
    network.on(
      'POST',
      `${path}/suspensions`,
      problem(409, 'already_suspended', 'Suspended already', { detail }),
    );
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('One week');
    network.on('POST', `${path}/suspensions`, accepted);
    network.on('GET', path, record({ incidents: [incident()], suspensions: [suspension()] }));
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    const sent = { accountId: 'cal', firstDay: day('11-27'), lastDay: day('12-05'), reason: 'One week' };
    await waitFor(() => expect(posted('/suspensions').at(-1)).toEqual({ ...sent, incidentId: 'i1' }));
    const list = within(await screen.findByRole('list', { name: 'Suspended' }));
    expect(list.getByText(`${wordsOf(day('11-28'))} through ${wordsOf(day('12-05'))}`)).toBeVisible();
    expect(list.getByText(/^Fighting on .+ · By Ana Brook$/)).toBeVisible();
  });

  it('suspends somebody until it is lifted where no last day is given', async () => {
    const { user } = open({ incidents: [incident()] });
    const dialog = await dialogOf(user, 'Suspend somebody', 'Suspend somebody');
    await user.type(dialog.getByRole('combobox', { name: 'Whom' }), 'dee{Enter}');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Owes an apology');
    network.on('POST', `${path}/suspensions`, accepted);
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Dee Ode is suspended')).toBeVisible();
    expect(posted('/suspensions')).toEqual([
      {
        ...{ accountId: 'dee', firstDay: day('11-27'), lastDay: null, reason: 'Owes an apology' },
        incidentId: null,
      },
    ]);
  });

  it.each([
    ...[['Lift the suspension of Cal Ray', 'Lift the suspension of Cal Ray?', /^It is over meanwhile/]],
    ...[['Take back the incident of Cal Ray', 'Take back the incident of Cal Ray?', /taken back meanwhile/]],
  ] as const)(
    'keeps the reason of whoever is about to %s when somebody else does',
    async (way, title, said) => {
      const { user } = open({ incidents: [incident()], suspensions: [suspension()] });
      const dialog = await dialogOf(user, way, title);
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Said sorry');
      const takenBack = { at: `${day('11-23')}T10:00:00.000Z`, reason: 'A mistake' };
      const lifted = { on: day('11-23'), reason: 'A mistake' };
      network.on(
        'GET',
        path,
        record({
          incidents: [incident({ takenBack })],
          suspensions: [suspension({ state: 'lifted', lifted })],
        }),
      );
      act(() => streamChanged('leagueDiscipline', '00000000000000000300'));
      expect(await dialog.findByText(said)).toBeVisible();
      expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Said sorry');
    },
  );

  it('has those first who are suspended, and lifts and takes back with a reason', async () => {
    const { user } = open({
      incidents: [incident()],
      suspensions: [
        suspension(),
        suspension({
          ...{ suspensionId: 's0', state: 'lifted', lifted: { on: day('05-02'), reason: 'Apologized' } },
          ...{ firstDay: day('05-01'), lastDay: null, name: 'Dee Ode', accountId: 'dee', incidentId: null },
        }),
      ],
    });
    await screen.findByText('Pushed the catcher.');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(-3)).toEqual(['Suspended', 'Incidents', 'Earlier suspensions']);
    const earlier = within(screen.getByRole('list', { name: 'Earlier suspensions' }));
    expect(earlier.getByText(`Lifted on ${wordsOf(day('05-02'))}: Apologized`)).toBeVisible();
    expect(earlier.queryByRole('button')).toBeNull();
    network.on('POST', `${path}/suspensions/s1/lifting`, accepted);
    const lift = await dialogOf(user, 'Lift the suspension of Cal Ray', 'Lift the suspension of Cal Ray?');
    await user.type(lift.getByRole('textbox'), 'Apologized');
    await user.click(lift.getByRole('button', { name: 'Lift the suspension' }));
    expect(await screen.findByText('The suspension of Cal Ray is lifted')).toBeVisible();
    expect(posted('/suspensions/s1/lifting')).toEqual([{ reason: 'Apologized' }]);
    network.on('POST', `${path}/incidents/i1/withdrawal`, accepted);
    const back = await dialogOf(
      user,
      'Take back the incident of Cal Ray',
      'Take back the incident of Cal Ray?',
    );
    await user.type(back.getByRole('textbox'), 'Somebody else');
    await user.click(back.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('Incident taken back')).toBeVisible();
    expect(posted('/incidents/i1/withdrawal')).toEqual([{ reason: 'Somebody else' }]);
  });

  it('lets a scorekeeper record, and decide nothing', async () => {
    open({ incidents: [incident()], suspensions: [suspension()] }, 'scorekeeper');
    expect(await screen.findByRole('button', { name: 'Record an incident' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Teams', 'Conduct']);
    expect(screen.queryByRole('button', { name: /Lift|Suspend|Take back/ })).toBeNull();
  });

  it('lets nobody decide about themselves', async () => {
    const mine = { accountId: 'ana', name: 'Ana Brook' };
    const people = [{ ...mine, teams: ['Hawks'] }];
    const { user } = open({ people, incidents: [incident(mine)], suspensions: [suspension(mine)] });
    const dialog = await dialogOf(user, 'Record an incident', 'Record an incident');
    await user.click(dialog.getByRole('combobox', { name: 'About' }));
    expect(screen.queryByRole('option', { name: /Ana/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: /Lift|Suspend Ana|Take back/ })).toBeNull();
  });

  it('says what has gone with an account, and leaves it alone', async () => {
    open({ incidents: [incident({ words: null, name: null })] });
    expect(
      await screen.findByText('What was said was deleted with the account of the person it was about.'),
    ).toBeVisible();
    expect(screen.getByText('Deleted player')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Suspend Former|Take back)/ })).toBeNull();
  });

  it('says when there is nobody yet whom it could be about', async () => {
    open({ people: [] });
    expect(await screen.findByText('Nobody is in the league yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record an incident' })).toBeNull();
  });

  it('says when it could not be loaded, and is asked for again', async () => {
    const { user } = open();
    network.on('GET', path, problem(500, 'internal', 'Failed'));
    expect(await screen.findByText('The record could not be loaded')).toBeVisible();
    network.on('GET', path, record());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing on record')).toBeVisible();
  });
});

describe('whoever is suspended', () => {
  const own = (more: Partial<OwnDisciplineView> = {}): { readonly body: OwnDisciplineView } => ({
    body: {
      ...{ leagueId: 'L1', position: '', suspensions: [], incidents: [], ask: ['Ana Brook', 'Ben Ortiz'] },
      ...more,
    },
  });
  const asPlayer = (view: FakeAnswer) => {
    network = fakeApi();
    const me = { staffRoles: [], teamId: null, teamRole: null, playerId: 'p1' };
    network.on('GET', '/leagues/L1', { body: league({ me }) });
    network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
    network.on('GET', `${path}/own`, view);
    return renderApp('/leagues/L1/teams');
  };

  it('reads until when, why and whom to ask, and what is on record about them', async () => {
    const { name: _, accountId: __, by: ___, ...mine } = suspension();
    const { name: _n, accountId: _a, by: _b, ...done } = incident();
    asPlayer(own({ suspensions: [mine], incidents: [done] }));
    const title = `You are suspended through ${wordsOf(day('12-05'))}`;
    const card = within(await screen.findByRole('region', { name: title }));
    expect(card.getByText('One week')).toBeVisible();
    expect(card.getByText('Questions? Ask Ana Brook or Ben Ortiz.')).toBeVisible();
    expect(card.getByText('Pushed the catcher.')).toBeVisible();
  });

  it('reads it also once they have no part in the league any more', async () => {
    const { name: _, accountId: __, by: ___, ...mine } = suspension();
    network = fakeApi();
    network.on('GET', '/leagues/L1', problem(404, 'not_found', 'Not found'));
    network.on('GET', `${path}/own`, own({ suspensions: [mine] }));
    renderApp('/leagues/L1/teams');
    const title = `You are suspended through ${wordsOf(day('12-05'))}`;
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
    expect(screen.getByText('Not found or no longer shared')).toBeVisible();
  });

  it('is told when it could not be loaded; whoever is not, sees nothing of it', async () => {
    const { user } = asPlayer(problem(500, 'internal', 'Failed'));
    expect(await screen.findByText('Whether you are suspended could not be loaded')).toBeVisible();
    network.on('GET', `${path}/own`, own());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/suspended|on record/)).toBeNull());
    expect(screen.getByText('Hawks')).toBeVisible();
  });

  it('is shown to their captain, with no more than the days', async () => {
    network = fakeApi();
    const me = { staffRoles: [], teamId: 't1', teamRole: 'captain' as const, playerId: null };
    network.on('GET', '/leagues/L1', { body: league({ me }) });
    network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
    network.on('GET', '/leagues/L1/free-agents', { body: freeAgents({}) });
    const suspended: TeamSuspensionsView['suspended'] = [
      { accountId: 'cal', name: 'Cal Ray', firstDay: day('11-28'), lastDay: null, state: 'running' },
    ];
    network.on('GET', `${path}/team`, { body: { leagueId: 'L1', position: '', suspended } });
    renderApp('/leagues/L1/teams');
    const list = within(await screen.findByRole('list', { name: 'Suspended players' }));
    expect(list.getByText(`From ${wordsOf(day('11-28'))} until it is lifted`)).toBeVisible();
  });
});
