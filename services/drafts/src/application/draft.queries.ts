import { draftIdOf } from '@fieldhouse/events/drafts';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { draftAggregate, hasBoard, isBeforeStart, isInRunningDraft, type DraftStatus } from '../domain';

/** Does the league's draft count on a team, from its lobby until it is published or cancelled? */
export class IsTeamInRunningDraft extends Query<boolean> {
  constructor(
    readonly leagueId: string,
    readonly teamId: string,
  ) {
    super();
  }
}

@QueryHandler(IsTeamInRunningDraft)
export class IsTeamInRunningDraftHandler implements IQueryHandler<IsTeamInRunningDraft> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ leagueId, teamId }: IsTeamInRunningDraft): Promise<boolean> {
    const { state } = await this.store.load(draftAggregate, draftIdOf(leagueId));
    return isInRunningDraft(state, teamId);
  }
}

/** How far is a league's draft? `none`: there is none. */
export class GetDraftStatus extends Query<DraftStatus> {
  constructor(readonly leagueId: string) {
    super();
  }
}

@QueryHandler(GetDraftStatus)
export class GetDraftStatusHandler implements IQueryHandler<GetDraftStatus> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ leagueId }: GetDraftStatus): Promise<DraftStatus> {
    return (await this.store.load(draftAggregate, draftIdOf(leagueId))).state.status;
  }
}

/** When does a league's draft begin (ISO-8601 UTC)? Null while none is set, and once it has begun. */
export class GetDraftStart extends Query<string | null> {
  constructor(readonly leagueId: string) {
    super();
  }
}

@QueryHandler(GetDraftStart)
export class GetDraftStartHandler implements IQueryHandler<GetDraftStart> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ leagueId }: GetDraftStart): Promise<string | null> {
    const { state } = await this.store.load(draftAggregate, draftIdOf(leagueId));
    return isBeforeStart(state) ? state.settings.startsAt : null;
  }
}

/** Is a league's draft in its lobby or further, and not cancelled? */
export class HasDraftBegun extends Query<boolean> {
  constructor(readonly leagueId: string) {
    super();
  }
}

@QueryHandler(HasDraftBegun)
export class HasDraftBegunHandler implements IQueryHandler<HasDraftBegun> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ leagueId }: HasDraftBegun): Promise<boolean> {
    return hasBoard((await this.store.load(draftAggregate, draftIdOf(leagueId))).state);
  }
}
