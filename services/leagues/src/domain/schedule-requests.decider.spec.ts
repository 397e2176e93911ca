import type { ScheduleRequestEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import type { ScheduleWish } from '@fieldhouse/values';
import type {
  ScheduleLeague,
  ScheduleRequestsAction,
  ScheduleRequestsCommand,
} from './schedule-requests.commands';
import { scheduleRequestsDecider } from './schedule-requests.decider';

const { given } = specification(scheduleRequestsDecider);
const leagueId = 'l1';
/** Still the day before in New York. */
const at = '2026-05-13T02:10:00.000Z';
const league: ScheduleLeague = {
  zone: 'America/New_York',
  staffIds: ['ana', 'ben'],
  memberAccountIds: ['ana', 'ben', 'sam', 'cal', 'dee', 'pim', 'eli'],
  teams: [
    {
      teamId: 't1',
      people: [
        { accountId: 'cal', role: 'captain' },
        { accountId: 'dee', role: 'co_captain' },
        { accountId: 'pim', role: 'proxy' },
      ],
      roster: null,
    },
    { teamId: 't2', people: [{ accountId: 'eli', role: 'captain' }], roster: null },
  ],
  cancelled: false,
  season: { startsOn: '2026-05-05', endsOn: '2026-07-14' },
};
const bye: ScheduleWish = { kind: 'bye', on: '2026-06-02' };
const early: ScheduleWish = { kind: 'avoid_time', night: 'tue', when: 'before', time: '19:00' };
const week: ScheduleWish = { kind: 'avoid_day', from: '2026-06-29', to: '2026-07-05' };

const command = (
  action: ScheduleRequestsAction,
  accountId = 'cal',
  more: Partial<ScheduleLeague> = {},
): ScheduleRequestsCommand => ({
  ...action,
  ...{ leagueId, league: { ...league, ...more }, actor: { kind: 'account', accountId }, at },
});
const ask = (wish: ScheduleWish = bye, teamId = 't1'): ScheduleRequestsAction => ({
  ...{ type: 'AskOfSchedule', requestId: 'q1', teamId, wish, note: 'A wedding.' },
});
const withdraw: ScheduleRequestsAction = { type: 'WithdrawScheduleRequest', requestId: 'q1' };
const accept: ScheduleRequestsAction = {
  ...{ type: 'AnswerScheduleRequest', requestId: 'q1', answer: 'accepted', reason: null },
};
const decline: ScheduleRequestsAction = { ...accept, answer: 'declined', reason: 'The finals are then.' };

type DataOf<Type> = Extract<ScheduleRequestEvent, { type: Type }>['data'];
const asked = (more: Partial<DataOf<'ScheduleRequestAsked'>> = {}): ScheduleRequestEvent => ({
  type: 'ScheduleRequestAsked',
  data: {
    ...{ leagueId, requestId: 'q1', teamId: 't1', accountId: 'cal', wish: bye, note: 'A wedding.' },
    askedAt: at,
    ...more,
  },
});
const answered = (more: Partial<DataOf<'ScheduleRequestAnswered'>> = {}): ScheduleRequestEvent => ({
  type: 'ScheduleRequestAnswered',
  data: {
    ...{ leagueId, requestId: 'q1', accountId: 'ana', answer: 'accepted', reason: null, answeredAt: at },
    recipientIds: ['cal', 'dee'],
    ...more,
  },
});
const declined = answered({ answer: 'declined', reason: 'The finals are then.' });
const withdrawn = (accountId = 'cal'): ScheduleRequestEvent => ({
  type: 'ScheduleRequestWithdrawn',
  data: { leagueId, requestId: 'q1', accountId, withdrawnAt: at },
});

describe('a request for the schedule', () => {
  it('is asked for a team by its captain or a co-captain', () => {
    given().when(command(ask())).then(asked());
    given()
      .when(command(ask(early), 'dee'))
      .then(asked({ accountId: 'dee', wish: early }));
    given()
      .when(command(ask(week)))
      .then(asked({ wish: week }));
  });

  it.each(['ana', 'sam', 'pim', 'eli'])('is not asked by %s, who does not lead the team', (accountId) => {
    given().when(command(ask(), accountId)).thenRefused('not_team_captain');
  });

  it('is not asked for a team that the league does not have', () => {
    given()
      .when(command(ask(bye, 't9')))
      .thenRefused('not_team_captain');
    given()
      .when(command(ask(), 'cal', { teams: [] }))
      .thenRefused('not_team_captain');
  });

  it('is nothing to strangers, who learn of no league; a player is told so', () => {
    for (const action of [ask(), withdraw, accept]) {
      given(asked()).when(command(action, 'eve')).thenRefused('not_found', {});
      given(asked())
        .when({ ...command(action), league: null })
        .thenRefused('not_found', {});
      given(asked())
        .when({ ...command(action), actor: { kind: 'anonymous' } })
        .thenRefused('not_found', {});
    }
    const player: ScheduleRequestsCommand = { ...command(ask(), 'pia'), isInsider: true };
    given().when(player).thenRefused('not_team_captain');
  });

  it('is of days that are not over where the league is', () => {
    const on = (day: string): ScheduleRequestsCommand => command(ask({ kind: 'bye', on: day }));
    given()
      .when(on('2026-05-12'))
      .then(asked({ wish: { kind: 'bye', on: '2026-05-12' } }));
    given().when(on('2026-05-11')).thenRefused('day_over');
    given()
      .when(command(ask({ kind: 'avoid_day', from: '2026-05-11', to: '2026-05-20' })))
      .thenRefused('day_over');
  });

  it('is of days within the season, where the league has said that', () => {
    const season = { startsOn: '2026-06-02', endsOn: '2026-07-04' };
    const within = (wish: ScheduleWish) => command(ask(wish), 'cal', { season });
    given().when(within(bye)).then(asked());
    given()
      .when(within({ kind: 'bye', on: '2026-06-01' }))
      .thenRefused('day_outside_season', season);
    given().when(within(week)).thenRefused('day_outside_season', season);
    given()
      .when(within(early))
      .then(asked({ wish: early }));
    given()
      .when(command(ask({ kind: 'bye', on: '2030-01-01' }), 'cal', { season: null }))
      .then(asked({ wish: { kind: 'bye', on: '2030-01-01' } }));
  });

  it('is not asked twice by a team while it stands, declined or not', () => {
    given(asked()).when(command(ask(), 'dee')).thenRefused('already_asked');
    given(asked(), declined).when(command(ask())).thenRefused('already_asked');
    given(asked(), withdrawn()).when(command(ask())).then(asked());
    given(asked())
      .when(command(ask(bye, 't2'), 'eli'))
      .then(asked({ teamId: 't2', accountId: 'eli' }));
    given(asked())
      .when(command(ask({ kind: 'avoid_day', from: '2026-06-02', to: '2026-06-02' })))
      .then(asked({ wish: { kind: 'avoid_day', from: '2026-06-02', to: '2026-06-02' } }));
  });

  it('is one of ten of a team that are open or accepted', () => {
    const ten = Array.from({ length: 10 }, (_, n) =>
      asked({ requestId: `q${n}`, wish: { kind: 'bye', on: `2026-06-${10 + n}` } }),
    );
    given(...ten)
      .when(command(ask()))
      .thenRefused('too_many_requests_of_team', { most: 10 });
    given(...ten, answered())
      .when(command(ask()))
      .thenRefused('too_many_requests_of_team', { most: 10 });
    given(...ten, declined)
      .when(command(ask()))
      .then(asked());
    given(...ten, withdrawn())
      .when(command(ask()))
      .then(asked());
    given(...ten)
      .when(command(ask(bye, 't2'), 'eli'))
      .then(asked({ teamId: 't2', accountId: 'eli' }));
  });
});

describe('a request that stands', () => {
  it('is withdrawn by who leads the team, once, whoever asked and whatever was said', () => {
    given(asked()).when(command(withdraw, 'dee')).then(withdrawn('dee'));
    given(asked(), answered()).when(command(withdraw)).then(withdrawn());
    given(asked(), withdrawn()).when(command(withdraw)).then();
  });

  it('is withdrawn by nobody else: staff is told so, other captains know of none', () => {
    given(asked()).when(command(withdraw, 'ana')).thenRefused('not_team_captain');
    given(asked()).when(command(withdraw, 'pim')).thenRefused('not_team_captain');
    given(asked()).when(command(withdraw, 'eli')).thenRefused('schedule_request_unknown');
    given().when(command(withdraw)).thenRefused('schedule_request_unknown');
  });

  it('is answered by the staff, who may change their mind', () => {
    given(asked()).when(command(accept, 'ana')).then(answered());
    given(asked())
      .when(command(decline, 'ben'))
      .then(answered({ accountId: 'ben', answer: 'declined', reason: 'The finals are then.' }));
    given(asked(), answered()).when(command(decline, 'ana')).then(declined);
    given(asked(), declined).when(command(accept, 'ana')).then(answered());
    given(asked(), declined)
      .when(command({ ...decline, reason: 'The field is closed.' }, 'ana'))
      .then(answered({ answer: 'declined', reason: 'The field is closed.' }));
  });

  it('is answered by two at once in one way: the other looks at that answer first', () => {
    const said = answered({ answer: 'declined', reason: 'The finals are then.' });
    const from = { from: 'open' } as const;
    given(asked())
      .when(command({ ...accept, ...from }, 'ana'))
      .then(answered());
    given(asked(), said)
      .when(command({ ...accept, ...from }, 'ana'))
      .thenRefused('answered_meanwhile');
    given(asked(), said)
      .when(command({ ...decline, ...from }, 'ana'))
      .then();
    given(asked(), said)
      .when(command({ ...accept, from: 'declined' }, 'ana'))
      .then(answered());
  });

  it('is answered for who leads the team by then, but for whoever answers', () => {
    const staff = { staffIds: [...league.staffIds, 'dee'] };
    given(asked())
      .when(command(accept, 'dee', staff))
      .then(answered({ accountId: 'dee', recipientIds: ['cal'] }));
  });

  it('is not answered with the same once more', () => {
    given(asked(), answered()).when(command(accept, 'ben')).then();
    given(asked(), declined).when(command(decline, 'ana')).then();
  });

  it('is answered by nobody else', () => {
    for (const accountId of ['cal', 'sam', 'eli'])
      given(asked()).when(command(accept, accountId)).thenRefused('not_league_staff');
  });

  it('is answered as long as it is there, and its team in the league', () => {
    given().when(command(accept, 'ana')).thenRefused('schedule_request_unknown');
    given(asked(), withdrawn()).when(command(accept, 'ana')).thenRefused('schedule_request_withdrawn');
    given(asked())
      .when(command(accept, 'ana', { teams: league.teams.slice(1) }))
      .thenRefused('team_left');
  });
});

describe('a league that is over', () => {
  it.each([
    ['canceled', 'league_cancelled', { cancelled: true }],
    ['past its last day', 'season_over', { season: { startsOn: '2026-03-01', endsOn: '2026-05-11' } }],
  ] as const)('because it is %s is asked nothing, and answers nothing', (_, code, over) => {
    given()
      .when(command(ask(early), 'cal', over))
      .thenRefused(code);
    given(asked())
      .when(command(withdraw, 'cal', over))
      .thenRefused(code);
    given(asked())
      .when(command(accept, 'ana', over))
      .thenRefused(code);
    given(asked())
      .when(command(accept, 'cal', over))
      .thenRefused('not_league_staff');
  });

  it('is not over on its last day', () => {
    const season = { startsOn: '2026-03-01', endsOn: '2026-05-12' };
    given()
      .when(command(ask(early), 'cal', { season }))
      .then(asked({ wish: early }));
  });
});

describe('somebody who has written about the schedule and is erased', () => {
  const forget = (accountId: string): ScheduleRequestsCommand => ({
    ...command({ type: 'ForgetScheduleWriter', accountId }),
    actor: { kind: 'process', name: 'erasure' },
  });
  const forgotten = (accountId: string): ScheduleRequestEvent => ({
    type: 'ScheduleWriterForgotten',
    data: { leagueId, accountId },
  });

  it('is forgotten once, whether they asked or answered', () => {
    given(asked(), answered()).when(forget('cal')).then(forgotten('cal'));
    given(asked(), answered()).when(forget('ana')).then(forgotten('ana'));
    given(asked(), forgotten('cal')).when(forget('cal')).then();
    given(asked(), withdrawn('dee')).when(forget('dee')).then();
  });

  it('is forgotten in a league that is over, too', () => {
    const gone = { ...forget('cal'), league: { ...league, cancelled: true } };
    given(asked()).when(gone).then(forgotten('cal'));
  });
});
