import { EVENT_STORE, type EventStore } from '@fieldhouse/kernel/runtime';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TeamsOfAccounts } from '../infrastructure/team-indexes';

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
    for (const { teamId } of await this.teams.of(accountId))
      for await (const { metadata } of this.events.read(`team-${teamId}`, 0, 1))
        dated.push({ teamId, createdAt: metadata.occurredAt });
    return dated;
  }
}
