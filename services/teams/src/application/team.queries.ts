import { AggregateStore, EVENT_STORE, type EventStore } from '@fieldhouse/kernel/runtime';
import { collectsAs, type MemberRole, type MemberStatus } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { activeIn, captainsOf, leadersOf, memberOfAccount, teamAggregate } from '../domain';
import { TeamsOfAccounts } from '../infrastructure/team-indexes';

/** What somebody is in a team, and which of the accounts that were asked about are of it, or are or were. */
export type TeamMembershipFacts = {
  readonly role: MemberRole;
  readonly status: MemberStatus;
  readonly archived: boolean;
  readonly present: readonly string[];
  readonly known: readonly string[];
};

/** What an account is in a team, as the log has it; null for whoever is not of it. */
export class GetTeamMembership extends Query<TeamMembershipFacts | null> {
  constructor(
    readonly teamId: string,
    readonly accountId: string,
    /** Accounts of which one wants to know whether they are of the team. */
    readonly others: readonly string[] = [],
  ) {
    super();
  }
}

@QueryHandler(GetTeamMembership)
export class GetTeamMembershipHandler implements IQueryHandler<GetTeamMembership> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ teamId, accountId, others }: GetTeamMembership): Promise<TeamMembershipFacts | null> {
    const { state } = await this.store.load(teamAggregate, teamId);
    const me = state.status === 'none' ? undefined : memberOfAccount(state, accountId);
    if (state.status === 'none' || !me) return null;
    const { role, status } = me;
    const present = others.filter((other) => memberOfAccount(state, other));
    const known = others.filter((other) => state.members.some((one) => one.accountId === other));
    return { role, status, archived: state.status === 'archived', present, known };
  }
}

/** `createdAt`: ISO-8601 UTC. */
export type DatedTeam = { readonly teamId: string; readonly createdAt: string };

/** The teams that an account is or was of, or has asked. */
export class GetTeamsOfAccount extends Query<readonly DatedTeam[]> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetTeamsOfAccount)
export class GetTeamsOfAccountHandler implements IQueryHandler<GetTeamsOfAccount> {
  constructor(
    private readonly teams: TeamsOfAccounts,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  async execute({ accountId }: GetTeamsOfAccount): Promise<readonly DatedTeam[]> {
    const dated: DatedTeam[] = [];
    for (const teamId of await this.teams.of(accountId))
      for await (const { metadata } of this.events.read(`team-${teamId}`, 0, 1))
        dated.push({ teamId, createdAt: metadata.occurredAt });
    return dated;
  }
}

/**
 * A team as a league needs it that it registers with; `leaderIds`: who leads it now, captains before admins;
 * `captainIds`: its captains, also those who are not active.
 */
export type RegisteringTeamFacts = {
  readonly name: string;
  readonly color: string;
  readonly sport: string;
  /** IANA. */
  readonly zone: string;
  readonly archived: boolean;
  readonly leaderIds: readonly string[];
  readonly captainIds: readonly string[];
};

/** A team and who leads it, as the log has it; null: there is none. */
export class GetRegisteringTeam extends Query<RegisteringTeamFacts | null> {
  constructor(readonly teamId: string) {
    super();
  }
}

@QueryHandler(GetRegisteringTeam)
export class GetRegisteringTeamHandler implements IQueryHandler<GetRegisteringTeam> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ teamId }: GetRegisteringTeam): Promise<RegisteringTeamFacts | null> {
    const { state } = await this.store.load(teamAggregate, teamId);
    if (state.status === 'none') return null;
    const { name, color, sport, zone } = state.details;
    const who = { leaderIds: leadersOf(state), captainIds: captainsOf(state) };
    return { name, color, sport, zone, archived: state.status === 'archived', ...who };
  }
}

/** The accounts that look after a team's money, as the log has it; none: there is no such team. */
export class GetTeamCollectors extends Query<readonly string[]> {
  constructor(readonly teamId: string) {
    super();
  }
}

@QueryHandler(GetTeamCollectors)
export class GetTeamCollectorsHandler implements IQueryHandler<GetTeamCollectors> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ teamId }: GetTeamCollectors): Promise<readonly string[]> {
    const { state } = await this.store.load(teamAggregate, teamId);
    return state.status === 'none'
      ? []
      : activeIn(state).flatMap(({ accountId, role }) => (collectsAs(role) ? [accountId] : []));
  }
}
