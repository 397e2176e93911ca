import type { TeamEvent } from '@fieldhouse/events/teams';
import type { LeagueEntry, TeamCommandOf } from '../team.commands';
import { joined, memberOfAccount, presentIn } from '../team-members';
import { evolveTeam, type CreatedTeam, type Member, type TeamState } from '../team.state';
import { gone } from './members';
import { roleChanged } from './roles';

/**
 * A league's entry is a team. Entering one that does not exist makes it; its captain runs the team for as long as they
 * are the entry's captain (a co-captain is an admin), unless the team itself appoints them; who is on its roster
 * belongs to the team. Whoever has left since does not come back by the same league, but for its captain; whom the team
 * itself has removed, or let lead it no more, only when the league names them anew.
 */
export const followLeague = (
  { teamId, leagueId, entry, named, at }: TeamCommandOf<'FollowLeague'>,
  state: TeamState,
): readonly TeamEvent[] => {
  if (entry === null) return [];
  const created = state.status === 'none' ? [teamOfEntry(teamId, leagueId, entry)] : [];
  const team = created.reduce(evolveTeam, state);
  if (team.status === 'none') return [];
  const led = leadersFollowed(team, leagueId, entry, named);
  const ledTeam = led.reduce(evolveTeam, team) as CreatedTeam;
  return [...created, ...led, ...rosterFollowed(ledTeam, leagueId, entry, at)];
};

/** What the league does not say is the captain's to say; until then nobody else sees the team. */
const teamOfEntry = (teamId: string, leagueId: string, entry: LeagueEntry): TeamEvent => ({
  type: 'TeamCreated',
  data: {
    teamId,
    leagueId,
    name: entry.name,
    sport: entry.sport,
    color: entry.color,
    accent: '#FFFFFF',
    city: null,
    zone: entry.zone,
    level: 'mixed',
    genderType: 'open',
    privacy: 'private',
    joinPolicy: 'invite',
    rosterLimit: null,
    frozenFrom: null,
  },
});

const leadersFollowed = (
  team: CreatedTeam,
  leagueId: string,
  { leaders }: LeagueEntry,
  named: TeamCommandOf<'FollowLeague'>['named'],
): readonly TeamEvent[] => {
  const roleOf = new Map(leaders.map(({ accountId, role }) => [accountId, role]));
  const appointed = leaders.flatMap(({ accountId, role }): readonly TeamEvent[] => {
    const since = dismissedSince(team, leagueId, accountId, role);
    if (since !== null && !(named?.accountId === accountId && since < named.at)) return [];
    const member = memberOfAccount(team, accountId);
    if (!member) return [joined(team, accountId, role, 'league', leagueId)];
    // Whom the team itself has made captain or admin is not the league's to change, but may rise by it.
    const isEnough = member.role === role || member.role === 'captain';
    return isEnough && member.leadsFor !== leagueId ? [] : changed(team, member, role, leagueId);
  });
  const dismissed = presentIn(team)
    .filter(({ accountId, leadsFor }) => leadsFor === leagueId && !roleOf.has(accountId ?? ''))
    .flatMap((member) => changed(team, member, 'player', leagueId));
  return [...appointed, ...dismissed];
};

const changed = (
  team: CreatedTeam,
  member: Member,
  role: Member['role'],
  leagueId: string,
): readonly TeamEvent[] => (member.role === role ? [] : [roleChanged(team, member, role, { leagueId })]);

const rosterFollowed = (
  team: CreatedTeam,
  leagueId: string,
  { roster }: LeagueEntry,
  at: string,
): readonly TeamEvent[] => {
  const seated = roster.flatMap((one) => seatedOf(team, leagueId, one, at));
  const onRoster = new Set(roster.map(({ playerId }) => playerId));
  // A member-to-be is there because of the roster alone.
  const dropped = presentIn(team).filter(
    (one) => one.accountId === null && one.leagueId === leagueId && !onRoster.has(one.memberId),
  );
  return [...seated, ...dropped.map((member) => gone(team, member, 'removed', at))];
};

const seatedOf = (
  team: CreatedTeam,
  leagueId: string,
  { playerId, accountId }: LeagueEntry['roster'][number],
  at: string,
): readonly TeamEvent[] => {
  const { teamId } = team;
  const toBe = presentIn(team).find(({ memberId }) => memberId === playerId);
  const member = accountId === null ? undefined : memberOfAccount(team, accountId);
  if (toBe) {
    if (toBe.accountId === accountId) return [];
    if (member) return [gone(team, toBe, 'merged', at)];
    return [{ type: 'MemberClaimed', data: { teamId, memberId: playerId, accountId } }];
  }
  if (member || isLetGo(team, leagueId, playerId, accountId)) return [];
  return accountId === null
    ? [
        {
          type: 'MemberJoined',
          data: { teamId, memberId: playerId, accountId, role: 'player', by: 'league', leagueId },
        },
      ]
    : [joined(team, accountId, 'player', 'league', leagueId)];
};

/** Since when an account is to lead the team only if a league names it anew, ISO-8601; null: nothing is in the way. */
const dismissedSince = (
  { members }: CreatedTeam,
  leagueId: string,
  accountId: string,
  role: LeagueEntry['leaders'][number]['role'],
): string | null => {
  const before = members.find((one) => one.accountId === accountId);
  const hasLeft = role === 'admin' && before?.leagueId === leagueId ? before.left?.at : undefined;
  return before?.dismissedAt ?? hasLeft ?? null;
};

const isLetGo = (
  { members }: CreatedTeam,
  leagueId: string,
  playerId: string,
  accountId: string | null,
): boolean =>
  members.some(
    (one) =>
      one.left !== null &&
      one.leagueId === leagueId &&
      (one.memberId === playerId || (accountId !== null && one.accountId === accountId)),
  );
