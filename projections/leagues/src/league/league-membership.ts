import type { LeagueView, StaffRole, TeamRoleView } from '@fieldhouse/api-contract';
import { HttpProblem, type Caller } from '@fieldhouse/platform';
import type { LeagueDocument, TeamEntry } from './league.read-model';

const MANAGING: readonly StaffRole[] = ['owner', 'commissioner'];
/** Foremost first. */
const TEAM_ROLES: readonly TeamRoleView[] = ['captain', 'co_captain', 'proxy'];
const STAFF_ROLES: readonly StaffRole[] = ['owner', 'commissioner', 'treasurer', 'scorekeeper'];

/** What somebody is in a league, and with it what they may see. */
export type Membership = Omit<LeagueView['me'], 'playerId'> & {
  readonly isStaff: boolean;
  /** Owner or commissioner. */
  readonly manages: boolean;
  /** Whoever picks for a team, as its proxy too. */
  readonly leadsTeam: boolean;
  /** The team that they are captain or co-captain of. */
  readonly ledTeamId: string | null;
};

/** What a caller is in a league by the league's own roles; a player of the pool may be none of it. */
export const membershipOf = (league: LeagueDocument, { accountId }: Caller): Membership => {
  const staffRoles = STAFF_ROLES.filter((role) =>
    league.staff.some((one) => one.accountId === accountId && one.role === role),
  );
  const team = league.teams
    .flatMap(({ teamId, people }) =>
      people.filter((one) => one.accountId === accountId).map(({ role }) => ({ teamId, role })),
    )
    .sort((a, b) => TEAM_ROLES.indexOf(a.role) - TEAM_ROLES.indexOf(b.role))[0];
  return {
    staffRoles,
    teamId: team?.teamId ?? null,
    teamRole: team?.role ?? null,
    isStaff: staffRoles.length > 0,
    manages: staffRoles.some((role) => MANAGING.includes(role)),
    leadsTeam: team !== undefined,
    ledTeamId: team === undefined || team.role === 'proxy' ? null : team.teamId,
  };
};

/** The team of a league that somebody leads. @throws 403 for others who have a part in the league */
export const ledTeamIn = ({
  league,
  me,
}: {
  readonly league: LeagueDocument;
  readonly me: Membership;
}): TeamEntry => {
  const team = league.teams.find(({ teamId }) => teamId === me.ledTeamId);
  if (team) return team;
  throw new HttpProblem(
    403,
    'not_team_captain',
    'Captains only',
    'Only captains and co-captains of a team of the league may do this.',
  );
};
