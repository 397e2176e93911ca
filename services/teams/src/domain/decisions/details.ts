import type { TeamDetails, TeamEvent } from '@fieldhouse/events/teams';
import { positionCodes } from '@fieldhouse/api-contract';
import { IANAZone } from 'luxon';
import type { TeamCommandOf } from '../team.commands';
import { TeamError } from '../team.errors';
import {
  holdsPlace,
  joined,
  presentIn,
  requireActive,
  requireOtherCaptain,
  requirePlace,
} from '../team-members';
import type { CreatedTeam, Member, TeamState } from '../team.state';

/** Whoever creates a team is its captain. */
export const createTeam = (
  { teamId, details, actor }: TeamCommandOf<'CreateTeam'>,
  state: TeamState,
): readonly TeamEvent[] => {
  if (state.status !== 'none') return [];
  if (actor.kind !== 'account') throw new TeamError('not_team_captain');
  requirePossible(details);
  return [
    { type: 'TeamCreated', data: { teamId, ...details, leagueId: null } },
    joined({ teamId, members: [] }, actor.accountId, 'captain', 'founding'),
  ];
};

export const changeTeamDetails = (
  { details }: TeamCommandOf<'ChangeTeamDetails'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  if (sorted(details) === sorted(team.details)) return [];
  requireActive(team);
  if (details.sport !== team.details.sport) throw new TeamError('sport_fixed');
  requirePossible(details);
  return [{ type: 'TeamDetailsChanged', data: { teamId: team.teamId, ...details } }];
};

/** Nothing is deleted: the team stays as it is, and nobody joins or changes it until it is taken up again. */
export const archiveTeam = ({ status, teamId }: CreatedTeam): readonly TeamEvent[] =>
  status === 'archived' ? [] : [{ type: 'TeamArchived', data: { teamId } }];

export const reopenTeam = ({ status, teamId }: CreatedTeam): readonly TeamEvent[] =>
  status === 'active' ? [] : [{ type: 'TeamReopened', data: { teamId } }];

/**
 * Whoever is not carried over becomes inactive: kept with their history, neither invited nor told of anything. Whoever was,
 * and is, is active again. Under the name of the season that it is, only the roster changes.
 */
export const startTeamSeason = (
  { season, memberIds, at }: TeamCommandOf<'StartTeamSeason'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  requireActive(team);
  const { teamId } = team;
  const staying = presentIn(team).filter(({ memberId }) => memberIds.includes(memberId));
  const resting = presentIn(team).filter(
    (one) => holdsPlace(one) && one.status === 'active' && !staying.includes(one),
  );
  const returning = staying.filter(({ status }) => status === 'inactive');
  const coming = staying.map((one) => (returning.includes(one) ? active(one) : one));
  for (const member of resting) requireOtherCaptain({ ...team, members: coming }, member);
  let members = team.members.filter((one) => !resting.includes(one));
  for (const member of returning) {
    requirePlace({ ...team, members }, member.role, at);
    members = members.map((one) => (one === member ? active(one) : one));
  }
  const turned =
    (to: 'active' | 'inactive') =>
    (member: Member): TeamEvent => ({
      type: 'MemberStatusChanged',
      data: { teamId, memberId: member.memberId, from: member.status, to, reason: null, authorId: null },
    });
  return [
    ...(season === team.season ? [] : [{ type: 'TeamSeasonStarted', data: { teamId, season } } as const]),
    ...resting.map(turned('inactive')),
    ...returning.map(turned('active')),
  ];
};

const active = (member: Member): Member => ({ ...member, status: 'active' });

const requirePossible = ({ sport, zone }: TeamDetails): void => {
  if (positionCodes(sport).length === 0) throw new TeamError('sport_unknown', { sport });
  if (!IANAZone.isValidZone(zone)) throw new TeamError('zone_unknown', { zone });
};

const sorted = (details: TeamDetails): string =>
  JSON.stringify(Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1)));
