import { HasDraftBegun } from '@fieldhouse/drafts';
import { GetAskedRegistrations, GetLeagueFacts, IsLeagueMember } from '@fieldhouse/leagues';
import type { MoneyParties } from '@fieldhouse/platform';
import { GetRegisteringTeam, GetTeamCollectors, GetTeamMembership } from '@fieldhouse/teams';
import { collectsAs, leads } from '@fieldhouse/values';
import type { QueryBus } from '@nestjs/cqrs';

/** Who looks after the money of leagues and teams, as the contexts that own them know. */
export const moneyParties = (queries: QueryBus): MoneyParties => ({
  standing: async ({ kind, id }, accountId) => {
    if (kind === 'team') {
      const me = await queries.execute(new GetTeamMembership(id, accountId));
      if (!me) return null;
      return { collects: me.status === 'active' && collectsAs(me.role), knows: true };
    }
    const league = await queries.execute(new GetLeagueFacts(id));
    if (!league.exists) return null;
    if (league.treasurerIds.includes(accountId)) return { collects: true, knows: true };
    const knows = await queries.execute(new IsLeagueMember(id, accountId));
    return knows ? { collects: false, knows } : null;
  },
  collectorsOf: async ({ kind, id }) => {
    if (kind === 'team') return queries.execute(new GetTeamCollectors(id));
    const league = await queries.execute(new GetLeagueFacts(id));
    return league.exists ? league.treasurerIds : [];
  },
  leadersOf: async (teamId) => (await queries.execute(new GetRegisteringTeam(teamId)))?.leaderIds ?? [],
  registrationsOf: (leagueId) => queries.execute(new GetAskedRegistrations(leagueId)),
  nameOf: async ({ kind, id }) => {
    if (kind === 'team') return (await queries.execute(new GetRegisteringTeam(id)))?.name ?? '';
    const league = await queries.execute(new GetLeagueFacts(id));
    return league.exists ? league.name : '';
  },
  zoneOf: async ({ kind, id }) => {
    if (kind === 'team') return (await queries.execute(new GetRegisteringTeam(id)))?.zone ?? 'UTC';
    const league = await queries.execute(new GetLeagueFacts(id));
    return league.exists ? league.zone : 'UTC';
  },
  hasDraft: async ({ kind, id }) => kind === 'league' && (await queries.execute(new HasDraftBegun(id))),
  inTeam: async (teamId, accountId, others) => {
    const me = await queries.execute(new GetTeamMembership(teamId, accountId, others));
    if (!me) return { leads: false, isMember: false, memberIds: [] };
    return { leads: me.status === 'active' && leads(me.role), isMember: true, memberIds: me.present };
  },
});
