import { draftFacts } from '@fieldhouse/drafts';
import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { leagueFacts } from '@fieldhouse/leagues';
import type { MoneyParties } from '@fieldhouse/platform';
import { teamFacts } from '@fieldhouse/teams';
import { collectsAs, leads, type Payee } from '@fieldhouse/values';

/** Who looks after the money of leagues and teams, as the contexts that own them know. */
export const moneyParties = (store: AggregateStore): MoneyParties => {
  const [leagues, teams] = [leagueFacts(store), teamFacts(store)];
  const known: (payee: Payee) => Promise<{ readonly name: string; readonly zone: string } | null> = ({
    kind,
    id,
  }) => (kind === 'team' ? teams.registering(id) : leagues.of(id));
  return {
    standing: async ({ kind, id }, accountId) => {
      if (kind === 'team') {
        const me = await teams.membership(id, accountId);
        if (!me) return null;
        return { collects: me.status === 'active' && collectsAs(me.role), knows: true };
      }
      const league = await leagues.of(id);
      if (!league) return null;
      if (league.treasurerIds.includes(accountId)) return { collects: true, knows: true };
      const knows = await leagues.hasMember(id, accountId);
      return knows ? { collects: false, knows } : null;
    },
    collectorsOf: async ({ kind, id }) => {
      if (kind === 'team') return teams.collectors(id);
      return (await leagues.of(id))?.treasurerIds ?? [];
    },
    leadersOf: async (teamId) => (await teams.registering(teamId))?.leaderIds ?? [],
    registrationsOf: leagues.askedRegistrations,
    waitsForPlace: leagues.waitsForPlace,
    nameOf: async (payee) => (await known(payee))?.name ?? '',
    zoneOf: async (payee) => (await known(payee))?.zone ?? 'UTC',
    hasDraft: async ({ kind, id }) => kind === 'league' && (await draftFacts(store).hasBegun(id)),
    inTeam: async (teamId, accountId, others) => {
      const me = await teams.membership(teamId, accountId, others);
      if (!me) return { leads: false, isMember: false, memberIds: [] };
      return { leads: me.status === 'active' && leads(me.role), isMember: true, memberIds: me.present };
    },
  };
};
