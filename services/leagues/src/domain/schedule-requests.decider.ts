import type { ScheduleRequestEvent } from '@fieldhouse/events/leagues';
import { Unseen, type Decider } from '@fieldhouse/kernel';
import {
  dayIn,
  daysOf,
  WISHES_AT_MOST,
  type ScheduleRequestState,
  type ScheduleWish,
} from '@fieldhouse/values';
import { isDeepStrictEqual } from 'node:util';
import type {
  ScheduleLeague,
  ScheduleRequestsCommand,
  ScheduleRequestsCommandOf,
} from './schedule-requests.commands';
import { ScheduleRequestError } from './schedule-requests.errors';

type ScheduleRequest = {
  readonly requestId: string;
  readonly teamId: string;
  readonly wish: ScheduleWish;
  readonly state: ScheduleRequestState | 'withdrawn';
  readonly reason: string | null;
};
/** What the teams of a league have asked. */
export type ScheduleRequestsState = {
  readonly requests: readonly ScheduleRequest[];
  /** Whoever has asked or answered and was not forgotten. */
  readonly writerIds: readonly string[];
};

const decide = (
  command: ScheduleRequestsCommand,
  state: ScheduleRequestsState,
): readonly ScheduleRequestEvent[] => {
  const { leagueId, league, actor } = command;
  if (command.type === 'ForgetScheduleWriter') {
    const { accountId } = command;
    return state.writerIds.includes(accountId)
      ? [{ type: 'ScheduleWriterForgotten', data: { leagueId, accountId } }]
      : [];
  }
  if (!league || actor.kind !== 'account') throw new Unseen();
  const by = { league, accountId: actor.accountId };
  switch (command.type) {
    case 'AskOfSchedule':
      return ask(command, state, by);
    case 'WithdrawScheduleRequest':
      return withdraw(command, state, by);
    case 'AnswerScheduleRequest':
      return answer(command, state, by);
  }
};

type By = { readonly league: ScheduleLeague; readonly accountId: string };

const ask = (
  { leagueId, requestId, teamId, wish, note, at }: ScheduleRequestsCommandOf<'AskOfSchedule'>,
  { requests }: ScheduleRequestsState,
  { league, accountId }: By,
): readonly ScheduleRequestEvent[] => {
  if (!ledBy(league, accountId).includes(teamId)) throw new ScheduleRequestError('not_team_captain');
  refuseOver(league, at);
  refuseDays(wish, league, at);
  const own = requests.filter((one) => one.teamId === teamId && one.state !== 'withdrawn');
  if (own.some((one) => isDeepStrictEqual(one.wish, wish))) throw new ScheduleRequestError('already_asked');
  if (own.filter(({ state }) => state !== 'declined').length >= WISHES_AT_MOST)
    throw new ScheduleRequestError('too_many_requests_of_team', { most: WISHES_AT_MOST });
  const data = { leagueId, requestId, teamId, accountId, wish, note, askedAt: at };
  return [{ type: 'ScheduleRequestAsked', data }];
};

/** Once, whoever of the team's leaders asked. */
const withdraw = (
  { leagueId, requestId, at }: ScheduleRequestsCommandOf<'WithdrawScheduleRequest'>,
  { requests }: ScheduleRequestsState,
  { league, accountId }: By,
): readonly ScheduleRequestEvent[] => {
  const led = ledBy(league, accountId);
  if (led.length === 0) throw new ScheduleRequestError('not_team_captain');
  const one = requests.find((request) => request.requestId === requestId);
  if (!one || !led.includes(one.teamId)) throw new ScheduleRequestError('schedule_request_unknown');
  refuseOver(league, at);
  if (one.state === 'withdrawn') return [];
  return [{ type: 'ScheduleRequestWithdrawn', data: { leagueId, requestId, accountId, withdrawnAt: at } }];
};

/** The same answer once more says nothing; another one is given only to what stands as it was seen. */
const answer = (
  {
    leagueId,
    requestId,
    answer: given,
    reason,
    from,
    at,
  }: ScheduleRequestsCommandOf<'AnswerScheduleRequest'>,
  { requests }: ScheduleRequestsState,
  { league, accountId }: By,
): readonly ScheduleRequestEvent[] => {
  if (!league.staffIds.includes(accountId)) throw new ScheduleRequestError('not_league_staff');
  const one = requests.find((request) => request.requestId === requestId);
  if (!one) throw new ScheduleRequestError('schedule_request_unknown');
  refuseOver(league, at);
  if (one.state === 'withdrawn') throw new ScheduleRequestError('schedule_request_withdrawn');
  if (!league.teams.some(({ teamId }) => teamId === one.teamId)) throw new ScheduleRequestError('team_left');
  if (one.state === given && one.reason === reason) return [];
  if (from !== undefined && one.state !== from) throw new ScheduleRequestError('answered_meanwhile');
  const recipientIds = leadersOf(league, one.teamId).filter((leader) => leader !== accountId);
  const data = { leagueId, requestId, accountId, answer: given, reason, answeredAt: at, recipientIds };
  return [{ type: 'ScheduleRequestAnswered', data }];
};

/** Captains and co-captains of a team. */
const leadersOf = ({ teams }: ScheduleLeague, teamId: string): readonly string[] =>
  teams
    .filter((team) => team.teamId === teamId)
    .flatMap(({ people }) => people.flatMap(({ accountId, role }) => (role === 'proxy' ? [] : accountId)));

/** The teams that somebody is captain or co-captain of. */
const ledBy = (league: ScheduleLeague, accountId: string): readonly string[] =>
  league.teams.map(({ teamId }) => teamId).filter((teamId) => leadersOf(league, teamId).includes(accountId));

/** @throws ScheduleRequestError `league_cancelled`, `season_over` */
const refuseOver = ({ cancelled, season, zone }: ScheduleLeague, at: string): void => {
  if (cancelled) throw new ScheduleRequestError('league_cancelled');
  if (season && dayIn(zone, at) > season.endsOn) throw new ScheduleRequestError('season_over');
};

/** @throws ScheduleRequestError `day_over`, `day_outside_season` with the days of the season */
const refuseDays = (wish: ScheduleWish, { season, zone }: ScheduleLeague, at: string): void => {
  const days = daysOf(wish);
  if (!days) return;
  if (days.from < dayIn(zone, at)) throw new ScheduleRequestError('day_over');
  if (season && (days.from < season.startsOn || days.to > season.endsOn)) {
    const { startsOn, endsOn } = season;
    throw new ScheduleRequestError('day_outside_season', { startsOn, endsOn });
  }
};

const evolve = (state: ScheduleRequestsState, event: ScheduleRequestEvent): ScheduleRequestsState => {
  const { type, data } = event;
  const others = state.writerIds.filter((one) => one !== data.accountId);
  const writerIds = [...others, data.accountId];
  switch (type) {
    case 'ScheduleRequestAsked': {
      const { requestId, teamId, wish } = data;
      const asked: ScheduleRequest = { requestId, teamId, wish, state: 'open', reason: null };
      return { requests: [...state.requests, asked], writerIds };
    }
    case 'ScheduleRequestAnswered': {
      const { requestId, answer: given, reason } = data;
      return { requests: changed(state, requestId, { state: given, reason }), writerIds };
    }
    case 'ScheduleRequestWithdrawn':
      return { ...state, requests: changed(state, data.requestId, { state: 'withdrawn' }) };
    case 'ScheduleWriterForgotten':
      return { ...state, writerIds: others };
    default:
      return event satisfies never;
  }
};

const changed = (
  { requests }: ScheduleRequestsState,
  requestId: string,
  change: Partial<ScheduleRequest>,
): readonly ScheduleRequest[] =>
  requests.map((one) => (one.requestId === requestId ? { ...one, ...change } : one));

/** Whoever has a part in the league: others do not learn that there is one. */
const sees = ({ actor, league, isInsider }: ScheduleRequestsCommand): boolean => {
  if (actor.kind === 'process') return true;
  if (!league || actor.kind !== 'account') return false;
  return isInsider === true || league.memberAccountIds.includes(actor.accountId);
};

export const scheduleRequestsDecider: Decider<
  ScheduleRequestsState,
  ScheduleRequestsCommand,
  ScheduleRequestEvent
> = {
  initialState: { requests: [], writerIds: [] },
  sees,
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it: one for each league, under its id. */
export const scheduleRequestsAggregate = {
  category: 'scheduleRequests',
  decider: scheduleRequestsDecider,
} as const;
