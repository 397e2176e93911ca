import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { FollowedRegistration, LeagueCommandOf } from '../league.commands';
import type { CreatedLeague } from '../league.state';
import { grant, leadsAnother } from './team-people';
import { teamCalled, withdrawTeam } from './teams';

/** Stands where a roster names its draft: of those that came of registrations. */
export const REGISTERED = 'registrations';

/** Brings the league into line with one of its registrations. */
export const followRegistration = (
  command: LeagueCommandOf<'FollowRegistration'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const { registration } = command;
  if (!registration) return [];
  return registration.kind === 'team'
    ? followTeam(command, registration, league)
    : followPlayer(command.registrationId, registration.rosteredIn, league);
};

/**
 * The team's captain is the entry's, and an admin who answers for its registration co-captain, unless they lead another
 * team of the league.
 */
const followTeam = (
  command: LeagueCommandOf<'FollowRegistration'>,
  { team, isIn }: FollowedRegistration,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const entered = league.teams.find(({ teamId }) => teamId === team?.teamId);
  if (!team) return [];
  if (!isIn) {
    const { teamId } = team;
    // A running draft keeps its teams: the staff takes it out afterwards.
    return entered && !command.inRunningDraft
      ? withdrawTeam({ ...command, type: 'WithdrawTeam', teamId, registered: false }, league)
      : [];
  }
  if (entered) return [];
  const { leagueId } = league;
  const { teamId, color, captainId, coCaptainId } = team;
  const name = freeName(league, team.name);
  const bare = { captainPlayerId: null, captainPlayerOf: null, invites: [], roster: null };
  const fresh = { teamId, name, color, people: [], ...bare };
  const leadBy = (accountId: string | null, role: 'captain' | 'co_captain'): readonly LeagueEvent[] =>
    accountId === null || leadsAnother(league, teamId, accountId)
      ? []
      : grant(league, fresh, accountId, role, null);
  return [
    { type: 'TeamEntered', data: { leagueId, teamId, name, color } },
    ...leadBy(captainId, 'captain'),
    ...leadBy(coCaptainId, 'co_captain'),
  ];
};

/** Two teams of one name are told apart. */
const freeName = (league: CreatedLeague, name: string): string => {
  for (let n = 2, free = name; ; n += 1, free = `${name.slice(0, 36)} ${n}`)
    if (!teamCalled(league, free)) return free;
};

/** On one roster at most; those that a draft made are left alone. */
const followPlayer = (
  playerId: string,
  rosteredIn: string | null,
  league: CreatedLeague,
): readonly LeagueEvent[] =>
  league.teams.flatMap(({ teamId, roster }): LeagueEvent[] => {
    const before = roster?.playerIds ?? [];
    const isOn = before.includes(playerId);
    if (isOn === (teamId === rosteredIn) || (roster && roster.draftId !== REGISTERED)) return [];
    const playerIds = isOn ? before.filter((id) => id !== playerId) : [...before, playerId];
    const { leagueId } = league;
    return [{ type: 'TeamRosterCreated', data: { leagueId, teamId, draftId: REGISTERED, playerIds } }];
  });
